import { formatDate } from '#lib/formatting.ts'
import { Accordion, AccordionRow } from '#ui/accordion.tsx'
import { Badge, GradeBadge } from '#ui/badge.tsx'
import { AssessmentRow } from './assessment-row.tsx'
import type { CheckupAnswers } from './checkups-together.ts'

/** A check-up of the list in one line; its answers once it is opened. */
export function CheckupRow({ checkup: { checkupId, answers } }: { checkup: CheckupAnswers }) {
  const newest = answers.at(-1)
  if (!newest) return null
  const right = answers.filter(({ score, totalScore }) => totalScore > 0 && score === totalScore).length
  return (
    <AccordionRow
      value={`check-up ${checkupId}`}
      header={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 sm:flex-1">
            <span className="block font-heading text-[18px] leading-snug font-extrabold">Check-up</span>
            <span className="text-small text-ink-soft">{formatDate(newest.createdAt)}</span>
          </span>
          <span className="flex flex-wrap gap-2">
            <Badge look="brand">
              {right} of {answers.length} right
            </Badge>
            <GradeBadge grade={newest.grade} />
          </span>
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft">
          A check-up finds out what to practise. What was not known yet costs nothing.
        </p>
        <Accordion>
          {answers.map(evaluation => (
            <AssessmentRow key={evaluation.id} evaluation={evaluation} />
          ))}
        </Accordion>
      </div>
    </AccordionRow>
  )
}

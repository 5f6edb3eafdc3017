import { useMemo } from 'react'
import type { EvaluationDetail } from '#contract/evaluations.ts'
import { formatDate, formatScore } from '#lib/formatting.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Badge, GradeBadge, MasteredBadge, StandardBadge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/states.tsx'
import { GapCards, PractiseLink } from './gap-card.tsx'
import { type GapEntry, gapEntries, groupByStandard, type StandardGroup } from './gap-entries.ts'

/** The gaps, each below its standard. */
export function GapsByStandard({ entries }: { entries: GapEntry[] }) {
  const groups = useMemo(() => groupByStandard(entries), [entries])
  const hasStandards = groups.some(({ standard }) => standard !== null)
  return (
    <div className="grid gap-8">
      {!hasStandards && (
        <EmptyState title="No standards found in your evaluations">
          A standard names what a class is meant to learn, such as 5.NF.A.1. It appears here when a gap
          belongs to one.
        </EmptyState>
      )}
      {groups.map(group => (
        <StandardSection key={group.value} group={group} />
      ))}
    </div>
  )
}

function StandardSection({ group: { standard, entries } }: { group: StandardGroup }) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2>{standard ?? 'No Standard Assigned'}</h2>
        <Badge>{entries.length === 1 ? '1 gap' : `${entries.length.toLocaleString('en')} gaps`}</Badge>
      </div>
      <GapCards entries={entries} />
    </section>
  )
}

interface GapsByEvaluationProps {
  details: EvaluationDetail[]
  /** The ids of gaps that practice has resolved. */
  mastered: ReadonlySet<number>
}

/** Each evaluation with its gaps. */
export function GapsByEvaluation({ details, mastered }: GapsByEvaluationProps) {
  const shown = useGradually(details)
  return (
    <ul className="grid gap-4">
      {shown.map(detail => (
        <li
          key={detail.evaluation.id}
          className="[contain-intrinsic-size:auto_300px] [content-visibility:auto]"
        >
          <EvaluationCard detail={detail} mastered={mastered} />
        </li>
      ))}
    </ul>
  )
}

interface EvaluationCardProps extends Pick<GapsByEvaluationProps, 'mastered'> {
  detail: EvaluationDetail
}

function EvaluationCard({ detail, mastered }: EvaluationCardProps) {
  const { question, grade, score, totalScore, createdAt } = detail.evaluation
  const entries = gapEntries([detail], mastered)
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-heading text-[18px] font-extrabold break-words whitespace-pre-line">
            {question}
          </h2>
          <p className="mt-1 text-small text-ink-soft">{formatDate(createdAt)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <GradeBadge grade={grade} />
          <Badge look="sun">
            <span className="sr-only">Score </span>
            {formatScore(score)}/{formatScore(totalScore)}
          </Badge>
        </div>
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-soft">No knowledge gaps identified for this evaluation</p>
      ) : (
        <ul className="grid gap-3">
          {entries.map(entry => (
            <GapRow key={entry.gap.id} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function GapRow({ entry: { gap, standard, isMastered } }: { entry: GapEntry }) {
  return (
    <li className="grid min-w-0 gap-1 rounded-medium bg-sunk px-4 py-3 break-words">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0">{gap.concept}</h3>
        {isMastered && <MasteredBadge />}
        {standard && <StandardBadge code={standard} />}
        <PractiseLink gapId={gap.id} concept={gap.concept} />
      </div>
      <p>{gap.description}</p>
    </li>
  )
}

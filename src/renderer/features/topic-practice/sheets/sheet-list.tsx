import { useQuery } from '@tanstack/react-query'
import { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import { writeSheetCode } from '#contract/sheet-code.ts'
import { formatDay } from '#lib/formatting.ts'
import { createQuery } from '#lib/query-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FirstOf } from '#ui/first-of.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { sheetPath } from './sheet-path.ts'

const FIRST = 5

/** The child's sheets, to go on with one or to print it again. */
export function SheetList() {
  const { data } = useQuery({ ...createQuery(practiceSheetEndpoints.list, {}), refetchOnMount: 'always' })
  if (data === undefined || data.sheets.length === 0) return null
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>My sheets</h2>
      <FirstOf items={data.sheets} first={FIRST} what="sheets" className="grid gap-3">
        {({ code, createdAt, concepts, questions, answered, right }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line not-first:border-t not-first:pt-3"
          >
            <div className="min-w-0 flex-1 basis-60 break-words">
              <b className="font-heading tracking-wider">{writeSheetCode(code)}</b>
              <span className="text-small text-ink-soft"> · {formatDay(createdAt)}</span>
              <p>{concepts.join(', ')}</p>
              <p className="text-small text-ink-soft">
                {answered === 0
                  ? `${questions} questions, nothing entered yet`
                  : `${right} right of ${answered} entered, ${questions} questions`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                to={sheetPath(code)}
                look="outlined"
                aria-label={`Enter answers of ${writeSheetCode(code)}`}
              >
                {answered < questions ? 'Enter answers' : 'Look at it'}
              </ButtonLink>
              <PrintSheet code={code} look="quiet" />
            </div>
          </li>
        )}
      </FirstOf>
    </Card>
  )
}

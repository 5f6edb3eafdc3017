import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { isUnreachable } from '#lib/api.ts'
import { formatCount } from '#lib/formatting.ts'
import { createQuery } from '#lib/query-client.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { AssessmentRow } from './assessment-row.tsx'
import { CheckupRow } from './checkup-row.tsx'
import { withCheckupsTogether } from './checkups-together.ts'

/** Rows that are drawn at once; a button draws the next ones. */
const ROWS_AT_ONCE = 50

export default function PastAssessmentsPage() {
  return (
    <div className="mx-auto max-w-[860px]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading short="This is the work you did." intro="My checked work, the newest first.">
          Past Assessment Results
        </PageHeading>
        <ButtonLink to="/evaluate" look="quiet" className="-mx-3.5 shrink-0">
          <ArrowLeft aria-hidden className="size-[22px]" />
          Back to Evaluator
        </ButtonLink>
      </div>
      <Assessments />
    </div>
  )
}

function Assessments() {
  const { data, error, isFetching, refetch } = useQuery(createQuery(evaluationEndpoints.list, { query: {} }))
  if (data === undefined && error) {
    return (
      <ErrorState
        title="Error Loading Assessments"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isOffline={isUnreachable(error)}
      >
        There was an error loading your past assessments. Please try again later.
      </ErrorState>
    )
  }
  if (data === undefined) return <Loading />
  if (data.length === 0) {
    return (
      <EmptyState
        title="No Past Assessments"
        action={<ButtonLink to="/evaluate">Answer Evaluator</ButtonLink>}
      >
        Nothing has been marked yet. Have your first answer marked with the Answer Evaluator, and find it
        again here.
      </EmptyState>
    )
  }
  return <Rows evaluations={data} />
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-ink-soft">Loading your past assessments...</p>
      {[1, 2, 3].map(row => (
        <Skeleton key={row} className="h-[92px] rounded-large" />
      ))}
    </div>
  )
}

function Rows({ evaluations }: { evaluations: Evaluation[] }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rows = useMemo(() => withCheckupsTogether(evaluations), [evaluations])
  const left = rows.length - shown
  return (
    <>
      <Accordion>
        {rows
          .slice(0, shown)
          .map(row =>
            'answers' in row ? (
              <CheckupRow key={`check-up ${row.checkupId}`} checkup={row} />
            ) : (
              <AssessmentRow key={row.id} evaluation={row} />
            ),
          )}
      </Accordion>
      {left > 0 && (
        <div className="mt-5 flex justify-center">
          <Button look="outlined" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            Show more ({formatCount(left)} left)
          </Button>
        </div>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { isUnreachable } from '#lib/api.ts'
import { createQuery } from '#lib/query-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AllGaps } from './all-gaps.tsx'
import { EvaluationChip, ForeignEvaluation, useEvaluationFilter, useIsForeign } from './evaluation-chip.tsx'
import { entriesOf, gapEntries } from './gap-entries.ts'
import { GapsByEvaluation, GapsByStandard } from './gaps-by-group.tsx'

export default function KnowledgeGapsPage() {
  const { evaluationId, clear } = useEvaluationFilter()
  const isForeign = useIsForeign(evaluationId)
  // Asked for first: it is what is shown first. Practice elsewhere may have changed it.
  const gaps = useQuery({ ...createQuery(practiceEndpoints.gaps, {}), refetchOnMount: 'always' })
  const evaluations = useQuery(createQuery(evaluationEndpoints.list, { query: {} }))
  const failed = [evaluations, gaps].find(({ data, error }) => data === undefined && error)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading
          short="What can you learn next? Here it is."
          intro="What I can learn next, and the question that showed it."
        >
          Knowledge Gaps
        </PageHeading>
        <ButtonLink to="/knowledge-mastery" look="quiet" className="-mx-3.5 shrink-0">
          View Knowledge Mastery
        </ButtonLink>
      </div>
      {evaluationId !== undefined && !isForeign && (
        <EvaluationChip evaluationId={evaluationId} onClear={clear} />
      )}
      {isForeign ? (
        <ForeignEvaluation />
      ) : failed ? (
        <ErrorState
          title="Error Loading Knowledge Gaps"
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
          isOffline={isUnreachable(failed.error)}
        >
          There was a problem loading your evaluations. Please try again later.
        </ErrorState>
      ) : (
        <Gaps evaluations={evaluations.data} found={gaps.data} evaluationId={evaluationId} />
      )}
    </>
  )
}

interface GapsProps {
  /** Undefined while they load. */
  evaluations: Evaluation[] | undefined
  found: EndpointAnswer<typeof practiceEndpoints.gaps> | undefined
  /** Shows the gaps of this evaluation alone. */
  evaluationId: number | undefined
}

function Gaps({ evaluations, found, evaluationId }: GapsProps) {
  const isNarrowed = evaluationId !== undefined
  const entries = useMemo(() => {
    const all = found ? gapEntries(found.groups, found.evaluations) : []
    return isNarrowed ? entriesOf(all, evaluationId) : all
  }, [found, isNarrowed, evaluationId])
  const shown = useMemo(
    () => (isNarrowed ? evaluations?.filter(({ id }) => id === evaluationId) : evaluations) ?? [],
    [evaluations, isNarrowed, evaluationId],
  )
  const isWaiting = !evaluations || !found
  const instead = isWaiting ? (
    <Loading />
  ) : isNarrowed ? (
    <EmptyState pose="cheering" title="No knowledge gaps identified for this evaluation">
      Nothing to practise here.
    </EmptyState>
  ) : undefined
  return (
    <Tabs
      label="Knowledge gaps"
      initial="all"
      tabs={[
        {
          value: 'all',
          label: 'All Gaps',
          content: entries.length > 0 ? <AllGaps entries={entries} /> : (instead ?? <NoGaps />),
        },
        {
          value: 'standard',
          label: 'By Standard',
          content:
            entries.length > 0 ? (
              <GapsByStandard entries={entries} />
            ) : isWaiting ? (
              <Loading />
            ) : (
              <NoStandards />
            ),
        },
        {
          value: 'evaluation',
          label: 'By Evaluation',
          content:
            shown.length > 0 ? (
              <GapsByEvaluation evaluations={shown} entries={entries} />
            ) : isWaiting ? (
              <Loading />
            ) : (
              <NoEvaluations />
            ),
        },
      ]}
    />
  )
}

const firstSteps = (
  <div className="flex flex-wrap justify-center gap-3">
    <ButtonLink to="/answer-evaluator">New Evaluation</ButtonLink>
    <ButtonLink to="/check-up" look="outlined">
      Start a check-up
    </ButtonLink>
  </div>
)

function NoGaps() {
  return (
    <EmptyState title="No knowledge gaps found in your evaluations" action={firstSteps}>
      When an answer shows that something is missing, it appears here, ready to be practised.
    </EmptyState>
  )
}

function NoStandards() {
  return (
    <EmptyState title="No standards found in your evaluations" action={firstSteps}>
      When a gap belongs to a standard such as 5.NF.A.1, you find it here.
    </EmptyState>
  )
}

function NoEvaluations() {
  return (
    <EmptyState title="No evaluations found. Try evaluating an answer first!" action={firstSteps}>
      Every marked answer and what it showed is listed here.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2">
      <span className="sr-only">Loading your knowledge gaps...</span>
      {[1, 2, 3, 4].map(card => (
        <Card key={card} className="grid gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton />
          <Skeleton className="h-5 w-2/3" />
        </Card>
      ))}
    </div>
  )
}

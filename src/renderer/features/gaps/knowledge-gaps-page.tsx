import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { boosterEndpoints } from '#contract/boosters.ts'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { isUnreachable } from '#lib/api.ts'
import { createQuery } from '#lib/query-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AllGaps } from './all-gaps.tsx'
import { EvaluationChip, useEvaluationFilter } from './evaluation-chip.tsx'
import { type EvaluationDetails, useEvaluationDetails } from './evaluation-details.ts'
import { gapEntries } from './gap-entries.ts'
import { GapsByEvaluation, GapsByStandard } from './gaps-by-group.tsx'

/** So many evaluations are read before anybody could read a word about it. */
const FEW = 30

export default function KnowledgeGapsPage() {
  const { evaluationId, clear } = useEvaluationFilter()
  const { data, error, isFetching, refetch } = useQuery(createQuery(evaluationEndpoints.list, { query: {} }))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading intro="What to practise next, and the question in which it showed.">
          Knowledge Gaps
        </PageHeading>
        <ButtonLink to="/knowledge-mastery" look="quiet" className="-mx-[22px] shrink-0">
          View Knowledge Mastery
        </ButtonLink>
      </div>
      {evaluationId !== undefined && <EvaluationChip evaluationId={evaluationId} onClear={clear} />}
      {data === undefined && error ? (
        <ErrorState
          title="Error Loading Knowledge Gaps"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          There was a problem loading your evaluations. Please try again later.
        </ErrorState>
      ) : (
        <Gaps evaluations={data} evaluationId={evaluationId} />
      )}
    </>
  )
}

interface GapsProps {
  /** Undefined while they load. */
  evaluations: Evaluation[] | undefined
  /** Shows the gaps of this evaluation alone. */
  evaluationId: number | undefined
}

function Gaps({ evaluations, evaluationId }: GapsProps) {
  const all = useEvaluationDetails(evaluations, evaluationId)
  const details = useMemo(
    () =>
      evaluationId === undefined
        ? all.details
        : all.details.filter(({ evaluation }) => evaluation.id === evaluationId),
    [all.details, evaluationId],
  )
  const { data: boosters } = useQuery(createQuery(boosterEndpoints.listGaps, {}))
  const mastered = useMemo(
    () => new Set(boosters?.gaps.filter(({ progress }) => progress.isResolved).map(({ id }) => id)),
    [boosters],
  )
  const entries = useMemo(() => gapEntries(details, mastered), [details, mastered])
  const isWaiting = all.isLoading && details.length === 0
  const isNothingRead = all.failed > 0 && !all.isLoading && details.length === 0
  const noGaps = isWaiting ? (
    <Loading />
  ) : evaluationId === undefined ? (
    <NoGaps />
  ) : (
    <EmptyState pose="cheering" title="No knowledge gaps identified for this evaluation">
      Nothing to practise here.
    </EmptyState>
  )
  const isNarrowed = evaluationId !== undefined
  if (isNothingRead) {
    return (
      <ErrorState title="Error Loading Knowledge Gaps" onRetry={all.retry}>
        There was a problem loading your evaluations. Please try again later.
      </ErrorState>
    )
  }
  return (
    <>
      {!isNarrowed && <ReadingProgress total={evaluations?.length} {...all} />}
      <Tabs
        label="Knowledge gaps"
        initial="all"
        tabs={[
          {
            value: 'all',
            label: 'All Gaps',
            content: entries.length > 0 ? <AllGaps entries={entries} /> : noGaps,
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
              details.length > 0 ? (
                <GapsByEvaluation details={details} mastered={mastered} />
              ) : isWaiting ? (
                <Loading />
              ) : (
                <NoEvaluations />
              ),
          },
        ]}
      />
    </>
  )
}

const evaluateAnswer = <ButtonLink to="/answer-evaluator">New Evaluation</ButtonLink>

function NoGaps() {
  return (
    <EmptyState title="No knowledge gaps found in your evaluations" action={evaluateAnswer}>
      When an answer shows that something is missing, it appears here, ready to be practised.
    </EmptyState>
  )
}

function NoStandards() {
  return (
    <EmptyState title="No standards found in your evaluations" action={evaluateAnswer}>
      When a gap belongs to a standard such as 5.NF.A.1, you find it here.
    </EmptyState>
  )
}

function NoEvaluations() {
  return (
    <EmptyState title="No evaluations found. Try evaluating an answer first!" action={evaluateAnswer}>
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

/** A quiet line while many evaluations are read, and a word about those that could not be. */
function ReadingProgress({
  total,
  read,
  failed,
  isLoading,
  retry,
}: EvaluationDetails & { total: number | undefined }) {
  if (total !== undefined && total > FEW && isLoading) {
    return (
      <div className="mb-4 grid gap-1.5 text-small text-ink-soft">
        <span>
          Reading your evaluations: {read.toLocaleString('en')} of {total.toLocaleString('en')}
        </span>
        <span aria-hidden className="block h-1 overflow-hidden rounded-pill bg-line">
          <span
            className="block h-full origin-left rounded-pill bg-brand transition-transform duration-200"
            style={{ transform: `scaleX(${total === 0 ? 1 : read / total})` }}
          />
        </span>
      </div>
    )
  }
  if (failed === 0) return null
  return (
    <p role="status" className="mb-4 text-small text-ink-soft">
      {failed === 1 ? 'One evaluation' : `${failed} evaluations`} could not be read and{' '}
      {failed === 1 ? 'is' : 'are'} left out.{' '}
      <button type="button" className="link wide-target font-bold" onClick={retry}>
        Try again
      </button>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type BoosterGap, boosterEndpoints } from '#contract/boosters.ts'
import { isUnreachable } from '#lib/api.ts'
import { classNames } from '#lib/class-names.ts'
import { createQuery } from '#lib/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { preloadMarkdown } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { GapList } from './gap-list.tsx'
import { PracticePanel } from './practice-panel.tsx'
import { GAP_PARAMETER } from './practice-path.ts'
import { practice } from './practice-store.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'

export default function BoostersPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...createQuery(boosterEndpoints.listGaps, {}),
    // Another window, or a new evaluation, may have changed it.
    refetchOnMount: 'always',
  })
  useEffect(preloadMarkdown, [])
  return (
    <>
      <div className="mb-6">
        <PageHeading intro="Five right in a row and the gap is yours.">Boosters</PageHeading>
      </div>
      {data !== undefined ? (
        <Boosters gaps={data.gaps} />
      ) : error ? (
        <ErrorState
          title="Error Loading Boosters"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          There was a problem loading your gaps. Please try again later.
        </ErrorState>
      ) : (
        <Loading />
      )}
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[300px_1fr]">
      <span className="sr-only">Loading your gaps...</span>
      <div className="grid content-start gap-3">
        {[1, 2, 3].map(card => (
          <Card key={card} className="grid gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-6 w-1/2" />
          </Card>
        ))}
      </div>
      <Card className="grid gap-5 max-lg:hidden">
        <QuestionSkeleton />
      </Card>
    </div>
  )
}

/** The list on the left, the practice on the right; on a narrow screen one of the two. */
function Boosters({ gaps }: { gaps: BoosterGap[] }) {
  const { selected, select } = useSelectedGap(gaps)
  if (gaps.length === 0) {
    return (
      <EmptyState
        title="No understanding gaps found. Complete some evaluations first!"
        action={<ButtonLink to="/answer-evaluator">New Evaluation</ButtonLink>}
      >
        When an answer shows a gap, you practise it here until it is yours.
      </EmptyState>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div className={classNames('min-w-0', selected && 'max-lg:hidden')}>
        <GapList gaps={gaps} selectedId={selected?.id} onSelect={select} />
      </div>
      <div className="min-w-0">
        {selected ? (
          <>
            <Button look="quiet" onClick={() => select(null)} className="-mt-3 mb-1 -ml-[22px] lg:hidden">
              <ArrowLeft aria-hidden className="size-[22px]" />
              All gaps
            </Button>
            <PracticePanel gap={selected} onComplete={() => select(null)} />
          </>
        ) : (
          <div className="max-lg:hidden">
            <EmptyState title="Select a Gap to Begin">
              Choose one from the list. Five right answers in a row, and it is mastered.
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

/** The address names the selected gap, so that a link from another page opens it; the practice follows it. */
function useSelectedGap(gaps: BoosterGap[]) {
  const [params, setParams] = useSearchParams()
  const selected = gaps.find(({ id }) => String(id) === params.get(GAP_PARAMETER))
  const selectedId = selected?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refreshed list does not start the practice over
  useEffect(() => {
    void practice.select(selected ?? null)
    return () => void practice.select(null)
  }, [selectedId])
  const select = (gapId: number | null) => setParams(gapId === null ? {} : { [GAP_PARAMETER]: String(gapId) })
  return { selected, select }
}

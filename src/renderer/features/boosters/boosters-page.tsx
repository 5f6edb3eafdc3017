import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type GapGroup, practiceEndpoints } from '#contract/practice.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { isUnreachable } from '#lib/api.ts'
import { classNames } from '#lib/class-names.ts'
import { createQuery } from '#lib/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { preloadMarkdown } from '#ui/markdown.tsx'
import { NotTheirs } from '#ui/not-theirs.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { GapList } from './gap-list.tsx'
import { MixedPanel } from './mixed-panel.tsx'
import { PracticePanel } from './practice-panel.tsx'
import { GAP_PARAMETER, MIXED_PARAMETER, START_PARAMETER } from './practice-path.ts'
import { practice } from './practice-store.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { TodayStrip } from './today-strip.tsx'

export default function BoostersPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...createQuery(practiceEndpoints.gaps, {}),
    // Another window, or a new evaluation, may have changed it.
    refetchOnMount: 'always',
  })
  useEffect(preloadMarkdown, [])
  return (
    <>
      <div className="mb-6">
        <PageHeading
          short="Let’s practise! Get five right in a row."
          intro="Practise: five right in a row, and the gap is closed."
        >
          Boosters
        </PageHeading>
      </div>
      {data !== undefined ? (
        <Boosters groups={data.groups} isFresh={!isFetching} />
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

interface BoostersProps {
  groups: readonly GapGroup[]
  /** They are not being read anew: the newest are among them. */
  isFresh: boolean
}

/** The list on the left, the practice on the right; on a narrow screen one of the two. */
function Boosters({ groups, isFresh }: BoostersProps) {
  const { data: me } = useCurrentUser()
  const gaps = useMemo(() => groups.filter(({ state }) => state !== 'closed'), [groups])
  const { wanted, selected, isMixed, select, mix } = useSelection(gaps)
  if (me && isFresh && wanted !== null && !groups.some(group => holds(group, wanted))) {
    const own = { to: '/boosters', label: 'Boosters' }
    return <NotTheirs what="gap" learner={me} own={own} />
  }
  if (gaps.length === 0) {
    return (
      <EmptyState
        title="No understanding gaps found. Complete some evaluations first!"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/check-up">Start a check-up</ButtonLink>
            <ButtonLink to="/answer-evaluator" look="outlined">
              New Evaluation
            </ButtonLink>
          </div>
        }
      >
        When an answer shows a gap, you practise it here until it is yours. No homework at hand? A check-up
        finds out in a few questions what to practise first.
      </EmptyState>
    )
  }
  const isPractising = selected !== undefined || isMixed
  return (
    <>
      {!isPractising && <TodayStrip onMix={mix} onSelect={select} />}
      <div className="grid items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className={classNames('min-w-0', isPractising && 'max-lg:hidden')}>
          <GapList gaps={gaps} selectedId={selected?.gapId} onSelect={select} />
        </div>
        <div className="min-w-0">
          {isPractising && (
            <Button look="quiet" onClick={() => select(null)} className="-mt-3 mb-1 -ml-3.5 lg:hidden">
              <ArrowLeft aria-hidden className="size-[22px]" />
              All gaps
            </Button>
          )}
          {selected ? (
            <PracticePanel gap={selected} onComplete={() => select(null)} />
          ) : isMixed ? (
            <MixedPanel onDone={() => select(null)} />
          ) : (
            <EmptyState title="Select a Gap to Begin">
              Choose one from the list. Five right answers in a row, and it is mastered.
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}

/** Whether it is this group, or one of its gaps, that an address names. */
function holds({ gapId, seen }: GapGroup, wanted: string): boolean {
  return String(gapId) === wanted || seen.some(each => String(each.gapId) === wanted)
}

/** The address names what is practised, so that a link from another page opens it; the practice follows it. */
function useSelection(gaps: readonly GapGroup[]) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get(GAP_PARAMETER)
  const selected = wanted === null ? undefined : gaps.find(gap => holds(gap, wanted))
  const isMixed = params.has(MIXED_PARAMETER)
  const isStarting = params.has(START_PARAMETER)
  // Once it is mastered, another gap of the same group may stand for it.
  const selectedKey = selected && `${selected.concept}\n${selected.description}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refreshed list does not start the practice over
  useEffect(() => {
    if (isMixed) void practice.mix()
    else if (!selected) void practice.select(null)
    else {
      const { gapId: id, progress, state } = selected
      void practice.select({ id, progress, isDue: state === 'due' }, isStarting)
    }
    return () => void practice.select(null)
  }, [selectedKey, isMixed])
  return {
    wanted,
    selected,
    isMixed,
    select: (gapId: number | null) => setParams(gapId === null ? {} : { [GAP_PARAMETER]: String(gapId) }),
    mix: () => setParams({ [MIXED_PARAMETER]: 'now' }),
  }
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { type Mastery, masteryEndpoints } from '#contract/masteries.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import {
  EvaluationChip,
  ForeignEvaluation,
  useEvaluationFilter,
  useIsForeign,
} from '#features/gaps/evaluation-chip.tsx'
import { isUnreachable } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'
import { createQuery } from '#lib/query-client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PrintButton } from '#ui/paper/print-button.tsx'
import { reloadPage } from '#ui/reload-page.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toasts.ts'
import { groupByConcept } from './concept-groups.ts'
import { useConceptStates } from './concept-states.ts'
import { MasteryList } from './mastery-list.tsx'
import { SkillTreeTab } from './skill-tree-tab.tsx'
import { gatherSkills } from './skills.ts'

/** What was read is taken as true for so long, in milliseconds. */
const FRESH_FOR = 60_000

export default function KnowledgeMasteryPage() {
  const { evaluationId, clear } = useEvaluationFilter()
  const isForeign = useIsForeign(evaluationId)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <PageHeading
          short="You can do all this. Well done!"
          intro="My skills: everything I have shown or won by practice."
        >
          Knowledge Mastery
        </PageHeading>
        <div className="flex flex-wrap gap-x-1 gap-y-2">
          <ButtonLink to="/understanding-gaps" look="quiet" className="max-sm:-ml-3.5">
            View Knowledge Gaps
          </ButtonLink>
          <ButtonLink to="/answer-evaluator" look="outlined">
            New Evaluation
          </ButtonLink>
        </div>
      </div>
      {evaluationId !== undefined && !isForeign && (
        <EvaluationChip evaluationId={evaluationId} onClear={clear} />
      )}
      {isForeign ? <ForeignEvaluation /> : <Masteries evaluationId={evaluationId} />}
    </>
  )
}

/** Shows the masteries of one evaluation, or all of them. */
function Masteries({ evaluationId }: { evaluationId: number | undefined }) {
  const { data: read, error } = useQuery({ ...createQuery(masteryEndpoints.list, {}), staleTime: FRESH_FOR })
  // What a query has read is shown in one go otherwise, and a large tree keeps a slow computer from all else meanwhile.
  const data = useDeferredValue(read)
  const masteries = useMemo(
    () =>
      data?.masteries.filter(
        ({ evaluationIds }) => evaluationId === undefined || evaluationIds.includes(evaluationId),
      ) ?? [],
    [data, evaluationId],
  )
  if (data === undefined) {
    return error ? (
      <ErrorState
        title="Error Loading Masteries"
        onRetry={() => void reloadPage()}
        isOffline={isUnreachable(error)}
      >
        There was a problem loading your knowledge mastery data. Please try again later.
      </ErrorState>
    ) : (
      <Loading />
    )
  }
  return (
    <div className="grid gap-4">
      {error && (
        <Alert look="destructive" title="Error loading knowledge masteries">
          Please try again later
        </Alert>
      )}
      {masteries.length > 0 ? (
        <Shown masteries={masteries} />
      ) : (
        <Empty isNarrowed={evaluationId !== undefined} />
      )}
    </div>
  )
}

function Shown({ masteries }: { masteries: Mastery[] }) {
  const skills = useMemo(() => gatherSkills(masteries), [masteries])
  const groups = useMemo(() => groupByConcept(skills), [skills])
  const states = useConceptStates()
  const { data: user } = useCurrentUser()
  const print = user && (
    <PrintButton
      title="Knowledge Mastery"
      name={user.childName}
      load={async () => {
        const { SkillsPaper } = await loadPart(() => import('./skills-paper.tsx'))
        return <SkillsPaper groups={groups} states={states} />
      }}
    />
  )
  return (
    <Tabs
      label="Knowledge mastery"
      initial="tree"
      tabs={[
        {
          value: 'tree',
          label: 'Skill Tree',
          content: (
            <SkillTreeTab
              groups={groups}
              states={states}
              actions={
                <Card className="grid gap-4">
                  <Actions print={print} />
                </Card>
              }
            />
          ),
        },
        {
          value: 'list',
          label: 'Mastery List',
          content: (
            <div className="grid gap-6">
              <MasteryList skills={skills} />
              <div className="flex flex-wrap justify-center gap-3 max-sm:*:w-full">
                <Actions print={print} />
              </div>
            </div>
          ),
        },
      ]}
    />
  )
}

function Actions({ print }: { print: ReactNode }) {
  return (
    <>
      <ButtonLink to="/answer-evaluator">Evaluate Another Answer</ButtonLink>
      <Button look="outlined" onClick={announceExport}>
        Export Mastery Tree
      </Button>
      {print}
    </>
  )
}

function announceExport() {
  toast({
    title: 'Feature Coming Soon!',
    description: 'Downloading your mastery tree as a PDF will come later.',
  })
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      title={isNarrowed ? 'Nothing mastered in this evaluation yet' : 'Your skill tree starts here'}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/answer-evaluator">Start Evaluating Answers</ButtonLink>
          {!isNarrowed && (
            <ButtonLink to="/check-up" look="outlined">
              Start a check-up
            </ButtonLink>
          )}
        </div>
      }
    >
      Have an answer evaluated, or practise a gap until it is mastered, and the tree grows its first skills.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2">
      <span className="sr-only">Loading your knowledge masteries...</span>
      <Card className="grid min-h-[420px] place-items-center md:col-span-2">
        <Skeleton className="size-32 rounded-pill!" />
      </Card>
      {[1, 2].map(card => (
        <Card key={card} className="grid gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton />
          <Skeleton className="h-5 w-2/3" />
        </Card>
      ))}
    </div>
  )
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { preloadMarkdown } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProgressSteps } from '#ui/progress-steps.tsx'
import { KeptView } from './at-home/kept-view.tsx'
import { WaysView } from './at-home/ways-view.tsx'
import { GradeStep } from './grade-step.tsx'
import { HomeStrip } from './home/home-strip.tsx'
import { useHome } from './home/use-home.ts'
import { PastAssessmentsLink } from './past-assessments-link.tsx'
import type { Side } from './pictures.ts'
import { ResultView } from './result/result-view.tsx'
import { RunningView } from './running-view.tsx'
import { letStepsTakeFocus } from './step-focus.ts'
import { TextStep } from './text-step.tsx'
import { wizard } from './wizard-store.ts'

/** The three steps, the running view or the result. Leaving the page stops what is running. */
export default function EvaluatorPage() {
  const { data: user } = useCurrentUser()
  const { ownerId, step, round, isLoading, progress, result, unmarkable, undecided, kept } = useStore(wizard)
  const home = useHome()
  const isAtHome = useIsAtHome(step, round)
  const work = useRef<HTMLDivElement>(null)
  const side: Side = step === 1 ? 'question' : 'answer'

  useLayoutEffect(() => {
    if (user) wizard.getState().openFor(user)
  }, [user])
  useEffect(() => {
    preloadMarkdown()
    return () => {
      wizard.getState().stop()
      wizard.getState().leaveKept()
    }
  }, [])
  // The page comes as a whole: nothing on it moves when it is known where the child stands.
  const isOpen = user != null && ownerId === user.id && home !== 'waiting'
  useEffect(() => (isOpen ? letStepsTakeFocus() : undefined), [isOpen])

  if (!isOpen) return null
  if (kept) return <KeptView question={kept.question} />
  if (result && !isLoading) return <ResultView result={result} onStartAgain={wizard.getState().reset} />
  if (!isLoading && step === 3 && (unmarkable !== null || undecided)) return <WaysView />
  return (
    <>
      {!isLoading && isAtHome && home !== 'late' && (
        <HomeStrip
          home={home}
          childName={user.childName}
          onGoOn={() => work.current?.querySelector<HTMLElement>('textarea, select')?.focus()}
        />
      )}
      <div ref={work} className="mx-auto max-w-[732px]">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
          <PageHeading
            short="Type your sum. Then type your answer. I look at it with you."
            intro="Check my work: show the question and what you wrote."
          >
            Answer Evaluator
          </PageHeading>
          <PastAssessmentsLink />
        </div>
        {isLoading ? (
          <RunningView progress={progress} onCancel={wizard.getState().stop} />
        ) : (
          <>
            <div className="mb-6">
              <ProgressSteps labels={['Question', 'Answer', 'Grade & Submit']} done={step - 1} />
            </div>
            {step === 3 ? <GradeStep /> : <TextStep key={side} kind={side} />}
          </>
        )}
      </div>
    </>
  )
}

/** Whether the child has just come or begun afresh; once it goes on to another step, it is at work. */
function useIsAtHome(step: 1 | 2 | 3, round: number): boolean {
  const arrived = useRef<{ round: number; step: number | undefined }>({ round, step })
  useEffect(() => {
    if (round !== arrived.current.round) arrived.current = { round, step: 1 }
    if (step !== arrived.current.step) arrived.current.step = undefined
  }, [step, round])
  return round === arrived.current.round ? step === arrived.current.step : step === 1
}

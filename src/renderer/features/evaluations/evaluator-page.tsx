import { History } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { ButtonLink } from '#ui/button.tsx'
import { preloadMarkdown } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProgressSteps } from '#ui/progress-steps.tsx'
import { GradeStep } from './grade-step.tsx'
import { PictureArea } from './picture-area.tsx'
import type { Side } from './pictures.ts'
import { ResultView } from './result-view.tsx'
import { RunningView } from './running-view.tsx'
import { letStepsTakeFocus } from './step-focus.ts'
import { TextStep } from './text-step.tsx'
import { wizard } from './wizard-store.ts'

/** The three steps, the running view or the result. Leaving the page stops what is running. */
export default function EvaluatorPage() {
  const { data: user } = useCurrentUser()
  const { ownerId, step, isLoading, progress, result, pictures } = useStore(wizard)
  const side: Side = step === 1 ? 'question' : 'answer'

  useLayoutEffect(() => {
    if (user) wizard.getState().openFor(user)
  }, [user])
  useEffect(() => {
    preloadMarkdown()
    return () => wizard.getState().stop()
  }, [])
  const isOpen = user != null && ownerId === user.id
  useEffect(() => (isOpen ? letStepsTakeFocus() : undefined), [isOpen])

  if (!isOpen) return null
  if (result && !isLoading) return <ResultView result={result} onStartAgain={wizard.getState().reset} />
  return (
    <div className="mx-auto max-w-[732px]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading intro="Show us the question and the answer. We look at every step.">
          Answer Evaluator
        </PageHeading>
        <ButtonLink to="/past-assessments" look="quiet" className="-mx-[22px] my-0 shrink-0">
          <History aria-hidden className="size-[22px]" />
          View Past Assessments
        </ButtonLink>
      </div>
      {isLoading ? (
        <RunningView progress={progress} onCancel={wizard.getState().stop} />
      ) : (
        <>
          <div className="mb-6">
            <ProgressSteps labels={['Question', 'Answer', 'Grade & Submit']} done={step - 1} />
          </div>
          {step === 3 ? (
            <GradeStep />
          ) : (
            <TextStep key={side} kind={side} hasPictures={pictures[side].length > 0}>
              <PictureArea side={side} />
            </TextStep>
          )}
        </>
      )}
    </div>
  )
}

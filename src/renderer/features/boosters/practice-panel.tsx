import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { GapGroup } from '#contract/practice.ts'
import { isUnreachable } from '#lib/api.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip, type PipPose } from '#ui/pip.tsx'
import { practice } from './practice-store.ts'
import { Question } from './question.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { Stars } from './stars.tsx'

interface PracticePanelProps {
  gap: GapGroup
  onComplete: () => void
}

/** The practice of one gap: what it is, how far it is mastered, and its question. */
export function PracticePanel({ gap, onComplete }: PracticePanelProps) {
  const { current, mcqs, result, isGenerating } = useStore(practice.store)
  const position = mcqs.findIndex(({ id }) => id === current?.id) + 1
  return (
    <Card className="relative grid gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h2 className="min-w-0 flex-1 basis-56 break-words">{gap.concept}</h2>
          <Stars progress={result?.progress ?? gap.progress} />
        </div>
        <Aloud what={gap.concept}>
          <p className="break-words text-ink-soft">{gap.description}</p>
        </Aloud>
        {gap.seen.length > 1 && (
          <p className="text-small text-ink-soft">Seen in {gap.seen.length} answers.</p>
        )}
        {gap.state === 'due' && (
          <p className="font-bold">Let’s check: do you still know it? Two questions will show.</p>
        )}
      </div>
      {isGenerating ? (
        <Making />
      ) : current ? (
        <Question
          bestRun={gap.progress.bestRun}
          mcq={current}
          place={`Question ${position} of ${mcqs.length}`}
          onComplete={onComplete}
        />
      ) : (
        <NoQuestion />
      )}
    </Card>
  )
}

interface InsteadProps {
  pose: PipPose
  title: string
  words: string
  children?: ReactNode
}

/** What is shown in a question's place. */
export function Instead({ pose, title, words, children }: InsteadProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Pip pose={pose} className="w-32" />
      <p className="font-heading text-[20px] font-extrabold">{title}</p>
      <p className="max-w-[46ch] text-ink-soft">{words}</p>
      {children}
    </div>
  )
}

function Making() {
  return (
    <div role="status">
      <Instead pose="thinking" title="Making new questions..." words="This can take a moment." />
    </div>
  )
}

function NoQuestion() {
  const { isLoading, loadError } = useStore(practice.store)
  if (loadError) {
    return (
      <div role="alert">
        <Instead
          pose={isUnreachable(loadError) ? 'sleeping' : 'looking'}
          title="The questions could not be loaded"
          words={loadError.message}
        >
          <Button look="outlined" onClick={() => void practice.load()} isLoading={isLoading}>
            Retry
          </Button>
        </Instead>
      </div>
    )
  }
  if (isLoading) {
    return (
      <div role="status">
        <span className="sr-only">Loading the questions...</span>
        <QuestionSkeleton />
      </div>
    )
  }
  return (
    <Instead
      pose="looking"
      title="No questions available"
      words="Make five questions for this gap and start practising."
    >
      <Button onClick={() => void practice.generate()} className="mt-1">
        <Sparkles aria-hidden className="size-[22px]" />
        Generate Questions
      </Button>
    </Instead>
  )
}

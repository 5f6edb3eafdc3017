import { Sparkles } from 'lucide-react'
import { useStore } from 'zustand'
import type { BoosterGap } from '#contract/boosters.ts'
import { isUnreachable } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { practice } from './practice-store.ts'
import { Question } from './question.tsx'
import { Stars } from './stars.tsx'

interface PracticePanelProps {
  gap: BoosterGap
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
        <p className="break-words text-ink-soft">{gap.description}</p>
      </div>
      {isGenerating ? (
        <Making />
      ) : current ? (
        <Question
          gap={gap}
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

function Making() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 text-center">
      <Pip pose="thinking" className="w-32" />
      <p className="font-heading text-[20px] font-extrabold">Making new questions...</p>
      <p className="text-ink-soft">This can take a moment.</p>
    </div>
  )
}

function NoQuestion() {
  const { isLoading, loadError } = useStore(practice.store)
  if (loadError) {
    return (
      <ErrorState
        title="The questions could not be loaded"
        onRetry={() => void practice.load()}
        isRetrying={isLoading}
        isOffline={isUnreachable(loadError)}
      >
        {loadError.message}
      </ErrorState>
    )
  }
  if (isLoading) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Loading the questions...</span>
        <Skeleton className="h-8 w-2/3" />
        <div className="grid gap-3 sm:grid-cols-2">
          {['A', 'B', 'C', 'D'].map(letter => (
            <Skeleton key={letter} className="h-[72px] rounded-m" />
          ))}
        </div>
      </div>
    )
  }
  return (
    <EmptyState
      title="No questions available"
      action={
        <Button onClick={() => void practice.generate()}>
          <Sparkles aria-hidden className="size-[22px]" />
          Generate Questions
        </Button>
      }
    >
      Make five questions for this gap and start practising.
    </EmptyState>
  )
}

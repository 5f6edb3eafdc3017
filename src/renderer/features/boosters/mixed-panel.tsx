import { useStore } from 'zustand'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Instead } from './practice-panel.tsx'
import { practice } from './practice-store.ts'
import { Question } from './question.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'

/** A few questions of everything that is open or due; each counts for its own gap. */
export function MixedPanel({ onDone }: { onDone: () => void }) {
  const { mixed, current, isLoading, loadError, mixedScore } = useStore(practice.store)
  const at = mixed?.findIndex(({ mcq }) => mcq.id === current?.id) ?? -1
  const question = mixed?.[at]
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>Mixed practice</h2>
        {question && <Badge look="brand">{question.concept}</Badge>}
      </div>
      {question && mixed ? (
        <Question
          bestRun={0}
          mcq={question.mcq}
          place={`Question ${at + 1} of ${mixed.length}`}
          onComplete={onDone}
        />
      ) : isLoading ? (
        <div role="status">
          <span className="sr-only">Loading the questions...</span>
          <QuestionSkeleton />
        </div>
      ) : mixedScore !== null && mixed ? (
        <Instead
          pose="cheering"
          title={`${mixedScore} of ${mixed.length} right`}
          words="Mixing things up helps you to remember them. Each answer counted for its own gap."
        >
          <div className="flex flex-wrap justify-center gap-3">
            <Button look="outlined" onClick={onDone}>
              Done
            </Button>
            <Button onClick={() => void practice.mix()}>Five more</Button>
          </div>
        </Instead>
      ) : (
        <Instead
          pose="looking"
          title={loadError ? 'The questions could not be loaded' : 'Nothing to mix just now'}
          words={loadError?.message ?? 'When two gaps are open or due, they can be mixed here.'}
        >
          <div className="flex flex-wrap justify-center gap-3">
            <Button look="outlined" onClick={onDone}>
              Back
            </Button>
            {loadError && <Button onClick={() => void practice.mix()}>Retry</Button>}
          </div>
        </Instead>
      )}
    </Card>
  )
}

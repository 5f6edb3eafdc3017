import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BeforeYou } from '#features/tutor-queue/index.ts'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip.tsx'
import { ProgressSteps } from '#ui/progress-steps.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Progress } from './evaluate.ts'

const parts = [
  { label: 'Marking Scheme', line: 'Creating marking scheme...' },
  { label: 'Assessment', line: 'Assessing the answer...' },
  { label: 'Knowledge Gaps', line: 'Identifying knowledge gaps...' },
  { label: 'Resources', line: 'Finding recommended resources...' },
]
const doneAt: Record<Progress, number> = { 0: 0, 0.5: 1, 1: 2, 2: 3, 3: 4 }

interface RunningViewProps {
  progress: Progress
  onCancel: () => void
}

/** What the tutor is doing. It appears a moment late: the builtin tutor is often quicker than the eye. */
export function RunningView({ progress, onCancel }: RunningViewProps) {
  const done = doneAt[progress]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card data-answering className="animate-appear [animation-delay:120ms]">
      <div className="flex flex-col items-center gap-2 text-center">
        <Pip pose="thinking" className="w-36" />
        <h2 ref={heading} tabIndex={-1}>
          Pip is looking at every step
        </h2>
        <BeforeYou />
      </div>
      <div
        role="progressbar"
        aria-label="Evaluation"
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={progress}
        aria-valuetext={parts[done]?.line ?? 'Complete'}
        className="mt-6"
      >
        <ProgressSteps labels={parts.map(part => part.label)} done={done} />
      </div>
      <ul className="mx-auto mt-6 grid w-fit gap-3" aria-live="polite">
        {parts.map(({ line }, index) => (
          <li
            key={line}
            className={classNames(
              'flex items-center gap-3 transition-colors duration-200',
              index === done ? 'font-bold text-ink' : 'text-ink-soft',
            )}
          >
            <span className="grid size-6 place-items-center">
              {index < done && <Check aria-hidden strokeWidth={3} className="size-5 text-right" />}
              {index === done && <Spinner className="size-5 text-brand" />}
              {index > done && <span aria-hidden className="size-2 rounded-pill bg-line-strong" />}
            </span>
            {line}
            {index < done && <span className="sr-only"> done</span>}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button isLoading>Evaluating...</Button>
      </div>
    </Card>
  )
}

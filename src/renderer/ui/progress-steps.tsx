import { classNames } from '#lib/class-names.ts'

interface ProgressStepsProps {
  /** Three or four. */
  labels: readonly string[]
  /** How many are done; the one after them is under way. */
  done: number
}

/** Four labels are too wide for one row of a phone. */
const columns: Partial<Record<number, string>> = { 3: 'grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' }

/** Labelled segments, for steps that a person takes or waits for. */
export function ProgressSteps({ labels, done }: ProgressStepsProps) {
  return (
    <ol className={classNames('grid gap-x-2 gap-y-3', columns[labels.length])}>
      {labels.map((label, index) => {
        const isNow = index === done
        return (
          <li
            key={label}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'font-heading text-small leading-tight font-extrabold transition-colors duration-200',
              isNow ? 'text-ink' : 'text-ink-soft',
            )}
          >
            <span aria-hidden className="mb-2 block h-1.5 overflow-hidden rounded-pill bg-line">
              <span
                className={classNames(
                  'block h-full origin-left rounded-pill bg-brand transition-transform duration-200 ease-calm',
                  index > done && 'scale-x-0',
                )}
              />
            </span>
            {label}
            {index < done && <span className="sr-only"> (done)</span>}
          </li>
        )
      })}
    </ol>
  )
}

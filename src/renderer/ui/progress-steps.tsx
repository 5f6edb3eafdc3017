import { classNames } from '#lib/class-names.ts'

interface ProgressStepsProps {
  labels: readonly string[]
  /** How many are done; the one after them is under way. */
  done: number
}

/** Labelled segments, for steps that a person takes or waits for. */
export function ProgressSteps({ labels, done }: ProgressStepsProps) {
  return (
    <ol className="grid gap-2" style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}>
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

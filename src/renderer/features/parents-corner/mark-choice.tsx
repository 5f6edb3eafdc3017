import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'

interface MarkChoiceProps {
  /** Undefined until one is chosen. */
  score: number | undefined
  total: number
  onChoose: (score: number) => void
  /** What stands after the marks. */
  children: ReactNode
}

/** Marks from none to all, one press each. */
export function MarkChoice({ score, total, onChoose, children }: MarkChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-bold">How much of it is right?</legend>
      <div className="flex flex-wrap items-center gap-2">
        {Array.from({ length: total + 1 }, (_, marks) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks are what stands at their place
            key={marks}
            className={classNames(
              'relative grid h-12 min-w-14 cursor-pointer place-items-center rounded-medium border-2 font-heading font-extrabold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              score === marks ? 'border-brand bg-brand text-on-brand' : 'border-line-strong hover:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={score === marks}
              onChange={() => onChoose(marks)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {marks}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}

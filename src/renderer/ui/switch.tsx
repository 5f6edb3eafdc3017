import { useId } from 'react'
import { classNames } from '#lib/class-names.ts'

interface SwitchProps {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off and takes effect at once. The whole row is its target. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!isOn)}
        className="flex min-h-11 w-full items-center justify-between gap-4 rounded-small text-left font-bold"
      >
        {label}
        <span
          aria-hidden
          className={classNames(
            'relative h-8 w-14 shrink-0 rounded-pill border-2 transition-colors duration-150',
            isOn ? 'border-brand bg-brand' : 'border-line-strong bg-sunk',
          )}
        >
          <span
            className={classNames(
              'absolute top-1 size-5 rounded-pill transition-[left] duration-150',
              isOn ? 'left-7 bg-on-brand' : 'left-1 bg-line-strong',
            )}
          />
        </span>
      </button>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

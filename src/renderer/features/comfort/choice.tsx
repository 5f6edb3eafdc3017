import { useId } from 'react'

interface ChoiceProps<T extends string> {
  label: string
  values: readonly T[]
  names: Record<T, string>
  chosen: T
  onChoose: (value: T) => void
}

/** A few values of which one holds, all in sight. */
export function Choice<T extends string>({ label, values, names, chosen, onChoose }: ChoiceProps<T>) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map(value => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-pill border-2 border-line-strong px-4 font-heading font-bold transition-colors duration-150 hover:bg-sunk has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

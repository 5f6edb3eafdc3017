interface ChipsProps {
  /** What could be said next. */
  chips: readonly string[]
  /** Writes the text into the box; sending stays the child's. */
  onChoose: (text: string) => void
}

/** Buttons below the box that write what fits now. They go sideways where there is little room. */
export function Chips({ chips, onChoose }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="You could say" className="mt-2 flex gap-2 overflow-x-auto px-0.5 py-0.5">
      {chips.map(chip => (
        <li key={chip} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(chip)}
            className="min-h-11 rounded-pill border-2 border-line bg-card px-4 text-small font-bold whitespace-nowrap text-brand transition-colors duration-150 hover:bg-brand-soft hover:text-brand-strong"
          >
            {chip}
          </button>
        </li>
      ))}
    </ul>
  )
}

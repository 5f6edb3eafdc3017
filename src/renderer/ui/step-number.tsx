/** The number of a step in a round of its own, before the step's words; the list itself tells a screen reader of it. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-pill bg-brand-soft font-heading text-small font-extrabold text-brand-strong"
    >
      {number}
    </span>
  )
}

import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { type ByHand, barSaid } from '#maths/kinds/by-hand.ts'

interface BarToShadeProps {
  bar: Extract<ByHand, { tool: 'bar' }>
  onSet: (answer: string) => void
}

/** Bars whose parts are shaded one by one; how many are shaded is the answer, wherever they are. */
export function BarToShade({ bar: { bottom, wholes }, onSet }: BarToShadeProps) {
  const [shaded, setShaded] = useState<ReadonlySet<number>>(new Set())
  const parts = (count: number) => Array.from({ length: count }, (_, at) => at)

  function press(part: number) {
    const next = new Set(shaded)
    if (!next.delete(part)) next.add(part)
    setShaded(next)
    onSet(barSaid(next.size, bottom))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">Each bar is one whole. Press its parts to shade them.</p>
      {parts(wholes).map(whole => (
        <fieldset key={whole} className="min-w-0">
          <legend className="sr-only">
            {wholes === 1 ? 'Bar' : `Bar ${whole + 1}`}, {bottom} equal parts
          </legend>
          <div className="flex max-w-[560px] overflow-hidden rounded-small border-2 border-ink">
            {parts(bottom).map(place => {
              const part = whole * bottom + place
              const isShaded = shaded.has(part)
              return (
                <button
                  key={part}
                  type="button"
                  aria-pressed={isShaded}
                  aria-label={`Part ${place + 1}`}
                  onClick={() => press(part)}
                  className={classNames(
                    'h-14 min-w-0 flex-1 border-ink focus-visible:-outline-offset-4',
                    place > 0 && 'border-l-2',
                    isShaded ? 'bg-brand' : 'bg-card hover:bg-brand-soft',
                  )}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className="font-bold">
        {shaded.size} of the parts shaded
      </p>
    </div>
  )
}

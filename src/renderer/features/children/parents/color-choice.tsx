import { Check } from 'lucide-react'
import { useId } from 'react'
import { COLORS, type Color } from '#contract/children.ts'
import { colorStyle } from '../animals/colors.ts'

/** One of the eight colors, each with its name. */
export function ColorChoice({ color, onChange }: { color: Color; onChange: (color: Color) => void }) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">Colour</legend>
      <div className="grid w-fit grid-cols-4 gap-x-4 gap-y-1.5 sm:grid-cols-8 sm:gap-2">
        {COLORS.map(each => (
          <label
            key={each}
            title={each}
            className="grid size-11 cursor-pointer place-items-center rounded-pill border-2 border-transparent has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={each}
              aria-label={each}
              checked={each === color}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            <span
              style={colorStyle(each)}
              className="grid size-8 place-items-center rounded-pill bg-(--child) text-[#1c2b33]"
            >
              {each === color && <Check aria-hidden strokeWidth={3} className="size-5" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

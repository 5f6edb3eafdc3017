import { useId, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { HandOption } from '#maths/kinds/by-hand.ts'
import { Markdown } from '#ui/markdown.tsx'
import { ShapeDrawing } from './shape-drawing.tsx'

interface OneToChooseProps {
  options: readonly HandOption[]
  onSet: (answer: string) => void
}

/** Cards of which one is chosen; a group of radio buttons to the keyboard and to who listens. */
export function OneToChoose({ options, onSet }: OneToChooseProps) {
  const [chosen, setChosen] = useState<string>()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small text-ink-soft">Press the one that you mean.</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {options.map(({ text, shown, shape }) => (
          <label
            key={text}
            className={classNames(
              'grid min-h-14 cursor-pointer place-items-center gap-2 rounded-medium border-2 bg-card p-3 text-center font-bold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              chosen === text ? 'border-brand bg-brand-soft' : 'border-line-strong hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={text}
              checked={chosen === text}
              onChange={() => {
                setChosen(text)
                onSet(text)
              }}
              className="sr-only"
            />
            {shape !== undefined && <ShapeDrawing name={shape} />}
            <Markdown>{shown}</Markdown>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

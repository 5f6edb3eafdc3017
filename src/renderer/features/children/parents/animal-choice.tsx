import { useId } from 'react'
import { ANIMALS, type Animal, type Color } from '#contract/children.ts'
import { AnimalPicture } from '../animals/animal-picture.tsx'
import { animalName } from '../animals/names.ts'

/** One of the twelve animals; arrow keys go from one to the next. */
export function AnimalChoice({
  label,
  animal,
  color,
  onChange,
}: {
  label: string
  animal: Animal
  color: Color
  onChange: (animal: Animal) => void
}) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="grid grid-cols-6 gap-1 sm:flex sm:flex-wrap sm:gap-2">
        {ANIMALS.map(each => (
          <label
            key={each}
            title={animalName(each)}
            className="grid min-h-11 cursor-pointer place-items-center rounded-medium border-2 border-transparent p-1 transition-colors duration-150 hover:bg-sunk has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={each}
              aria-label={animalName(each)}
              checked={each === animal}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            <AnimalPicture animal={each} color={color} className="aspect-square w-full max-w-11 sm:w-11" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

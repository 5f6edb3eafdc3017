import { ANIMALS, type Animal, CODE_LENGTH } from '#contract/children.ts'
import { AnimalPicture } from './animals/animal-picture.tsx'
import { animalName } from './animals/names.ts'
import { moveByArrows } from './move-by-arrows.ts'

interface PicturePadProps {
  /** Those pressed so far, in order. */
  pressed: readonly Animal[]
  isDisabled?: boolean
  onPress: (animal: Animal) => void
}

/** Twelve big buttons, and above them the places that the pressed pictures fill. */
export function PicturePad({ pressed, isDisabled = false, onPress }: PicturePadProps) {
  return (
    <div className="grid gap-4">
      <div className="flex justify-center gap-3" aria-hidden>
        {Array.from({ length: CODE_LENGTH }, (_, place) => {
          const animal = pressed[place]
          return animal ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <AnimalPicture key={place} animal={animal} className="size-16 animate-rise" />
          ) : (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={place}
              className="size-16 rounded-pill border-2 border-dashed border-line-strong"
            />
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {pressed.length} of {CODE_LENGTH} pictures
        {pressed.length > 0 && `: ${pressed.map(animalName).join(', ')}`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move among the buttons in it */}
      <div className="grid grid-cols-4 gap-2" onKeyDown={moveByArrows}>
        {ANIMALS.map(animal => (
          <button
            key={animal}
            type="button"
            aria-label={animalName(animal)}
            // Not `disabled`: the focus would be lost with it.
            aria-disabled={isDisabled || undefined}
            onClick={() => !isDisabled && onPress(animal)}
            className="grid place-items-center rounded-medium border-2 border-line bg-card p-1 transition-[transform,border-color] duration-150 hover:border-brand active:scale-[.96] aria-disabled:opacity-60"
          >
            <AnimalPicture animal={animal} className="aspect-square w-full max-w-14 min-[480px]:max-w-20" />
          </button>
        ))}
      </div>
    </div>
  )
}

import type { ComponentType } from 'react'
import type { Animal, Color } from '#contract/children.ts'
import { classNames } from '#lib/class-names.ts'
import { colorStyle } from './colors.ts'
import { Bear, Cat, Dog, Elephant, Fox, Hedgehog, Rabbit } from './land-animals.tsx'
import { Frog, Owl, Penguin, Turtle, Whale } from './water-and-air-animals.tsx'

const drawings: Record<Animal, ComponentType> = {
  fox: Fox,
  owl: Owl,
  cat: Cat,
  dog: Dog,
  bear: Bear,
  rabbit: Rabbit,
  frog: Frog,
  penguin: Penguin,
  turtle: Turtle,
  elephant: Elephant,
  whale: Whale,
  hedgehog: Hedgehog,
}

/** The color of an animal that stands for no child, as in a picture code. */
const OWN_COLORS: Record<Animal, Color> = {
  fox: 'orange',
  owl: 'purple',
  cat: 'yellow',
  dog: 'red',
  bear: 'orange',
  rabbit: 'pink',
  frog: 'green',
  penguin: 'blue',
  turtle: 'teal',
  elephant: 'purple',
  whale: 'blue',
  hedgehog: 'yellow',
}

interface AnimalPictureProps {
  animal: Animal
  /** A child's; without one the animal has its own. */
  color?: Color
  /** Says how large it is, such as `size-28`. */
  className?: string
}

/** An animal on a disc of its color. Only decoration: the words beside it say the same. */
export function AnimalPicture({ animal, color = OWN_COLORS[animal], className }: AnimalPictureProps) {
  const Drawing = drawings[animal]
  return (
    <span
      style={colorStyle(color)}
      className={classNames('grid shrink-0 place-items-center rounded-pill bg-(--child-soft)', className)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-[68%] overflow-visible">
        <Drawing />
      </svg>
    </span>
  )
}

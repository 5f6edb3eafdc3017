import type { Animal } from '#contract/children.ts'

/** What an animal is called on screens, such as `Fox`. */
export function animalName(animal: Animal): string {
  return animal.charAt(0).toUpperCase() + animal.slice(1)
}

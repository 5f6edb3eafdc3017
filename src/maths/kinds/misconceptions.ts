import type { Misconception } from '../domain/misconception.ts'
import { kinds } from './index.ts'

/** Every misconception that is known, each once. */
export const misconceptions: readonly Misconception[] = [
  ...new Set(kinds.flatMap(kind => kind.misconceptions)),
]

const byGap = new Map(misconceptions.map(each => [`${each.topic.concept}\n${each.gap}`, each]))

/** Finds the misconception that a saved gap came from; undefined for a general gap or one that an AI described. */
export function findMisconception(concept: string, description: string): Misconception | undefined {
  return byGap.get(`${concept}\n${description}`)
}

import type { Random } from '#maths/domain/misconception.ts'
import { runSeed } from '../how-much.ts'

/** The same numbers for the same seed and the same seed of the run. */
export const seeded = (seed: number): Random => steady(seed + Math.imul(runSeed, 0x9e37_79b1))

/** The same numbers for the same seed in each run, for what has a list (a linear congruential generator). */
export function steady(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A seed of a text's own, so that what stands beside it in a list changes nothing for it (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

import type { Random } from '#maths/misconceptions/misconception.ts'
import { runSeed } from '../how-much.ts'

/** The same numbers for the same seed and the same seed of the run (a linear congruential generator). */
export function seeded(seed: number): Random {
  let state = (seed + Math.imul(runSeed, 0x9e37_79b1)) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

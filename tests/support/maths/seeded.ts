import type { Random } from '#maths/misconceptions/misconception.ts'

/** The same numbers for the same seed (a linear congruential generator). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

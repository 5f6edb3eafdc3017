import { randomInt } from 'node:crypto'
import { OPTION_LETTERS, type OptionLetter } from '#contract/boosters.ts'

/** The items in an order that nobody can foresee. */
export function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a, b] = [mixed[last], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[last] = b
    mixed[other] = a
  }
  return mixed
}

/**
 * The letters under which the right answers of a set stand: each letter as often as the others, give or take one, in
 * an order that nobody can foresee.
 */
export function dealLetters(count: number): OptionLetter[] {
  const rounds = Array.from({ length: Math.ceil(count / OPTION_LETTERS.length) }, () =>
    shuffled(OPTION_LETTERS),
  )
  return shuffled(rounds.flat().slice(0, count))
}

import { type Rational, rational } from '../../arithmetic/rational.ts'
import { unitOf } from '../evidence/vocabulary.ts'
import type { Word } from '../evidence/words.ts'
import { ASKED_IN_WHOLES, isHundredth } from '../money-units.ts'

/** A number that a calculation may take: one of the story, or one that a word stands for. */
export interface ToldNumber {
  /** Its word's place. */
  at: number
  exact: Rational
  value: number
  isConstant: boolean
}

/** What a word stands for beside the numbers told. */
const WORDS_FOR: Record<string, number> = {
  perimeter: 2,
  around: 2,
  rectangle: 2,
  rectangular: 2,
  square: 4,
  double: 2,
  doubles: 2,
  doubled: 2,
  triple: 3,
  pair: 2,
  pairs: 2,
  both: 2,
  dozens: 12,
  fortnight: 2,
}
const MOST_CONSTANTS = 3
const LARGE_MONEY = /^[£$€₹]$/
/** `1.45 each and 80p`, without a sign. */
const TELLS_WHOLES = /(?<![\d.])\d+\.\d\d(?!\d)|\b(?:pounds?|quid|dollars?|euros?)\b/i

/** The numbers of a story, those told first; pence as pounds where it tells of pounds too. */
export function numbersOf(text: string, words: readonly Word[]): ToldNumber[] {
  const isLarge =
    ASKED_IN_WHOLES.test(text) ||
    TELLS_WHOLES.test(text) ||
    words.some(({ number }) => LARGE_MONEY.test(number?.money ?? ''))
  const told = words.flatMap(({ at, number }) => {
    if (!number) return []
    const isSmall = isLarge && isHundredth(number.money ?? '')
    const exact = isSmall ? number.exact.div(100) : number.exact
    return [{ at, exact, value: exact.valueOf(), isConstant: false }]
  })
  return [...told, ...constantsOf(words)]
}

/** How many of one unit make one of another, where a story has both; and what single words stand for. */
function constantsOf(words: readonly Word[]): ToldNumber[] {
  const sizes = new Map<string, Map<number, number>>()
  for (const { at, kind, lemma } of words) {
    const unit = kind === 'word' ? unitOf(lemma) : undefined
    if (!unit || unit.dimension === 'money') continue
    const places = sizes.get(unit.dimension) ?? new Map<number, number>()
    sizes.set(unit.dimension, places)
    if (!places.has(unit.size)) places.set(unit.size, at)
  }
  const found: ToldNumber[] = []
  for (const places of sizes.values()) {
    const inOrder = [...places.keys()].toSorted((one, other) => one - other)
    for (const [i, size] of inOrder.entries()) {
      const larger = inOrder[i + 1]
      if (larger === undefined) break
      found.push(constant(places.get(larger) ?? 0, larger / size))
    }
  }
  const seen = new Set<string>()
  for (const { at, kind, lower } of words) {
    const value = kind === 'word' && Object.hasOwn(WORDS_FOR, lower) ? WORDS_FOR[lower] : undefined
    if (value === undefined || seen.has(lower) || found.some(each => each.at === at)) continue
    seen.add(lower)
    found.push(constant(at, value))
  }
  return found.slice(0, MOST_CONSTANTS)
}

const MILLIONTHS = 1_000_000
const constant = (at: number, value: number): ToldNumber => ({
  at,
  exact: rational(Math.round(value * MILLIONTHS), MILLIONTHS),
  value,
  isConstant: true,
})

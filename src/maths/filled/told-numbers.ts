import type { Rational } from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import { normalise } from '../notation/normalise.ts'
import { type Token, tokensOf } from '../stories/tokens.ts'
import { readNumber } from '../values/read-number.ts'

/** The numbers that stand in a text, and how often each is used. */
export interface ToldNumbers {
  tokens: readonly Token[]
  /** Whether a number stands there, in whatever form. */
  has(value: Rational): boolean
  /**
   * Whether what is used and what is named as idle is all that stands there, each as often at least as it is told. A one
   * in words counts nothing (`one of them`).
   */
  areAll(used: readonly Rational[], idle: readonly Rational[]): boolean
}

/** @returns undefined for what is too long to be a question of this kind */
export function numbersTold(text: string): ToldNumbers | undefined {
  const tokens = tokensOf(text)?.numbers
  if (!tokens) return undefined
  const told = tokens.flatMap(({ raw, number }) => (number ? [{ raw, value: number.value }] : []))
  const countIn = (list: readonly Rational[], value: Rational) =>
    list.filter(each => each.equals(value)).length
  return {
    tokens,
    has: value => told.some(each => each.value.equals(value)),
    areAll: (used, idle) =>
      told.every(({ raw, value }) => {
        if (/^one$/i.test(raw)) return true
        const times = told.filter(each => each.value.equals(value)).length
        return countIn(used, value) + countIn(idle, value) >= times
      }),
  }
}

/** Numbers as a model names them, such as `3` or `£2.50`; undefined where one of them is none. */
export function namedNumbers(named: readonly string[]): Rational[] | undefined {
  const values = named.map(each => {
    const read = readNumber(normalise(each.replace(/[£$€₹p¢]/g, '').trim()))
    return read && asRational(read.value)
  })
  return values.every(each => each !== undefined) ? values : undefined
}

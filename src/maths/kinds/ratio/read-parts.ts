import type { Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { readMoney } from '../../values/money.ts'
import { convert } from '../../values/quantity.ts'
import { COMMON_UNITS } from '../../wording/common-units.ts'
import { NUMBER, numberIn, quantityIn } from '../../wording/patterns.ts'
import type { Measured } from './question.ts'

const MONEY = '(?:p|pence|cents?|pounds?|dollars?|euros?)'
export const AMOUNT = `(?:[£$€] ?)?${NUMBER}(?: ?(?:${COMMON_UNITS}|${MONEY})(?![a-z]))?`
/** `12:18`, `40p : £2`, `1/2 : 3/4 : 1`, `12 to 18`. */
export const RATIO = `(${AMOUNT}(?: ?: ?${AMOUNT}){1,4}|${AMOUNT} to ${AMOUNT}(?: to ${AMOUNT})?)`

/** One amount as it stands, with what it is an amount of. */
export function amountIn(text: string): { amount: Rational; measured: Measured } | undefined {
  const isMoney = /[£$€]|(?<![a-z])(?:p|pence|cents?|pounds?|dollars?|euros?)$/.test(text)
  const own = isMoney ? readMoney(text) : undefined
  if (own && !own.isBare) {
    const { amount, currency = '£', isSmall = false } = own
    return { amount, measured: { currency: /cents?$/.test(text) ? '$' : currency, isSmall } }
  }
  const number = numberIn(text)
  if (number) return { amount: number, measured: {} }
  const quantity = quantityIn(text)
  const value = quantity && asRational(quantity.number.value)
  return value && quantity ? { amount: value, measured: { unit: quantity.unit } } : undefined
}

/** The parts of a ratio in one unit; `written` are their numbers as they stand, where units differ. */
export function partsIn(text: string): { parts: Rational[]; written?: Rational[] } | undefined {
  const read = text.split(/ ?: ?| to /).map(amountIn)
  const known = read.flatMap(each => each ?? [])
  const [first] = known
  if (!first || known.length !== read.length || known.some(({ amount }) => amount.s <= 0n || amount.n === 0n))
    return undefined
  const { unit } = first.measured
  const currencies = new Set(known.map(({ measured }) => measured.currency))
  const isOneKind = known.every(
    ({ measured }) =>
      measured.unit?.dimension === unit?.dimension && Boolean(measured.unit) === Boolean(unit),
  )
  if (currencies.size !== 1 || !isOneKind) return undefined
  const parts = known.map(({ amount, measured }) =>
    unit && measured.unit ? asRational(convert(amount, measured.unit, unit)) : amount,
  )
  const all = parts.flatMap(each => each ?? [])
  const written = known.map(({ amount, measured }) => (measured.isSmall ? amount.mul(100) : amount))
  const isMixed =
    known.some(({ measured }) => measured.unit !== unit) ||
    new Set(known.map(({ measured }) => measured.isSmall ?? false)).size > 1
  return { parts: all, ...(isMixed ? { written } : {}) }
}

/** Whole parts above zero, as things are shared by. */
export function wholeParts(text: string): bigint[] | undefined {
  const parts = text.split(/ ?: ?| to /).map(numberIn)
  const isFit = parts.every(each => each !== undefined && each.d === 1n && each.s > 0n && each.n > 0n)
  return isFit ? parts.flatMap(each => each?.n ?? []) : undefined
}

import type { Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { convert } from '../../values/quantity.ts'
import { numberIn } from '../../values/read-number.ts'
import { AMOUNT, amountIn } from '../../wording/amounts.ts'

/** The most parts that a ratio of school has. */
const MOST_PARTS = 5
const RATIO = new RegExp(`${AMOUNT}(?:(?: ?: ?${AMOUNT})+|(?: to ${AMOUNT})+)(?! ?: ?\\d)`)
/** Stands for the ratio in a text. */
export const HERE = '◇'

/**
 * Takes `12:18`, `40p : £2`, `1/2 : 3/4 : 1`, `12 to 18` out of a text, with `HERE` in its place: what is said around it
 * is found by patterns that need not hold all that a ratio may be.
 */
export function takeRatio(text: string): { ratio: string; around: string } | undefined {
  const found = RATIO.exec(text)
  if (!found) return undefined
  const isInch = !/^ (?!(?:in|as|to|into)\b)[a-z]/.test(text.slice(found.index + found[0].length))
  const ratio = isInch ? found[0] : found[0].replace(/ in$/, '')
  return { ratio, around: text.replace(ratio, HERE) }
}

/** The parts of a ratio in one unit; `written` are their numbers as they stand, where units differ. */
export function partsIn(text: string): { parts: Rational[]; written?: Rational[] } | undefined {
  const read = text.split(/ ?: ?| to /).map(amountIn)
  if (read.length > MOST_PARTS) return undefined
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

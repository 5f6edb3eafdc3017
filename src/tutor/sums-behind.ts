import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { amountOf } from '#maths/stories/amounts.ts'

/** A calculation that a child has done and not written: two numbers that are known, and what they come to. */
export interface SumBehind {
  left: Rational
  operator: '+' | '−' | '×' | '÷'
  right: Rational
  value: Rational
}

const LONGEST = 90
const MOST_NUMBERS = 3
const NUMBER = /(?:[£$€] ?)?(?<![\p{L}\d.,:/])\d+(?:\.\d+)?(?:p\b)?(?![\d:/])/giu
/** A sum that is written, a time, a percentage, which is no amount, what doesn't go, or something asked is read elsewhere. */
const OTHERWISE =
  /\b(?:doesn'?t|does not|won'?t|can'?t|cannot) (?:go|fit|work|be)\b|\d ?(?:%|per ?cent)|\d\s*[-+−x×*÷/=:]\s*\d|\b(?:why|what if|what about|how (?:many|much|do|come)|explain|hint)\b/i

/** What stands between the two numbers of a group; two numbers beside each other, or of two things, are none. */
const GROUPED =
  /\d\s*\p{L}*\s+(?:is|are|that'?s|it'?s|makes?|gives?|needs?|fills?|in|into|for)\s+(?:\p{L}+\s+)?$/iu

/** A number as it stands in a text, money in its larger unit; undefined for what is none. */
export function numberIn(text: string): Rational | undefined {
  const plain = text.replace(/\s/g, '').toLowerCase()
  return amountOf(plain) ?? readLiteral(plain.replace(/[^\d./]/g, ''))?.value
}

/**
 * The sums behind numbers that are said without any: of 96 shared into boxes of 8 `80 is 10 boxes` is 80 ÷ 8, and
 * `16 left` is 96 − 80.
 * @param known the numbers of the question and what was reached since, the newest last
 * @param fresh those that were not worked with yet
 * @returns undefined where a number comes from nowhere, or could come from several places
 */
export function sumsBehind(
  text: string,
  known: readonly Rational[],
  fresh: readonly Rational[] = [],
): SumBehind[] | undefined {
  if (text.length > LONGEST || OTHERWISE.test(text)) return undefined
  const found = [...text.matchAll(NUMBER)].flatMap(each => {
    const value = numberIn(each[0])
    return value ? [{ value, before: text.slice(0, each.index) }] : []
  })
  const said = found.map(({ value }) => value)
  if (said.length === 0 || said.length > MOST_NUMBERS) return undefined
  const pool = [...known]
  const mentioned: Rational[] = []
  const sums: SumBehind[] = []
  const isIn = (list: readonly Rational[], value: Rational) => list.some(each => each.equals(value))
  for (const [at, value] of said.entries()) {
    if (isIn(pool, value)) {
      mentioned.push(value)
      continue
    }
    const next = said[at + 1]
    const sum =
      (next && !isIn(pool, next) && GROUPED.test(found[at + 1]?.before ?? '')
        ? (groupsOf(value, next, known) ?? groupsOf(next, value, known))
        : undefined) ?? sourceOf(value, mentioned, pool, fresh)
    if (!sum) return undefined
    sums.push(sum)
    pool.push(value)
    mentioned.push(value)
    // Both numbers of a group are said with it.
    if (sum.operator === '÷' && next && [sum.value, sum.left].some(each => each.equals(next))) pool.push(next)
  }
  return sums.length > 0 ? sums : undefined
}

/** So much is so many groups of a known size: `80 is 10 boxes`. */
function groupsOf(all: Rational, count: Rational, known: readonly Rational[]): SumBehind | undefined {
  const size = known.find(each => each.compare(1) > 0 && each.mul(count).equals(all))
  return size && { left: all, operator: '÷', right: size, value: count }
}

/** What two of the numbers come to, those that were named or reached last before all others. */
function sourceOf(
  value: Rational,
  mentioned: readonly Rational[],
  pool: readonly Rational[],
  fresh: readonly Rational[],
): SumBehind | undefined {
  const last = pool.slice(-1)
  // What was reached last is put together sooner than anything else.
  const tiers = [
    [mentioned.slice(-1), pool],
    [last, pool.slice(-2, -1)],
    [pool, pool],
  ] as const
  for (const [ones, all] of tiers) {
    const found = ones.flatMap((one, at) =>
      all.flatMap((other, place) =>
        isOnce(one, other, pool) || (ones === all && place <= at) ? [] : sumsOf(one, other, value),
      ),
    )
    const different = found.filter((sum, at) => found.findIndex(each => isSameSum(each, sum)) === at)
    const ofFresh = different.filter(({ left, right }) =>
      [left, right].every(each => fresh.some(own => own.equals(each))),
    )
    // Of several it is the one with the numbers that nothing was done with yet.
    const [only, ...others] = ofFresh.length > 0 ? ofFresh : different
    if (only) return others.length === 0 ? only : undefined
  }
  return undefined
}

/** A number that is there once is not taken twice. */
const isOnce = (one: Rational, other: Rational, pool: readonly Rational[]) =>
  other === one || (other.equals(one) && pool.filter(each => each.equals(one)).length < 2)

function isSameSum(one: SumBehind, other: SumBehind): boolean {
  const [a, b, c, d] = [one.left, one.right, other.left, other.right]
  return (
    one.operator === other.operator &&
    ((a.equals(c) && b.equals(d)) || (/[+×]/.test(one.operator) && a.equals(d) && b.equals(c)))
  )
}

/** The sums of two numbers that come to a value; of what is no whole number only the larger by the smaller. */
export function sumsOf(one: Rational, other: Rational, value: Rational): SumBehind[] {
  const [most, least] = one.compare(other) >= 0 ? [one, other] : [other, one]
  const isNothing = [most, least].some(each => each.n === 0n || each.equals(1))
  if (isNothing) return []
  const all: SumBehind[] = [
    { left: most, operator: '+', right: least, value: most.add(least) },
    { left: most, operator: '−', right: least, value: most.sub(least) },
    { left: one, operator: '×', right: other, value: one.mul(other) },
    { left: most, operator: '÷', right: least, value: most.div(least) },
    { left: least, operator: '÷', right: most, value: least.div(most) },
  ]
  return all.filter(sum => sum.value.equals(value) && (isWhole(value) || sum.left === most))
}

/** A sum as a child may write it: `96 − 80`. */
export function writtenSum({ left, operator, right }: SumBehind): string {
  return `${shown(left)} ${operator} ${shown(right)}`
}

/** The same as LaTeX. */
export function latexOf({ left, operator, right }: SumBehind): string {
  const sign = { '+': '+', '−': '-', '×': '\\times', '÷': '\\div' }[operator]
  const second = latexOfNumber(right)
  return `$${latexOfNumber(left)} ${sign} ${second.startsWith('-') ? `(${second})` : second}$`
}

/** A number of a sum as LaTeX, without the signs around it. */
export const latexOfNumber = (value: Rational): string =>
  shown(value).replace(/^(\d+)\/(\d+)$/, '\\frac{$1}{$2}')

/** A sum with what it comes to, as a line of working. */
export function asLine(sum: SumBehind): string {
  return `${writtenSum(sum)} = ${shown(sum.value)}`
}

function shown(value: Rational): string {
  const text = value.toFraction()
  const decimal = value.valueOf()
  return text.includes('/') && Number.isInteger(Math.round(decimal * 1e6) / 1e4) ? String(decimal) : text
}

import { decimalPlaces, isWhole, type Rational, rational, roundTo } from '#maths/arithmetic/rational.ts'
import type { SumBehind } from '../sums-behind.ts'

/** More numbers than that make any number. */
const MOST = 14

/** How a number stands to those before it. */
export interface Way extends SumBehind {
  /** What it comes to was rounded. */
  isRounded?: boolean
}

/**
 * The sums of two known numbers that come to a number, the nearest first: of what was reached last, then of what was
 * not worked with yet.
 * @param known the newest last
 * @param constants such as the 180 of a straight line; two of them make no way
 */
export function waysTo(
  value: Rational,
  known: readonly Rational[],
  fresh: readonly Rational[] = [],
  constants: readonly number[] = [],
): Way[] {
  const own = distinct(known).slice(-MOST)
  const hidden = constants.filter(Number.isInteger).map(each => rational(BigInt(each)))
  const isHidden = (each: Rational) => hidden.some(other => other.equals(each)) && !has(own, each)
  const all = [...own, ...hidden.filter(isHidden)]
  const ways: { way: Way; rank: number }[] = []
  for (const [at, one] of all.entries())
    for (const other of all.slice(at)) {
      if (isHidden(one)) continue
      for (const way of sumsOf(one, other, value)) ways.push({ way, rank: rankOf(way, own, fresh, isHidden) })
    }
  return ways.toSorted((a, b) => a.rank - b.rank).map(({ way }) => way)
}

const has = (all: readonly Rational[], value: Rational) => all.some(each => each.equals(value))
const distinct = (all: readonly Rational[]) => all.filter((each, at) => !has(all.slice(at + 1), each))

function rankOf(
  { left, right, isRounded }: Way,
  own: readonly Rational[],
  fresh: readonly Rational[],
  isHidden: (each: Rational) => boolean,
): number {
  const sides = [left, right]
  const last = own.at(-1)
  const isSame = left.equals(right)
  return (
    (last && has(sides, last) ? 0 : 2) +
    (sides.some(each => has(fresh, each)) ? 0 : 1) +
    (sides.some(isHidden) ? 4 : 0) +
    (isSame ? 5 : 0) +
    (isRounded ? 1 : 0)
  )
}

function sumsOf(one: Rational, other: Rational, value: Rational): Way[] {
  const [most, least] = one.compare(other) >= 0 ? [one, other] : [other, one]
  if ([most, least].some(each => each.n === 0n || each.equals(1))) return []
  const all: Way[] = [
    { left: most, operator: '+', right: least, value: most.add(least) },
    ...(most.equals(least) ? [] : [{ left: most, operator: '−' as const, right: least, value: most.sub(least) }]),
    { left: one, operator: '×', right: other, value: one.mul(other) },
    ...(most.equals(least) ? [] : [{ left: most, operator: '÷' as const, right: least, value: most.div(least) }]),
    ...(most.equals(least) ? [] : [{ left: least, operator: '÷' as const, right: most, value: least.div(most) }]),
  ]
  return all.flatMap(way => (way.value.equals(value) ? [way] : isRoundedTo(way.value, value) ? [{ ...way, isRounded: true }] : []))
}

/** Two digits behind the point at least: what is rounded further may come from anywhere. */
function isRoundedTo(exact: Rational, said: Rational): boolean {
  const places = decimalPlaces(said)
  return !isWhole(said) && places !== undefined && places >= 2 && roundTo(exact, places).equals(said)
}

import { decimalPlaces, isWhole, type Rational, rational, roundTo } from '#maths/arithmetic/rational.ts'
import { latexOf, latexOfNumber } from '../sums-behind.ts'

/** More numbers than that make any number. */
const MOST = 14
const MOST_OF_STORY = 6

/** A sum of known numbers that a number may come from. */
export interface Way {
  /** As LaTeX between its signs. */
  sum: string
  uses: readonly Rational[]
  value: Rational
  /** What it comes to was rounded. */
  isRounded?: boolean
}

/**
 * The sums of known numbers that come to a number, the nearest first: of what was reached last, then of what was not
 * worked with yet.
 * @param known the newest last
 * @param liked numbers that are of the same kind
 * @param constants such as the 180 of a straight line; two of them make no way
 */
export function waysTo(
  value: Rational,
  known: readonly Rational[],
  fresh: readonly Rational[] = [],
  constants: readonly number[] = [],
  liked: readonly Rational[] = [],
): Way[] {
  const own = distinct(known).slice(-MOST)
  const hidden = [2, ...constants].filter(Number.isInteger).map(each => rational(BigInt(each)))
  const isHidden = (each: Rational) => hidden.some(other => other.equals(each)) && !has(own, each)
  const all = [...own, ...distinct(hidden).filter(isHidden)]
  const ways: { way: Way; rank: number }[] = []
  for (const [at, one] of all.entries()) {
    if (isHidden(one)) continue
    // Anything can be halved: only what was reached last is.
    const others = [one, ...all.slice(at)].filter(
      each => constants.includes(each.valueOf()) || !isHidden(each) || one === own.at(-1),
    )
    for (const other of others)
      for (const way of sumsOf(one, other, value))
        ways.push({
          way,
          rank: isTwice(way, known)
            ? 0
            : rankOf(way, own, fresh, isHidden) - (way.uses.some(each => has(liked, each)) ? 2 : 0),
        })
  }
  return ways.toSorted((a, b) => a.rank - b.rank).map(({ way }) => way)
}

/** Two numbers that nothing was done with yet are as near as the last one with one of them. */
const nearness = (isLast: boolean, fresh: number, known: number): number => {
  // In a table any two numbers make anything.
  if (known > MOST_OF_STORY) return isLast ? 0 : 3 - fresh
  if (isLast ? fresh > 0 : fresh > 1) return 0
  return isLast ? 1 : 3 - fresh
}

/** `18` and `18`, so `36`. */
const isTwice = ({ uses: [one, other] }: Way, known: readonly Rational[]) =>
  one !== undefined && one === other && known.filter(each => each.equals(one)).length > 1

const has = (all: readonly Rational[], value: Rational) => all.some(each => each.equals(value))
const distinct = (all: readonly Rational[]) => all.filter((each, at) => !has(all.slice(at + 1), each))

function rankOf(
  { uses, isRounded }: Way,
  own: readonly Rational[],
  fresh: readonly Rational[],
  isHidden: (each: Rational) => boolean,
): number {
  const last = own.at(-1)
  const [one, other] = uses
  return (
    nearness(
      last !== undefined && has(uses, last),
      uses.filter(each => has(fresh, each)).length,
      own.length,
    ) +
    (uses.some(isHidden) ? 4 : 0) +
    (one && other?.equals(one) ? 5 : 0) +
    (isRounded ? 1 : 0)
  )
}

function sumsOf(one: Rational, other: Rational, value: Rational): Way[] {
  if (one.equals(other)) return ofOne(one, value)
  const [most, least] = one.compare(other) >= 0 ? [one, other] : [other, one]
  if ([most, least].some(each => each.n === 0n || each.equals(1))) return []
  const all = [
    { left: most, operator: '+', right: least, value: most.add(least) },
    { left: most, operator: '−', right: least, value: most.sub(least) },
    { left: one, operator: '×', right: other, value: one.mul(other) },
    { left: most, operator: '÷', right: least, value: most.div(least) },
    { left: least, operator: '÷', right: most, value: least.div(most) },
  ] as const
  return all.flatMap(each =>
    fitting({ sum: latexOf(each), uses: [each.left, each.right], value: each.value }, value),
  )
}

/** Of one number: its square, its double, its root, and one over it. */
function ofOne(one: Rational, value: Rational): Way[] {
  if (one.n === 0n || one.equals(1)) return []
  const shown = latexOfNumber(one)
  const isRoot = value.mul(value).equals(one)
  return [
    ...fitting({ sum: `$${shown} + ${shown}$`, uses: [one, one], value: one.add(one) }, value),
    ...fitting({ sum: `$${shown} \\times ${shown}$`, uses: [one, one], value: one.mul(one) }, value),
    ...(isWhole(one) ? [] : fitting({ sum: `$1 \\div ${shown}$`, uses: [one], value: one.inverse() }, value)),
    ...(isRoot ? [{ sum: `$\\sqrt{${shown}}$`, uses: [one], value }] : []),
  ]
}

function fitting(way: Way, said: Rational): Way[] {
  if (way.value.equals(said)) return [way]
  return isRoundedTo(way.value, said) ? [{ ...way, isRounded: true }] : []
}

/** Two digits behind the point at least: what is rounded further may come from anywhere. */
function isRoundedTo(exact: Rational, said: Rational): boolean {
  const places = decimalPlaces(said)
  return !isWhole(said) && places !== undefined && places >= 2 && roundTo(exact, places).equals(said)
}

import { type Rational, rational } from '../arithmetic/rational.ts'
import type { Calculation } from './calculations.ts'
import { among, isRound, placeParts, placesOf, roundNear, someOf } from './parts.ts'

export function helpsWithSum(done: Calculation, { left, right, value: sum }: Calculation): boolean {
  if (left.value.s < 0n || right.value.s < 0n)
    return helpsWithDifference(done, {
      operator: '-',
      left,
      right: { ...right, value: right.value.neg() },
      value: sum,
    })
  const [a, b] = [left.value, right.value]
  const [x, y, z] = [done.left.value, done.right.value, done.value]
  if (done.operator === '×')
    return x.equals(a) || x.equals(b) ? among(y, rational(2)) : among(x, rational(2)) && among(y, a, b)
  if (done.operator !== '+' && done.operator !== '-') return false
  const other = (each: Rational) => (each.equals(a) ? b : a)
  const isStart = among(x, a, b) || among(y, a, b)
  const nears = [...roundNear(a), ...roundNear(b)]
  if (done.operator === '+') {
    const inColumn = columns(a, b).some(
      ([one, two]) =>
        (among(x, one) && among(y, two)) ||
        (among(x, two) && among(y, one)) ||
        ((among(y, rational(1)) || among(x, rational(1))) &&
          (among(x, one, two, one.add(two)) || among(y, one, two))),
    )
    const step = among(x, a, b) ? y : x
    const start = among(x, a, b) ? x : y
    return (
      inColumn ||
      areSomeOf(x, y, a, b) ||
      (among(x, a, b, ...nears) && among(y, a, b, ...nears)) ||
      (isStart &&
        step.compare(other(start)) <= 0 &&
        (isRound(z) || someOf(placeParts(other(start))).has(step.toFraction()))) ||
      (x.equals(y) && isStart)
    )
  }
  // Putting right after rounding, or taking from one to give to the other.
  const moved = [a, b].flatMap(each => roundNear(each).map(near => near.sub(each).abs()))
  return among(y, ...moved) && (among(x, a, b) || nears.some(near => among(x, near.add(a), near.add(b))))
}

/** Digits that stand under each other. */
function columns(a: Rational, b: Rational): [Rational, Rational][] {
  const under = placesOf(b)
  return placesOf(a).flatMap(one =>
    under.flatMap((two): [Rational, Rational][] =>
      one.unit.equals(two.unit) ? [[one.digit, two.digit]] : [],
    ),
  )
}

/** Both are put together of place parts of the two numbers, and no part is used twice. */
function areSomeOf(x: Rational, y: Rational, a: Rational, b: Rational): boolean {
  const parts = [...placeParts(a), ...placeParts(b)].slice(0, 9)
  const sums = parts.reduce<{ mask: number; sum: Rational }[]>(
    (all, part, at) => all.flatMap(each => [each, { mask: each.mask | (1 << at), sum: each.sum.add(part) }]),
    [{ mask: 0, sum: rational(0) }],
  )
  const [first, second] = [x, y].map(value => sums.filter(({ sum, mask }) => mask > 0 && sum.equals(value)))
  return first?.some(one => second?.some(two => (one.mask & two.mask) === 0)) ?? false
}

export function helpsWithDifference(done: Calculation, { left, right, value: rest }: Calculation): boolean {
  const [a, b] = [left.value, right.value]
  const [x, y, z] = [done.left.value, done.right.value, done.value]
  if (done.operator === '+') {
    const isBetween = (value: Rational) => value.compare(b) >= 0 && value.compare(a) <= 0
    const isJump = isBetween(x) && isBetween(z) && (x.equals(b) || z.equals(a) || isRound(x) || isRound(z))
    const isShift = among(x, a, b) && roundNear(b).some(near => near.sub(b).equals(y))
    const gaps = roundNear(b).map(near => near.sub(b).abs())
    const areJumps = z.compare(rest) <= 0 && (among(x, ...gaps) || among(y, ...gaps))
    const isBack = among(x, b, rest) && among(z, a)
    const isPutRight = roundNear(b).some(near => x.equals(a.sub(near)) && y.equals(near.sub(b)))
    return isJump || isShift || areJumps || isBack || isPutRight
  }
  if (done.operator !== '-') return false
  // How far a jump of counting up goes: 40 - 37 on the way from 37 to 52.
  const isWithin = [x, y].every(each => each.compare(b) >= 0 && each.compare(a) <= 0)
  if (isWithin && (y.equals(b) || x.equals(a) || isRound(x) || isRound(y))) return true
  const [over, under] = [someOf(placeParts(a)), someOf(placeParts(b))]
  const isRest = [...under.values()].some(taken => a.sub(taken).equals(x))
  const ten = rational(10)
  const inColumn = columns(a, b).some(
    ([one, two]) => among(x, one, one.add(ten), one.sub(1), one.add(9)) && among(y, two, two.add(1)),
  )
  return (
    (under.has(y.toFraction()) && (isRest || over.has(x.toFraction()))) ||
    (among(x, a) &&
      (among(y, ...roundNear(b), ...someOf(placeParts(b)).values()) || (y.compare(b) <= 0 && isRound(z)))) ||
    (among(x, b) && y.compare(b) <= 0 && y.s > 0n && isRound(a.sub(y))) ||
    inColumn ||
    // Bit by bit down to the rest.
    (isRound(x) && x.compare(a) <= 0 && z.compare(rest) >= 0 && y.compare(b) <= 0)
  )
}

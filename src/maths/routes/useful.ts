import { decimalPlaces, isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import type { Calculation } from './calculations.ts'
import { among, digitsOf, isMultiple, placeParts, roundNear, someOf } from './parts.ts'
import { helpsWithFractions, helpsWithPart, isBroken, isPartOf } from './useful-fractions.ts'
import { helpsWithDifference, helpsWithSum } from './useful-sums.ts'

/**
 * Whether working one thing out helps with another, by any of the ways that are taught: splitting, partial products,
 * near facts, rounding and putting right, bridging, halving, counting up, chunking, common denominators. Only for
 * what is true.
 * @param isOwn the one that is wanted is the question's own, and no part of a way to it
 */
export function helpsWith(done: Calculation, wanted: Calculation, isOwn = true): boolean {
  const { left, right, value } = done
  if (value.equals(wanted.value)) return true
  // 14 + 5 for 14 - 5: what was to be done is turned round.
  const isTurned =
    done.operator !== wanted.operator && [done, wanted].every(each => /[-+]/.test(each.operator))
  if (isTurned && left.value.equals(wanted.left.value) && right.value.equals(wanted.right.value)) return false
  // 3 × 2 for 3²: the small number is taken for a factor.
  if (wanted.operator === '^' && isBaseTimesExponent(done, wanted)) return false
  if (helpsBehindPoint(done, wanted)) return true
  const isTakenApart = among(value, wanted.left.value, wanted.right.value, ...hundredthsIn(wanted))
  const isBrokenUp = [left, right, wanted.left, wanted.right].some(node => isBroken(node))
  // A percentage taken apart: 35% = 30% + 5%.
  if (isBrokenUp && isPartOf(wanted))
    return (isOwn && done.operator === '+' && isTakenApart && !isRepeat(done)) || helpsWithPart(done, wanted)
  if (isBrokenUp && helpsWithFractions(done, wanted)) return true
  // A number of the question taken apart: 12 = 10 + 2.
  if (isOwn && done.operator !== '÷' && isTakenApart && !isRepeat(done)) return true
  switch (wanted.operator) {
    case '×':
      return helpsWithProduct(done, wanted, isOwn)
    case '÷':
      return helpsWithQuotient(done, wanted)
    case '+':
      return helpsWithSum(done, wanted)
    case '-':
      return helpsWithDifference(done, wanted)
    case '^':
      return helpsWithPower(done, wanted)
  }
}

/** The 35 of 35%. */
const hundredthsIn = ({ left, right }: Calculation): Rational[] =>
  [left, right].filter(({ form }) => form === 'percent').map(each => each.value.mul(100))

/** 75 + 50 for 2.75 + 1.5: what stands behind the point, added or taken away as whole numbers. */
function helpsBehindPoint(done: Calculation, wanted: Calculation): boolean {
  const isSum = (operator: Calculation['operator']) => operator === '+' || operator === '-'
  if (!isSum(done.operator) || !isSum(wanted.operator)) return false
  if (isWhole(wanted.left.value) && isWhole(wanted.right.value)) return false
  if (![done.left, done.right].every(({ value }) => isWhole(value))) return false
  return [10, 100, 1_000].some(by => {
    const [left, right] = [done.left, done.right].map(node => ({ ...node, value: node.value.div(by) }))
    return left && right && helpsWith({ ...done, left, right, value: done.value.div(by) }, wanted)
  })
}

function isBaseTimesExponent({ operator, left, right }: Calculation, wanted: Calculation): boolean {
  const [base, exponent] = [wanted.left.value, wanted.right.value]
  return (
    operator === '×' &&
    !base.equals(exponent) &&
    among(base, left.value, right.value) &&
    among(exponent, left.value, right.value)
  )
}

function isRepeat({ left, right }: Calculation): boolean {
  return left.value.equals(right.value) && left.value.compare(2) < 0
}

function helpsWithProduct(
  done: Calculation,
  { left, right, value: whole }: Calculation,
  isOwn: boolean,
): boolean {
  const [a, b] = [left.value.abs(), right.value.abs()]
  const [x, y, z] = [done.left.value.abs(), done.right.value.abs(), done.value.abs()]
  const isFactorOf = (each: Rational, of: Rational) =>
    among(each, ...placeParts(of), ...roundNear(of), of.mul(2), of.div(2)) ||
    someOf(placeParts(of)).has(each.toFraction())
  const isCount = (each: Rational, of: Rational) =>
    each.compare(0) > 0 && (each.compare(of) <= 0 || among(each, ...roundNear(of), of.add(1)))
  switch (done.operator) {
    case '×': {
      const pairs = [
        [x, y],
        [y, x],
      ] as const
      return pairs.some(
        ([first, second]) =>
          (first.equals(a) && isCount(second, b)) ||
          (second.equals(b) && isCount(first, a)) ||
          (isFactorOf(first, a) && isFactorOf(second, b)) ||
          among(z, a, b, whole) ||
          // Without the point or the noughts: 3 × 4 for 0.3 × 40.
          (isScaled(first, a) && isScaled(second, b)) ||
          // A digit of one times a digit of the other.
          (among(first, ...digitsOf(a)) && among(second, ...digitsOf(b))),
      )
    }
    case '+':
    case '-': {
      const cells = placeParts(a).flatMap(first => placeParts(b).map(second => first.mul(second)))
      const sums = cells.length <= 8 ? someOf(cells) : new Map<string, Rational>()
      const areCells = [x, y, z].every(each => sums.has(each.toFraction())) && sums.size > 2
      const areLots = [a, b].some(
        each => each.compare(1) > 0 && [x, y, z].every(number => isMultiple(number, each)),
      )
      return areCells || (isOwn && (areLots || among(z, a, b)))
    }
    case '÷':
      return (
        [a, b].some(each => x.equals(each) && isMultiple(each, y)) ||
        (isMultiple(whole, x) && among(y, rational(2), rational(4), rational(10)))
      )
    case '^':
      return among(x, a, b)
  }
}

function isScaled(value: Rational, of: Rational): boolean {
  if (value.n === 0n || of.n === 0n) return false
  const ratio = value.div(of)
  return /^(?:10*|1\/10+)$/.test(ratio.toFraction())
}

function helpsWithQuotient(done: Calculation, { left, right, value: quotient }: Calculation): boolean {
  const [a, b] = [left.value.abs(), right.value.abs()]
  const [x, y, z] = [done.left.value.abs(), done.right.value.abs(), done.value.abs()]
  const most = a.mul(2)
  switch (done.operator) {
    case '×': {
      // So many lots of what is divided by: a number of them that ends, and not what is divided itself.
      const lots = x.equals(b) ? y : x
      const areLots = decimalPlaces(lots) !== undefined && (!lots.equals(a) || z.equals(a))
      return among(b, x, y) && areLots && (z.compare(most) <= 0 || isScaled(z, a))
    }
    case '÷':
      return (
        (y.equals(b) && x.compare(a) <= 0) ||
        (y.compare(1) > 0 && isMultiple(b, y) && (x.equals(a) || isMultiple(a, x) || x.equals(b))) ||
        (isScaled(x, a) && isScaled(y, b)) ||
        (among(x, a, b) && isScaled(z, x)) ||
        // Part by part: 80 ÷ 4 of 84 ÷ 4.
        (someOf(placeParts(a)).has(x.toFraction()) && y.equals(b))
      )
    case '-':
      return x.compare(a) <= 0 && isMultiple(y, b)
    case '+':
      return [x, y, z].every(each => isMultiple(each, b)) || (z.compare(quotient) <= 0 && among(z, quotient))
    case '^':
      return among(x, a, b)
  }
}

function helpsWithPower(
  { operator, left, right, value }: Calculation,
  { left: base, right: exponent }: Calculation,
): boolean {
  const isPower = (number: Rational) => {
    let power = base.value
    for (let at = 1; at <= Math.min(Number(exponent.value.n), 12); at++, power = power.mul(base.value)) {
      if (power.equals(number)) return true
    }
    return false
  }
  if (operator === '×') {
    if (isPower(left.value) && isPower(right.value)) return true
    const square = { operator: '×', left: base, right: base, value: base.value.mul(base.value) } as const
    return helpsWithProduct({ operator, left, right, value }, square, true)
  }
  return operator === '^' && left.value.equals(base.value) && right.value.compare(exponent.value) < 0
}

import type { NumberNode } from '../arithmetic/expression.ts'
import { isWhole, lcm, type Rational, rational } from '../arithmetic/rational.ts'
import type { Calculation } from './calculations.ts'
import { among, isMultiple } from './parts.ts'

export function isBroken({ form }: NumberNode): boolean {
  return form === 'fraction' || form === 'mixed' || form === 'percent'
}

/** A fraction or a percentage of an amount. */
export function isPartOf({ operator, left, right }: Calculation): boolean {
  if (operator !== '×') return false
  return (isBroken(left) && !isBroken(right)) || (isBroken(right) && !isBroken(left))
}

const SIMPLE_PERCENTAGES = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100]

export function helpsWithPart(done: Calculation, { left, right }: Calculation): boolean {
  const [part, amount] = isBroken(left) ? [left, right.value] : [right, left.value]
  const [x, y, z] = [done.left.value, done.right.value, done.value]
  if (done.operator === '×' && [done.left, done.right].some(node => isBroken(node)) && among(amount, x, y))
    return true
  const units =
    part.form === 'percent'
      ? [...SIMPLE_PERCENTAGES.map(each => amount.mul(each).div(100)), amount.mul(part.value)]
      : Array.from({ length: Math.min(Number(part.bottom ?? 1n), 20) }, (_, at) =>
          amount.mul(at + 1).div(rational(part.bottom ?? 1n)),
        )
  const isUnit = (value: Rational) => among(value, ...units)
  switch (done.operator) {
    case '÷':
      return (
        (x.equals(amount) && (isUnit(z) || isMultiple(rational(part.bottom ?? 100n), y))) ||
        (isUnit(x) && isUnit(z))
      )
    case '×':
      return (
        ((isUnit(x) || isUnit(y)) &&
          (isUnit(z) || among(x, rational(part.top ?? 1n)) || among(y, rational(part.top ?? 1n)))) ||
        [x, y].every(each => among(each, amount, part.value.mul(100), rational(part.top ?? 1n)))
      )
    case '+':
    case '-':
      return [x, y, z].every(isUnit)
    case '^':
      return false
  }
}

function top(node: NumberNode): [bigint, bigint] {
  return [node.value.s * node.value.n, node.value.d]
}

export function helpsWithFractions(done: Calculation, { operator, left, right }: Calculation): boolean {
  const [[a, b], [c, d]] = [top(left), top(right)]
  const [x, y, z] = [done.left.value, done.right.value, done.value]
  // What is to be divided is only multiplied: nothing was turned over.
  const isUnturned = operator === '÷' && done.operator === '×' && !z.equals(left.value.div(right.value))
  if (isUnturned && x.equals(left.value) && y.equals(right.value)) return false
  if (isBroken(done.left) || isBroken(done.right)) {
    return (
      among(z, left.value, right.value) ||
      [x, y].every(each =>
        among(
          each,
          left.value,
          right.value,
          rational(a / b),
          rational(c / d),
          left.value.sub(a / b),
          right.value.sub(c / d),
          right.value.inverse(),
        ),
      )
    )
  }
  if (![x, y, z].every(isWhole)) return among(z, left.value, right.value)
  const has = (first: bigint, second: bigint) =>
    (x.equals(first) && y.equals(second)) || (x.equals(second) && y.equals(first))
  if (operator === '×' || operator === '÷') {
    const [e, f] = operator === '×' ? [c, d] : [d, c]
    const isCancelling =
      done.operator === '÷' && among(x, ...[a, b, c, d, a * e, b * f].map(each => rational(each)))
    return (
      (done.operator === '×' &&
        (has(a, e) || has(b, f) || mixedWorking(done, left) || mixedWorking(done, right))) ||
      isCancelling
    )
  }
  const least = lcm(b, d)
  const bottoms = [1n, 2n, 3n, 4n, 5n, 6n].map(times => least * times).concat(b * d)
  const tops = bottoms.map(bottom => [(a * bottom) / b, (c * bottom) / d] as const)
  if (done.operator === '×' || done.operator === '÷') {
    const isBottom = bottoms.some(bottom => z.equals(bottom) || x.equals(bottom))
    const isTop = tops.some(pair => pair.some(each => z.equals(each)))
    return isBottom
      ? among(y, rational(b), rational(d)) || among(x, rational(b), rational(d))
      : isTop && (among(x, rational(a), rational(c)) || among(y, rational(a), rational(c)))
  }
  return (
    tops.some(([first, second]) => has(first, second)) ||
    mixedWorking(done, left) ||
    mixedWorking(done, right)
  )
}

/** 2 × 3 and 6 + 1 turn 2 1/3 into sevenths of a kind. */
function mixedWorking({ operator, left, right }: Calculation, mixed: NumberNode): boolean {
  const bottom = mixed.value.d
  const whole = mixed.value.n / bottom
  const rest = mixed.value.n % bottom
  if (whole === 0n) return false
  const has = (first: bigint, second: bigint) =>
    (left.value.equals(first) && right.value.equals(second)) ||
    (left.value.equals(second) && right.value.equals(first))
  return operator === '×' ? has(whole, bottom) : operator === '+' && has(whole * bottom, rest)
}

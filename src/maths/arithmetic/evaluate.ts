import type { Expression, Operator } from './expression.ts'
import { isZero, ONE, type Rational, rational } from './rational.ts'

/** Why an expression has no value. */
export type NoValue = 'division by zero' | 'too big' | 'unknown'

/** Nothing a child is asked needs more; it keeps hostile input cheap. */
const BIGGEST = 10n ** 60n
const BIGGEST_EXPONENT = 64n

export function isValue(result: Rational | NoValue): result is Rational {
  return typeof result !== 'string'
}

function power(base: Rational, exponent: Rational): Rational | NoValue {
  if (exponent.d !== 1n || exponent.n > BIGGEST_EXPONENT) return 'too big'
  if (isZero(base) && exponent.s <= 0n) return exponent.n === 0n ? 'too big' : 'division by zero'
  let result = ONE
  for (let count = 0n; count < exponent.n; count++) {
    result = result.mul(base)
    if (result.n > BIGGEST || result.d > BIGGEST) return 'too big'
  }
  return exponent.s < 0n ? result.inverse() : result
}

/** One operation on two exact numbers. */
export function applyOperator(operator: Operator, left: Rational, right: Rational): Rational | NoValue {
  if (operator === '^') return power(left, right)
  if (operator === '÷' && isZero(right)) return 'division by zero'
  const result =
    operator === '+'
      ? left.add(right)
      : operator === '-'
        ? left.sub(right)
        : operator === '×'
          ? left.mul(right)
          : left.div(right)
  return result.n > BIGGEST || result.d > BIGGEST ? 'too big' : result
}

/** The exact value of an expression, or the reason why it has none. */
export function evaluate(expression: Expression): Rational | NoValue {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'unknown':
      return 'unknown'
    case 'group':
      return evaluate(expression.of)
    case 'negate': {
      const of = evaluate(expression.of)
      return isValue(of) ? of.neg() : of
    }
    case 'operation': {
      const left = evaluate(expression.left)
      if (!isValue(left)) return left
      const right = evaluate(expression.right)
      return isValue(right) ? applyOperator(expression.operator, left, right) : right
    }
  }
}

/** The value of an expression, or undefined when it has none. */
export function exactValue(expression: Expression): Rational | undefined {
  const value = evaluate(expression)
  return isValue(value) ? value : undefined
}

/** A linear form `slope × unknown + offset`. */
export interface Linear {
  slope: Rational
  offset: Rational
}

const NONE = rational(0)

/** Reads an expression as a linear form in its one unknown, or undefined when it is none. */
export function linearForm(expression: Expression): Linear | undefined {
  switch (expression.kind) {
    case 'number':
      return { slope: NONE, offset: expression.value }
    case 'unknown':
      return { slope: ONE, offset: NONE }
    case 'group':
      return linearForm(expression.of)
    case 'negate': {
      const of = linearForm(expression.of)
      return of && { slope: of.slope.neg(), offset: of.offset.neg() }
    }
    case 'operation':
      return linearOperation(expression.operator, linearForm(expression.left), linearForm(expression.right))
  }
}

function linearOperation(operator: Operator, left?: Linear, right?: Linear): Linear | undefined {
  if (!left || !right) return undefined
  if (operator === '+' || operator === '-') {
    const slope = applyOperator(operator, left.slope, right.slope)
    const offset = applyOperator(operator, left.offset, right.offset)
    return isValue(slope) && isValue(offset) ? { slope, offset } : undefined
  }
  if (operator === '×' && isZero(left.slope)) return scaled(right, '×', left.offset)
  if (isZero(right.slope) && operator !== '^') return scaled(left, operator, right.offset)
  if (!isZero(left.slope) || !isZero(right.slope)) return undefined
  const offset = applyOperator(operator, left.offset, right.offset)
  return isValue(offset) ? { slope: NONE, offset } : undefined
}

function scaled(form: Linear, operator: Operator, by: Rational): Linear | undefined {
  const slope = applyOperator(operator, form.slope, by)
  const offset = applyOperator(operator, form.offset, by)
  return isValue(slope) && isValue(offset) ? { slope, offset } : undefined
}

/** The one solution of two linear forms that are claimed equal, or undefined. */
export function solutionOf([left, right]: [Linear, Linear]): Rational | undefined {
  const slope = left.slope.sub(right.slope)
  return isZero(slope) ? undefined : right.offset.sub(left.offset).div(slope)
}

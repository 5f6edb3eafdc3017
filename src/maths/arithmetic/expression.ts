import type { Rational } from './rational.ts'

/** How a number was written; misconceptions depend on it as much as on its value. */
export type NumberForm = 'whole' | 'decimal' | 'fraction' | 'mixed' | 'percent'

/** Where something stands in the text it was read from, counted in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

export interface NumberNode extends Span {
  kind: 'number'
  value: Rational
  form: NumberForm
  /** Numerator and denominator as written, for fractions and the fraction part of mixed numbers. */
  top?: bigint
  bottom?: bigint
  /** Digits written behind the point. */
  places?: number
  /** Written with dots at the end, as in `0.333...`: the digits are only the beginning. */
  isEndless?: boolean
  /** Written as a recurring decimal: `0.(3)`. */
  isRecurring?: boolean
  /** Written with a comma for the point, as in `3,5`. */
  hasComma?: boolean
  /** A second reading, for `0.16 recurring` where one or all digits may recur. */
  otherValue?: Rational
}

export interface UnknownNode extends Span {
  kind: 'unknown'
  name: string
}

export interface NegateNode extends Span {
  kind: 'negate'
  of: Expression
}

export interface GroupNode extends Span {
  kind: 'group'
  of: Expression
}

export type Operator = '+' | '-' | '×' | '÷' | '^'

export interface OperationNode extends Span {
  kind: 'operation'
  operator: Operator
  left: Expression
  right: Expression
  /** Written as "of", as in `3/4 of 20`. */
  isOf?: boolean
}

export type Expression = NumberNode | UnknownNode | NegateNode | GroupNode | OperationNode

const NOWHERE: Span = { start: 0, end: 0 }

/** A number with the form that suits it: whole numbers whole, everything else a fraction unless told. */
export function numberNode(value: Rational, form?: NumberForm, span: Span = NOWHERE): NumberNode {
  const { start, end } = span
  const chosen = form ?? (value.d === 1n ? 'whole' : 'fraction')
  if (chosen !== 'fraction') return { kind: 'number', value, form: chosen, start, end }
  return { kind: 'number', value, form: 'fraction', top: value.s * value.n, bottom: value.d, start, end }
}

export function operation(
  operator: Operator,
  left: Expression,
  right: Expression,
  isOf = false,
): OperationNode {
  return { kind: 'operation', operator, left, right, isOf, start: left.start, end: right.end }
}

/** The expression without the brackets around the whole of it. */
export function withoutGroup(expression: Expression): Expression {
  return expression.kind === 'group' ? withoutGroup(expression.of) : expression
}

/** The literal an expression amounts to, seeing through brackets and a minus sign. */
export function asLiteral(expression: Expression): NumberNode | undefined {
  const inner = withoutGroup(expression)
  if (inner.kind === 'number') return inner
  if (inner.kind !== 'negate') return undefined
  const of = asLiteral(inner.of)
  return of && { ...of, value: of.value.neg(), top: of.top === undefined ? undefined : -of.top }
}

/** Every part of an expression, itself first. */
export function* partsOf(expression: Expression): Generator<Expression> {
  yield expression
  if (expression.kind === 'operation') {
    yield* partsOf(expression.left)
    yield* partsOf(expression.right)
  } else if (expression.kind === 'negate' || expression.kind === 'group') {
    yield* partsOf(expression.of)
  }
}

export function operationsIn(expression: Expression): OperationNode[] {
  return [...partsOf(expression)].filter(part => part.kind === 'operation')
}

/** The literals from left to right, a minus sign in front of a number taken as part of it. */
export function literalsIn(expression: Expression): NumberNode[] {
  const literal = asLiteral(expression)
  if (literal) return [literal]
  if (expression.kind === 'operation')
    return [...literalsIn(expression.left), ...literalsIn(expression.right)]
  return expression.kind === 'negate' || expression.kind === 'group' ? literalsIn(expression.of) : []
}

export function hasUnknown(expression: Expression): boolean {
  for (const part of partsOf(expression)) if (part.kind === 'unknown') return true
  return false
}

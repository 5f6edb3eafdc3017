import { asLiteral, type Expression, operationsIn, withoutGroup } from './expression.ts'

/** A whole number and how many times it is a factor. */
export interface SinglePower {
  base: bigint
  exponent: bigint
}

/** Beyond it nobody writes a power by hand. */
const BIGGEST_EXPONENT = 1_000n

function wholeOf(expression: Expression): bigint | undefined {
  const literal = asLiteral(expression)
  return literal?.form === 'whole' ? literal.value.s * literal.value.n : undefined
}

function read(expression: Expression): SinglePower | undefined {
  const inner = withoutGroup(expression)
  const whole = wholeOf(inner)
  if (whole !== undefined) return { base: whole, exponent: 1n }
  if (inner.kind !== 'operation') return undefined
  const left = read(inner.left)
  if (!left) return undefined
  if (inner.operator === '^') {
    const times = wholeOf(inner.right)
    return times === undefined ? undefined : { base: left.base, exponent: left.exponent * times }
  }
  const right = read(inner.right)
  if (!right || right.base !== left.base) return undefined
  if (inner.operator === '×') return { base: left.base, exponent: left.exponent + right.exponent }
  return inner.operator === '÷' ? { base: left.base, exponent: left.exponent - right.exponent } : undefined
}

/**
 * Joins powers of one base by the laws of powers: 2³ × 2⁴ is 2⁷.
 * @returns undefined where there is no power, nothing to join, or more than one base
 */
export function singlePower(expression: Expression): SinglePower | undefined {
  const operations = operationsIn(expression)
  if (operations.length < 2 || !operations.some(({ operator }) => operator === '^')) return undefined
  const power = read(expression)
  const isWritten = power && power.exponent >= 0n && power.exponent <= BIGGEST_EXPONENT
  return isWritten ? power : undefined
}

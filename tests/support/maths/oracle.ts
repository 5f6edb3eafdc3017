import { all, create } from 'mathjs'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'

const math = create(all ?? {}, { number: 'Fraction' })

/** The value by an independent engine, as exact as ours. */
export function oracle(expression: string): Rational | undefined {
  let value: unknown
  try {
    value = math.evaluate(expression)
  } catch {
    return undefined
  }
  if (typeof value === 'number') return Number.isInteger(value) ? rational(value) : undefined
  const fraction = value as { s: bigint; n: bigint; d: bigint }
  return rational(fraction.s * fraction.n, fraction.d)
}

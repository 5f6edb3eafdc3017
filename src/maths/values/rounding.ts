import { isZero, type Rational, roundTo, ZERO } from '../arithmetic/rational.ts'
import { approximate, asRational, type Exact } from '../exact/exact.ts'

/** How an answer is to be rounded: digits behind the point (-1 is the nearest ten), or figures that count. */
export type Rounding = { places: number } | { figures: number }

/** The value as it is to be rounded, halves away from zero. */
export function roundedTo(value: Exact, rounding: Rounding): Rational {
  const own = asRational(value) ?? approximate(value)
  if ('places' in rounding) return roundTo(own, rounding.places)
  return isZero(own) ? ZERO : roundTo(own, rounding.figures - 1 - exponentOf(own))
}

/** The power of ten of its first digit: 2 for 345, -2 for 0.045. */
export function exponentOf(value: Rational): number {
  const whole = value.n / value.d
  if (whole > 0n) return whole.toString().length - 1
  let [exponent, top] = [0, value.n]
  while (top < value.d) {
    top *= 10n
    exponent--
  }
  return exponent
}

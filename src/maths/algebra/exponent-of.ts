import { isZero, ONE, type Rational, rational, ZERO } from '../arithmetic/rational.ts'
import type { Formula } from './formula.ts'
import { polynomialOf } from './fraction-of.ts'
import { constant, numberOf, type Polynomial, plus, scaled, times } from './polynomial.ts'

const MOST_POWER = 64

/** The whole number whose power a number is, where there is no smaller one: 2 for 32, 6 for 36. */
export function rootBase(value: bigint): bigint {
  for (let root = 2n; root * root <= value && root < 5_000n; root++) {
    let power = root * root
    while (power < value) power *= root
    if (power === value) return root
  }
  return value
}

/** How often a base is a factor of a power of it; undefined for what is no power. */
function wholeLogarithm(value: bigint, base: bigint): number | undefined {
  let [rest, count] = [value, 0]
  while (rest > 1n && rest % base === 0n && count < MOST_POWER) {
    rest /= base
    count++
  }
  return rest === 1n ? count : undefined
}

/** To which power a base has to be raised for a value above zero, a fraction where need be: 3/2 for 8 of base 4. */
function logarithm(value: Rational, base: bigint): Rational | undefined {
  if (value.s <= 0n || base < 2n) return undefined
  const root = rootBase(base)
  const below = wholeLogarithm(base, root)
  const [top, bottom] = [wholeLogarithm(value.n, root), wholeLogarithm(value.d, root)]
  if (top === undefined || bottom === undefined || !below) return undefined
  return rational(top - bottom, below)
}

/**
 * The exponent when all of a formula is written as one power of a base: 9 for `3^4 × 3^5`, x + 1 for `2 × 2^x`.
 * @param base from 2 up
 * @returns undefined for what is no such power
 */
export function exponentOf(formula: Formula, base: bigint): Polynomial | undefined {
  switch (formula.kind) {
    case 'number': {
      const power = logarithm(formula.value, base)
      return power && constant(power)
    }
    case 'product': {
      const powers = formula.factors.map(factor => exponentOf(factor, base))
      return powers.every(each => each !== undefined)
        ? plus(...powers.flatMap(each => [each ?? []]))
        : undefined
    }
    case 'quotient': {
      const [top, bottom] = [exponentOf(formula.top, base), exponentOf(formula.bottom, base)]
      return top && bottom && plus(top, scaled(bottom, -1))
    }
    case 'power': {
      const [own, by] = [exponentOf(formula.base, base), polynomialOf(formula.exponent)]
      return own && by && times(own, by)
    }
    case 'root': {
      const own = exponentOf(formula.of, base)
      return own && scaled(own, rational(1, 2))
    }
    default:
      return undefined
  }
}

/** The exponent as a number. */
export function exponentNumber(formula: Formula, base: bigint): Rational | undefined {
  const polynomial = exponentOf(formula, base)
  return polynomial && numberOf(polynomial)
}

/** A number to the power of a fraction, where it comes out even. */
export function evenPower(base: Rational, exponent: Rational): Rational | undefined {
  if (isZero(base) || base.s < 0n || exponent.d > 10n || exponent.n > 12n) return undefined
  const [top, bottom] = [base.n, base.d].map(value => {
    const root = BigInt(Math.round(Number(value) ** (1 / Number(exponent.d))))
    return root ** exponent.d === value ? root : undefined
  })
  if (top === undefined || bottom === undefined) return undefined
  const size = rational(top ** exponent.n, bottom ** exponent.n)
  return exponent.s < 0n ? ONE.div(size) : isZero(exponent) ? ONE.add(ZERO) : size
}

import { isZero, ONE, type Rational, rational, ZERO } from '../arithmetic/rational.ts'
import { wholeRoot } from '../arithmetic/whole-root.ts'
import type { Formula } from './formula.ts'
import {
  constant,
  isSamePolynomial,
  minus,
  NOTHING,
  numberOf,
  type Polynomial,
  plus,
  raised,
  scaled,
  type Term,
  times,
  variable,
} from './polynomial.ts'

/** A polynomial over another one; the lower one is 1 where it is a single term. */
export interface AlgebraicFraction {
  top: Polynomial
  bottom: Polynomial
}

const UNIT = constant(ONE)

function over(top: Polynomial, bottom: Polynomial): AlgebraicFraction | undefined {
  const [first, ...others] = bottom
  if (!first) return undefined
  if (others.length > 0) return { top, bottom }
  return { top: times(top, [inverse(first)]), bottom: UNIT }
}

function inverse({ coefficient, powers }: Term): Term {
  return {
    coefficient: ONE.div(coefficient),
    powers: new Map([...powers].map(([name, power]) => [name, power.neg()])),
  }
}

function added(left: AlgebraicFraction, right: AlgebraicFraction): AlgebraicFraction | undefined {
  if (isSamePolynomial(left.bottom, right.bottom)) return over(plus(left.top, right.top), left.bottom)
  return over(
    plus(times(left.top, right.bottom), times(right.top, left.bottom)),
    times(left.bottom, right.bottom),
  )
}

/** A root of a whole number that comes out even. */
function evenRoot(value: Rational, order: bigint): Rational | undefined {
  const [top, bottom] = [wholeRoot(value.n, Number(order)), wholeRoot(value.d, Number(order))]
  return value.s >= 0n && top !== undefined && bottom ? rational(top, bottom) : undefined
}

const MOST_POWER = 40n
/** A letter alone may have any power: `(x^(2/15))^91`. */
const MOST_LETTER_POWER = 1_000_000n

function powered(base: AlgebraicFraction, exponent: Rational): AlgebraicFraction | undefined {
  const [single, ...more] = base.top
  if (single?.coefficient.equals(ONE) && more.length === 0 && isSamePolynomial(base.bottom, UNIT)) {
    if (exponent.n > MOST_LETTER_POWER || exponent.d > MOST_LETTER_POWER) return undefined
    return { top: [withPower(single, exponent, ONE)], bottom: UNIT }
  }
  if (exponent.n > MOST_POWER) return undefined
  if (exponent.d === 1n) {
    const size = Number(exponent.n)
    const [top, bottom] = [raised(base.top, size), raised(base.bottom, size)]
    return exponent.s < 0n ? over(bottom, top) : over(top, bottom)
  }
  const [only, ...others] = base.top
  if (!only || others.length > 0 || !isSamePolynomial(base.bottom, UNIT) || exponent.d > 20n) return undefined
  const root = evenRoot(only.coefficient, exponent.d)
  const number = root && powerOf(root, exponent)
  if (!number) return undefined
  return { top: [withPower(only, exponent, number)], bottom: UNIT }
}

function withPower({ powers }: Term, exponent: Rational, coefficient: Rational): Term {
  const raisedPowers = [...powers].map(([name, power]): [string, Rational] => [name, power.mul(exponent)])
  return { coefficient, powers: new Map(raisedPowers.filter(([, power]) => !isZero(power))) }
}

function powerOf(root: Rational, { s, n }: Rational): Rational | undefined {
  if (isZero(root)) return undefined
  const size = Array.from({ length: Number(n) }).reduce((product: Rational) => product.mul(root), ONE)
  return s < 0n ? ONE.div(size) : size
}

function worked(formula: Formula): AlgebraicFraction | undefined {
  switch (formula.kind) {
    case 'number':
      return { top: constant(formula.value), bottom: UNIT }
    case 'letter':
      return { top: variable(formula.name), bottom: UNIT }
    case 'sum': {
      let sum: AlgebraicFraction | undefined = { top: NOTHING, bottom: UNIT }
      for (const { isMinus, of } of formula.terms) {
        const term = worked(of)
        sum = sum && term && added(sum, isMinus ? { ...term, top: scaled(term.top, -1) } : term)
      }
      return sum
    }
    case 'product': {
      let product: AlgebraicFraction | undefined = { top: UNIT, bottom: UNIT }
      for (const factor of formula.factors) {
        const each = worked(factor)
        product = product && each && over(times(product.top, each.top), times(product.bottom, each.bottom))
      }
      return product
    }
    case 'quotient': {
      const [top, bottom] = [worked(formula.top), worked(formula.bottom)]
      return top && bottom && over(times(top.top, bottom.bottom), times(top.bottom, bottom.top))
    }
    case 'power': {
      const [base, exponent] = [worked(formula.base), worked(formula.exponent)]
      const own = exponent && isSamePolynomial(exponent.bottom, UNIT) ? numberOf(exponent.top) : undefined
      if (!base || !own || (base.top.length === 0 && own.compare(ZERO) <= 0)) return undefined
      return powered(base, own)
    }
    case 'root': {
      if (formula.of.kind === 'letter')
        return { top: variable(formula.of.name, rational(1, 2)), bottom: UNIT }
      const own = worked(formula.of)
      const number = own && isSamePolynomial(own.bottom, UNIT) ? numberOf(own.top) : undefined
      const root = number && evenRoot(number, 2n)
      return root && { top: constant(root), bottom: UNIT }
    }
  }
}

/** A formula as one polynomial over another; undefined where it is none, or bigger than anything of school. */
export function fractionOf(formula: Formula): AlgebraicFraction | undefined {
  try {
    return worked(formula)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A formula as a polynomial, nothing with letters below a line. */
export function polynomialOf(formula: Formula): Polynomial | undefined {
  const own = fractionOf(formula)
  return own && isSamePolynomial(own.bottom, UNIT) ? own.top : undefined
}

/** Whether two have the same value wherever both have one. */
export function isSameFraction(left: AlgebraicFraction, right: AlgebraicFraction): boolean {
  try {
    return minus(times(left.top, right.bottom), times(right.top, left.bottom)).length === 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

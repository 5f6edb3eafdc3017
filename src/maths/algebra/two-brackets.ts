import { factorsIn } from './form.ts'
import type { Formula } from './formula.ts'
import { polynomialOf } from './fraction-of.ts'
import { type Polynomial, times } from './polynomial.ts'

/** Two brackets with two terms each. */
export function twoBrackets(formula: Formula): [Polynomial, Polynomial] | undefined {
  const parts = factorsIn(formula).map(each => polynomialOf(each) ?? [])
  const [left, right] = parts
  const isPair = parts.length === 2 && parts.every(part => part.length === 2)
  return isPair && left && right ? [left, right] : undefined
}

/** The products of each term of one bracket with each of the other, in the order in which they are written. */
export const productsOf = ([left, right]: readonly [Polynomial, Polynomial]): Polynomial[] =>
  left.flatMap(one => right.map(other => times([one], [other])))

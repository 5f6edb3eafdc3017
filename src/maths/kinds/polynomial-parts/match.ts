import { type Formula, lettersOf } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import {
  coefficientsOf,
  constant,
  lettersIn,
  minus,
  numberOf,
  numbersOf,
  type Polynomial,
  withPut,
} from '../../algebra/polynomial.ts'
import { isZero, type Rational, ZERO } from '../../arithmetic/rational.ts'

/** The one value of a letter that makes a polynomial of the first degree zero. */
function solved(equation: Polynomial): [string, Rational] | undefined {
  const [name, ...others] = lettersIn(equation)
  if (name === undefined || others.length > 0) return undefined
  const [rest, factor, ...more] = numbersOf(equation, name) ?? []
  return rest && factor && more.length === 0 ? [name, rest.neg().div(factor)] : undefined
}

/** What is the same for every value of the letters of an expression: what stands before each of its powers. */
function equationsOf(difference: Polynomial, letters: readonly string[]): Polynomial[] | undefined {
  let equations: Polynomial[] | undefined = [difference]
  for (const name of letters) {
    const split: (Polynomial[] | undefined)[] = (equations ?? []).map(each => coefficientsOf(each, name))
    equations = split.every(each => each !== undefined) ? split.flatMap(each => each ?? []) : undefined
  }
  return equations
}

/**
 * The numbers for the letters of a form that make it the same as an expression: `x^2 + 6x + 11` is `(x + a)^2 + b` with
 * 3 for a and 2 for b.
 * @returns undefined where there are none, or where they can't be found one after the other
 */
export function matched(formula: Formula, form: Formula): [string, Rational][] | undefined {
  const [own, wanted] = [polynomialOf(formula), polynomialOf(form)]
  const letters = [...lettersOf(formula)]
  const unknown = [...lettersOf(form)].filter(name => !letters.includes(name))
  if (!own || !wanted || letters.length === 0 || unknown.length === 0) return undefined
  let equations = equationsOf(minus(wanted, own), letters)
  const values = new Map<string, Rational>()
  while (equations && values.size < unknown.length) {
    const found = equations.map(solved).find(each => each !== undefined)
    if (!found) return undefined
    values.set(...found)
    const put: (Polynomial | undefined)[] = equations.map(each => withPut(each, found[0], constant(found[1])))
    equations = put.every(each => each !== undefined) ? put.flatMap(each => (each ? [each] : [])) : undefined
  }
  const isSame = equations?.every(each => {
    const rest = numberOf(each)
    return rest !== undefined && isZero(rest)
  })
  return isSame ? unknown.map(name => [name, values.get(name) ?? ZERO]) : undefined
}

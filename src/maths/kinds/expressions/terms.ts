import { factorsIn, isSimpleTerm } from '../../algebra/form.ts'
import type { Formula } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { type Polynomial, plus, type Term, times } from '../../algebra/polynomial.ts'
import { isZero } from '../../arithmetic/rational.ts'

/** The terms of a sum as they stand there, where it has no brackets. */
export function termsOf(formula: Formula): Term[] | undefined {
  if (formula.kind !== 'sum' || formula.terms.length < 2) return undefined
  if (!formula.terms.every(({ of }) => isSimpleTerm(of))) return undefined
  return formula.terms.flatMap(({ isMinus, of }) =>
    (polynomialOf(of) ?? []).map(term => (isMinus ? { ...term, coefficient: term.coefficient.neg() } : term)),
  )
}

/** A single term before one bracket: `-2x(x - 3)`. */
export function singleBracket(formula: Formula): { before: Term; inside: Polynomial } | undefined {
  const parts = factorsIn(formula).map(each => polynomialOf(each) ?? [])
  const brackets = parts.filter(part => part.length > 1)
  const singles = parts.filter(part => part.length === 1)
  const [inside, ...others] = brackets
  const [before] = times(...singles)
  return inside && others.length === 0 && singles.length > 0 && before ? { before, inside } : undefined
}

/** `x^a × x^b`, `x^a ÷ x^b` or `(x^a)^b`: the two numbers that the laws are about. */
export function powerLaw(
  formula: Formula,
): { law: 'times' | 'over' | 'power'; of: [Term, Term] } | undefined {
  const single = (part: Formula) => {
    const [term, ...others] = polynomialOf(part) ?? []
    return term && others.length === 0 ? term : undefined
  }
  const pair = (law: 'times' | 'over' | 'power', a?: Term, b?: Term): ReturnType<typeof powerLaw> =>
    a && b ? { law, of: [a, b] } : undefined
  if (formula.kind === 'quotient') return pair('over', single(formula.top), single(formula.bottom))
  if (formula.kind === 'power') return pair('power', single(formula.base), single(formula.exponent))
  const found = formula.kind === 'product' ? withSameLetter(formula.factors) : undefined
  return found && pair('times', ...found)
}

function withSameLetter(factors: readonly Formula[]): [Term, Term] | undefined {
  const terms = factors.map(each => polynomialOf(each)?.[0])
  const known = terms.flatMap(term => (term && term.powers.size > 0 ? [term] : []))
  const numbers = terms.flatMap(term => (term && term.powers.size === 0 ? [term] : []))
  const [first, second, ...others] = known
  if (!first || !second || others.length > 0 || numbers.length > 2) return undefined
  return [first, second]
}

/** Terms without those that are nothing, like ones put together. */
export function summed(terms: readonly Term[]): Polynomial {
  return plus(...terms.filter(({ coefficient }) => !isZero(coefficient)).map(term => [term]))
}

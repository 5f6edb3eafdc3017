import { factorsIn } from '../../algebra/form.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { minus, type Polynomial, plus, raised, type Term, times, variable } from '../../algebra/polynomial.ts'
import { twoBrackets } from '../../algebra/two-brackets.ts'
import { isNegative, ONE, type Rational, ZERO } from '../../arithmetic/rational.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { ExpressionQuestion } from './question.ts'
import { polynomialIn, written } from './solve.ts'
import { powerLaw, singleBracket, termsOf } from './terms.ts'
import { topics } from './topics.ts'

export const asAnswer = (
  polynomial: Polynomial | undefined,
  question: ExpressionQuestion,
): Value | undefined => (polynomial && polynomial.length > 0 ? written(polynomial, question) : undefined)

/** All terms as one, with the letters of the first: 4x + 12 as 16x. */
export function putTogether(terms: readonly Term[], question: ExpressionQuestion): Value | undefined {
  const [first] = terms.filter(({ powers }) => powers.size > 0)
  const coefficient = totalOf(terms)
  return first && coefficient.n !== 0n ? asAnswer([{ ...first, coefficient }], question) : undefined
}

const totalOf = (terms: readonly Term[]) => terms.reduce((sum, { coefficient }) => sum.add(coefficient), ZERO)

/** What the numbers in front of the factors of a product of single terms add up to, and what their letters come to. */
function addedInFront({ formula }: ExpressionQuestion): Polynomial | undefined {
  const terms = formula.kind === 'product' ? factorsIn(formula).map(each => polynomialOf(each) ?? []) : []
  const singles = terms.flatMap(([term, ...others]) => (term && others.length === 0 ? [term] : []))
  const lettered = singles.filter(({ powers }) => powers.size > 0)
  if (singles.length < terms.length || lettered.length < 2) return undefined
  const written = singles.filter(({ coefficient }) => !coefficient.equals(ONE))
  const [letters] = times(...lettered.map(term => [{ ...term, coefficient: ONE }]))
  // A letter without a number in front counts as one.
  const ones = Math.max(0, lettered.length - written.length)
  return letters && [{ ...letters, coefficient: totalOf(written).add(ones) }]
}

/** A number, and a bracket that is taken away or added as often as a second number says: `7 - 2(3x - 1)`. */
function numberAndBracket({ formula }: ExpressionQuestion) {
  if (formula.kind !== 'sum' || formula.terms.length !== 2) return undefined
  const [start, bracket] = formula.terms
  const found = bracket && singleBracket(bracket.of)
  const [number, ...others] = start && !start.isMinus ? (polynomialOf(start.of) ?? []) : []
  if (!bracket || !found || !number || others.length > 0 || number.powers.size > 0) return undefined
  return { number, ...found, isMinus: bracket.isMinus }
}

/** Wrong ways with terms, and with the numbers in front of letters. */
export const ofTermsAndFactors: readonly ValueMisconception<ExpressionQuestion>[] = [
  {
    id: 'unlike-terms-put-in-one',
    name: 'Unlike terms written as one',
    topic: topics.collecting,
    explanation: 'Terms with different letters stay apart: letters side by side would be multiplied.',
    gap: 'Writes a sum of terms with different letters as one term.',
    predict(question) {
      const terms = question.task === 'simplify' ? termsOf(question.formula) : undefined
      const names = new Set(terms?.flatMap(({ powers }) => [...powers.keys()]))
      if (!terms || names.size < 2) return undefined
      const [together] = times(...[...names].map(name => variable(name)))
      return together && asAnswer([{ ...together, coefficient: totalOf(terms) }], question)
    },
  },
  {
    id: 'bracket-put-together',
    name: 'Put together after multiplying out',
    topic: topics.expanding,
    explanation: 'The bracket is multiplied out, but a term with a letter and a number alone stay apart.',
    gap: 'Puts a term with a letter and a number together after multiplying out.',
    predict: question =>
      question.task === 'expand' && singleBracket(question.formula)
        ? putTogether(polynomialIn(question), question)
        : undefined,
  },
  {
    id: 'put-together-for-factors',
    name: 'Put together in place of split',
    topic: topics.factorising,
    explanation: 'The terms are not alike, so they can’t be put together; look for what goes into both.',
    gap: 'Puts unlike terms together where they are to be split into factors.',
    predict: question =>
      question.task === 'factorise' ? putTogether(polynomialIn(question), question) : undefined,
  },
  {
    id: 'minus-in-bracket-lost',
    name: 'Minus of one bracket lost',
    topic: topics.expanding,
    explanation: 'The minus in the bracket goes along into the middle term, too.',
    gap: 'Loses the minus of one bracket in the middle of a product of two.',
    predict(question) {
      const pair = question.task === 'expand' ? twoBrackets(question.formula) : undefined
      if (pair?.filter(each => isNegative(each[1]?.coefficient ?? ZERO)).length !== 1) return undefined
      const [[a, b], [c, d]] = pair
      if (!a || !b || !c || !d) return undefined
      const plain = (term: Term): Polynomial => [{ ...term, coefficient: term.coefficient.abs() }]
      return asAnswer(
        plus(times([a], [c]), times([a], plain(d)), times(plain(b), [c]), times([b], [d])),
        question,
      )
    },
  },
  {
    id: 'number-not-raised',
    name: 'Number in the bracket not raised',
    topic: topics.indexLaws,
    explanation:
      'The power belongs to all that is in the bracket, the number in front of the letter as well.',
    gap: 'Leaves the number in front of a letter out when raising a bracket to a power.',
    predict: question => raisedWith(question, coefficient => coefficient),
  },
  {
    id: 'number-times-power',
    name: 'Number in the bracket multiplied by the power',
    topic: topics.indexLaws,
    explanation: 'A power multiplies the number by itself again and again; it is not times the small number.',
    gap: 'Multiplies the number in front of a letter by the power of its bracket.',
    predict: question => raisedWith(question, (coefficient, exponent) => coefficient.mul(exponent)),
  },
  {
    id: 'numbers-before-letters-added',
    name: 'Numbers before the letters added',
    topic: topics.indexLaws,
    explanation: 'Only the powers are added; the numbers in front of the letters are multiplied.',
    gap: 'Adds the numbers in front of letters where they are to be multiplied.',
    predict(question) {
      const added = question.task === 'simplify' ? addedInFront(question) : undefined
      return asAnswer(added, question)
    },
  },
  {
    id: 'taken-away-before-bracket',
    name: 'Taken away before multiplying out',
    topic: topics.collecting,
    explanation:
      'The number right before the bracket multiplies it first; adding or taking away comes after.',
    gap: 'Works from left to right where a bracket is to be multiplied out first.',
    predict(question) {
      const found = numberAndBracket(question)
      if (!found) return undefined
      const { number, before, inside, isMinus } = found
      return asAnswer(times((isMinus ? minus : plus)([number], [before]), inside), question)
    },
  },
  {
    id: 'minus-before-bracket-once',
    name: 'Minus used for the first term only',
    topic: topics.collecting,
    explanation: 'The minus before the bracket turns the sign of every term that comes out of it.',
    gap: 'Turns only the first sign when a multiplied bracket is taken away.',
    predict(question) {
      const found = numberAndBracket(question)
      const [first, ...rest] = found?.isMinus ? times([found.before], found.inside) : []
      return found && first ? asAnswer(plus(minus([found.number], [first]), rest), question) : undefined
    },
  },
]

/** The letters of a bracket raised as they should be, and something else done with the number in front of them. */
function raisedWith(
  question: ExpressionQuestion,
  change: (coefficient: Rational, exponent: number) => Rational,
): Value | undefined {
  const [base, exponent] = raisedTerm(question) ?? []
  if (!base || exponent === undefined) return undefined
  const [letters] = raised([{ ...base, coefficient: ONE }], exponent)
  return letters && asAnswer([{ ...letters, coefficient: change(base.coefficient, exponent) }], question)
}

/** One term with a number in front, raised to a power: `(3x^2)^3`. */
function raisedTerm({ task, formula }: ExpressionQuestion): [base: Term, exponent: number] | undefined {
  const law = task === 'factorise' ? undefined : powerLaw(formula)
  if (law?.law !== 'power') return undefined
  const [base, exponent] = law.of
  const isWritten = base.powers.size > 0 && !base.coefficient.equals(ONE) && exponent.powers.size === 0
  return isWritten ? [base, Number(exponent.coefficient.valueOf())] : undefined
}

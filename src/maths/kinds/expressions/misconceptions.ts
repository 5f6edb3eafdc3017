import { factorsOf } from '../../algebra/factorise.ts'
import { lettersOf } from '../../algebra/formula.ts'
import { type Polynomial, plus, scaled, type Term, times, variable } from '../../algebra/polynomial.ts'
import { twoBrackets } from '../../algebra/two-brackets.ts'
import { isNegative, ONE, type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { asAnswer, ofTermsAndFactors, putTogether } from './misconceptions-of-terms.ts'
import type { ExpressionQuestion } from './question.ts'
import { polynomialIn, productValue, turnedAtEnd } from './solve.ts'
import { powerLaw, singleBracket, summed, termsOf } from './terms.ts'
import { topics } from './topics.ts'

const constantOf = (polynomial: Polynomial) => polynomial.find(({ powers }) => powers.size === 0)

function onePower(question: ExpressionQuestion, change: (a: Rational, b: Rational) => Rational | undefined) {
  const [name, ...others] = lettersOf(question.formula)
  const law = powerLaw(question.formula)
  if (!law || name === undefined || others.length > 0) return undefined
  const [first, second] = law.of
  const power = change(
    first.powers.get(name) ?? ZERO,
    law.law === 'power' ? second.coefficient : (second.powers.get(name) ?? ZERO),
  )
  const [own] = polynomialIn(question)
  return power && own && power.s > 0n
    ? asAnswer(scaled(variable(name, power), own.coefficient), question)
    : undefined
}

export const misconceptions: readonly ValueMisconception<ExpressionQuestion>[] = [
  ...ofTermsAndFactors,
  {
    id: 'unlike-terms-added',
    name: 'Unlike terms put together',
    topic: topics.collecting,
    explanation: 'Only terms with the very same letters can be put together; a number alone stays apart.',
    gap: 'Puts terms together that have different letters.',
    predict(question) {
      const terms = question.task === 'simplify' ? termsOf(question.formula) : undefined
      return terms && putTogether(terms, question)
    },
  },
  {
    id: 'minus-left-out-of-terms',
    name: 'Minus overlooked among like terms',
    topic: topics.collecting,
    explanation: 'The sign in front of a term belongs to it, so a term with a minus is taken away.',
    gap: 'Adds like terms that are to be taken away.',
    predict(question) {
      const terms = question.task === 'simplify' ? termsOf(question.formula) : undefined
      if (!terms?.some(({ coefficient }) => isNegative(coefficient))) return undefined
      return asAnswer(summed(terms.map(term => ({ ...term, coefficient: term.coefficient.abs() }))), question)
    },
  },
  {
    id: 'letters-multiplied-in-sum',
    name: 'Letters multiplied when adding',
    topic: topics.collecting,
    explanation: 'Adding like terms changes only the number in front; the letters stay as they are.',
    gap: 'Squares the letter when adding like terms.',
    predict(question) {
      const terms = question.task === 'simplify' ? termsOf(question.formula) : undefined
      if (!terms) return undefined
      const squared = polynomialIn(question).map(term => {
        const count = terms.filter(each => sameLetters(each, term)).length
        const powers = new Map([...term.powers].map(([name, power]) => [name, power.mul(2)]))
        return count > 1 ? { ...term, powers } : term
      })
      return asAnswer(summed(squared), question)
    },
  },
  {
    id: 'powers-multiplied',
    name: 'Powers multiplied',
    topic: topics.indexLaws,
    explanation: 'Written out, the letters of both powers stand in one row, so the powers are added.',
    gap: 'Multiplies the powers when multiplying powers of a letter.',
    predict: question =>
      powerLaw(question.formula)?.law === 'times' ? onePower(question, (a, b) => a.mul(b)) : undefined,
  },
  {
    id: 'powers-divided',
    name: 'Powers divided',
    topic: topics.indexLaws,
    explanation: 'Each letter below cancels one above, so the powers are taken from each other.',
    gap: 'Divides the powers when dividing powers of a letter.',
    predict: question =>
      powerLaw(question.formula)?.law === 'over'
        ? onePower(question, (a, b) => (b.n === 0n || a.div(b).d !== 1n ? undefined : a.div(b)))
        : undefined,
  },
  {
    id: 'power-of-power-added',
    name: 'Power of a power added',
    topic: topics.indexLaws,
    explanation: 'The inner power is repeated as often as the outer one says, so the powers are multiplied.',
    gap: 'Adds the powers where a power is raised to a power.',
    predict: question =>
      powerLaw(question.formula)?.law === 'power' ? onePower(question, (a, b) => a.add(b)) : undefined,
  },
  {
    id: 'only-first-term-multiplied',
    name: 'Only the first term of the bracket multiplied',
    topic: topics.expanding,
    explanation: 'What stands before the bracket multiplies every term inside it, not only the first.',
    gap: 'Multiplies only the first term of a bracket when expanding.',
    predict(question) {
      const found = question.task === 'expand' ? singleBracket(question.formula) : undefined
      const [first, ...rest] = found?.inside ?? []
      return found && first ? asAnswer(plus(times([found.before], [first]), rest), question) : undefined
    },
  },
  {
    id: 'sign-inside-bracket-kept',
    name: 'Minus before the bracket only used once',
    topic: topics.expanding,
    explanation: 'A minus before the bracket turns the sign of every term inside.',
    gap: 'Turns only the first sign when a bracket is multiplied by a negative number.',
    predict(question) {
      const found = question.task === 'expand' ? singleBracket(question.formula) : undefined
      if (!found || !isNegative(found.before.coefficient)) return undefined
      const [first, ...rest] = times([found.before], found.inside)
      const turned = rest.map(term => ({ ...term, coefficient: term.coefficient.neg() }))
      return first ? asAnswer(plus([first], turned), question) : undefined
    },
  },
  {
    id: 'only-firsts-and-lasts',
    name: 'Only first and last terms multiplied',
    topic: topics.expanding,
    explanation:
      'Every term of one bracket multiplies every term of the other, so two products in the middle are missing.',
    gap: 'Leaves out the middle products of two brackets.',
    predict(question) {
      const pair = question.task === 'expand' ? twoBrackets(question.formula) : undefined
      if (!pair) return undefined
      const [left, right] = pair
      const products = left.map((term, at) => times([term], right[at] ? [right[at]] : []))
      return asAnswer(plus(...products), question)
    },
  },
  {
    id: 'middle-terms-multiplied',
    name: 'Middle number multiplied in place of added',
    topic: topics.expanding,
    explanation: 'The two products in the middle are like terms: they are added, not multiplied.',
    gap: 'Multiplies the numbers of two brackets for the middle term as well.',
    predict(question) {
      const pair = question.task === 'expand' ? twoBrackets(question.formula) : undefined
      const [name, ...others] = lettersOf(question.formula)
      const [a, b] = pair?.map(constantOf) ?? []
      if (!pair || !a || !b || name === undefined || others.length > 0) return undefined
      const own = polynomialIn(question).filter(({ powers }) => !(powers.get(name)?.equals(ONE) ?? false))
      return asAnswer(plus(own, scaled(variable(name), a.coefficient.mul(b.coefficient))), question)
    },
  },
  {
    id: 'common-factor-not-divided',
    name: 'Common factor not taken out of every term',
    topic: topics.factorising,
    explanation:
      'What is taken out has to be divided out of every term, or multiplying out gives something bigger.',
    gap: 'Takes a common factor out of the first term only.',
    predict(question) {
      const factors = question.task === 'factorise' ? factorsOf(polynomialIn(question)) : undefined
      const [inside, ...others] = factors?.others ?? []
      if (!factors || !inside || others.length > 0) return undefined
      const rest = times([factors.shared], inside.slice(1))
      return productValue({ shared: factors.shared, others: [plus(inside.slice(0, 1), rest)] })
    },
  },
  {
    id: 'factor-signs-turned',
    name: 'Signs in the brackets turned',
    topic: topics.factorising,
    explanation: 'Multiply the brackets out to check: the middle term gets the wrong sign here.',
    gap: 'Chooses the wrong signs in the brackets of a quadratic.',
    predict(question) {
      const factors = question.task === 'factorise' ? factorsOf(polynomialIn(question)) : undefined
      return factors && factors.others.length === 2
        ? productValue({ ...factors, others: factors.others.map(turnedAtEnd) })
        : undefined
    },
  },
  {
    id: 'difference-as-square',
    name: 'Difference of squares taken for a square',
    topic: topics.factorising,
    explanation: 'One bracket needs a plus and the other a minus, so that the middle terms cancel.',
    gap: 'Writes a difference of two squares as one bracket squared.',
    predict(question) {
      const factors = question.task === 'factorise' ? factorsOf(polynomialIn(question)) : undefined
      const [first, second, ...more] = factors?.others ?? []
      if (!factors || !first || !second || more.length > 0 || polynomialIn(question).length !== 2)
        return undefined
      const lower = isNegative(second.at(-1)?.coefficient ?? rational(1)) ? second : first
      return productValue({ ...factors, others: [lower, lower] })
    },
  },
]

function sameLetters(a: Term, b: Term): boolean {
  return (
    a.powers.size > 0 &&
    a.powers.size === b.powers.size &&
    [...a.powers].every(([name, power]) => b.powers.get(name)?.equals(power))
  )
}

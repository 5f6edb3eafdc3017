import { evenPower, exponentNumber } from '../../algebra/exponent-of.ts'
import type { Formula } from '../../algebra/formula.ts'
import { isWhole, ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { solutions } from '../../values/solutions.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { PowersQuestion } from './question.ts'
import { power } from './solve.ts'
import { topics } from './topics.ts'

type Single = Extract<PowersQuestion, { task: 'single power' }>

/** The two powers of a product, quotient or power of a power. */
function partsOf({ written, base }: Single): { law: Formula['kind']; a: Rational; b: Rational } | undefined {
  const two =
    written.kind === 'product' && written.factors.length === 2
      ? written.factors
      : written.kind === 'quotient'
        ? [written.top, written.bottom]
        : undefined
  if (two) {
    const [a, b] = two.map(each => exponentNumber(each, base))
    return a && b && { law: written.kind, a, b }
  }
  if (written.kind !== 'power' || written.exponent.kind !== 'number') return undefined
  const a = exponentNumber(written.base, base)
  return a && { law: written.kind, a, b: written.exponent.value }
}

/** What comes of taking two powers together in a wrong way, where just this law is asked for. */
function predictFor(
  wanted: Formula['kind'],
  exponentOf: (a: Rational, b: Rational) => Rational | undefined,
): ValueMisconception<PowersQuestion>['predict'] {
  return question => {
    if (question.task !== 'single power') return undefined
    const parts = partsOf(question)
    const exponent = parts?.law === wanted ? exponentOf(parts.a, parts.b) : undefined
    return exponent && power(question.base, exponent)
  }
}

export const misconceptions: readonly ValueMisconception<PowersQuestion>[] = [
  {
    id: 'numeric-powers-multiplied',
    name: 'Powers multiplied for a product',
    topic: topics.laws,
    explanation: 'When powers of one number are multiplied, the small numbers are added.',
    gap: 'Multiplies the small numbers when powers of a number are multiplied.',
    predict: predictFor('product', (a, b) => a.mul(b)),
  },
  {
    id: 'numeric-powers-divided',
    name: 'Powers divided for a quotient',
    topic: topics.laws,
    explanation: 'When powers of one number are divided, the small numbers are subtracted.',
    gap: 'Divides the small numbers when powers of a number are divided.',
    predict: predictFor('quotient', (a, b) => {
      const value = b.n === 0n ? undefined : a.div(b)
      return value && isWhole(value) ? value : undefined
    }),
  },
  {
    id: 'numeric-power-of-power-added',
    name: 'Powers added for a power of a power',
    topic: topics.laws,
    explanation: 'A power of a power takes the first one several times, so the small numbers are multiplied.',
    gap: 'Adds the small numbers for a power of a power of a number.',
    predict: predictFor('power', (a, b) => a.add(b)),
  },
  {
    id: 'unit-fraction-power-sign',
    name: 'Positive power for one over a power',
    topic: topics.laws,
    explanation: 'One over a power of a number is a negative power of it.',
    gap: 'Leaves out the minus sign in the power for one over a number.',
    predict(question) {
      const isBelow = question.task === 'single power' && question.written.kind === 'number'
      return isBelow && question.exponent.s < 0n ? power(question.base, question.exponent.neg()) : undefined
    },
  },
  {
    id: 'exponent-by-division',
    name: 'Number divided by the base for the power',
    topic: topics.laws,
    explanation: 'The power tells how often the number is multiplied by itself; dividing once is not enough.',
    gap: 'Divides by the base in place of finding the power.',
    predict(question) {
      if (question.task !== 'find exponent' || question.right.kind !== 'number') return undefined
      return solutions([question.right.value.div(rational(question.base))], question.letter)
    },
  },
  {
    id: 'broken-power-multiplied',
    name: 'Number multiplied by a broken power',
    topic: topics.rational,
    explanation: 'The bottom of a broken power asks for a root; it is no fraction to multiply by.',
    gap: 'Multiplies a number by its broken power.',
    predict: question =>
      question.task === 'evaluate' && question.exponent.d > 1n
        ? numberValue(question.base.mul(question.exponent))
        : undefined,
  },
  {
    id: 'negative-power-as-negative',
    name: 'Negative number for a negative power',
    topic: topics.rational,
    explanation: 'A negative power turns the number upside down; the result is not negative.',
    gap: 'Takes a negative power for a negative number.',
    predict(question) {
      if (question.task !== 'evaluate' || question.exponent.s > 0n) return undefined
      const size = evenPower(question.base, question.exponent.neg())
      return size && numberValue(size.neg())
    },
  },
  {
    id: 'negative-power-ignored',
    name: 'Minus sign of a power left out',
    topic: topics.rational,
    explanation: 'A negative power asks for one over the power, so the number is turned upside down.',
    gap: 'Leaves out the minus sign of a power.',
    predict(question) {
      if (question.task !== 'evaluate' || question.exponent.s > 0n) return undefined
      const size = evenPower(question.base, question.exponent.neg())
      return size && !size.equals(ONE) ? numberValue(size) : undefined
    },
  },
]

import type { NumberNode } from '../../arithmetic/expression.ts'
import { isWhole, type Rational, rational } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { OrderingQuestion } from './question.ts'
import { answerBy } from './solve.ts'
import { topics } from './topics.ts'

const size = ({ value }: NumberNode): Rational => value.abs()

function numbersIn(question: OrderingQuestion): NumberNode[] {
  if (question.task === 'statement' || question.task === 'sign') return [question.left, question.right]
  return question.task === 'closest' || question.task === 'equal'
    ? [...question.numbers, question.target]
    : question.numbers
}

const has = (question: OrderingQuestion, fits: (node: NumberNode) => boolean) =>
  numbersIn(question).every(fits)

/** 0.45 as 45 behind its whole part, as if the digits were a whole number. */
function asLongNumber({ value, places = 0 }: NumberNode): Rational {
  const whole = value.n / value.d
  const behind = value.sub(rational(whole)).mul(rational(10n ** BigInt(places)))
  return rational(whole * 1_000_000n).add(behind)
}

export const misconceptions: readonly ValueMisconception<OrderingQuestion>[] = [
  {
    id: 'ordered-wrong-way-round',
    name: 'Ordered the wrong way round',
    topic: topics.ordering,
    explanation:
      'The numbers are in order, but counted from the other end: read again which one comes first.',
    gap: 'Puts numbers in order the wrong way round.',
    predict(question) {
      if (question.task === 'order' && question.direction) {
        const direction = question.direction === 'ascending' ? 'descending' : 'ascending'
        return answerBy({ ...question, direction })
      }
      if (question.task !== 'place') return undefined
      return answerBy({ ...question, wants: question.wants === 'largest' ? 'smallest' : 'largest' })
    },
  },
  {
    id: 'negatives-ordered-by-size',
    name: 'Minus signs ignored in ordering',
    topic: topics.ordering,
    explanation:
      'Below zero it is the other way round: the further a number is from zero, the smaller it is.',
    gap: 'Orders negative numbers as if they had no minus sign.',
    predict: question => (has(question, ({ value }) => value.s > 0n) ? undefined : answerBy(question, size)),
  },
  {
    id: 'longer-decimal-ordered-larger',
    name: 'Longer decimal taken for larger in a list',
    topic: topics.ordering,
    explanation:
      'More digits behind the point do not make a number bigger: compare the tenths first, then the hundredths.',
    gap: 'Orders decimals by how many digits they have behind the point.',
    predict: question =>
      has(question, ({ form, value }) => (form === 'decimal' || form === 'whole') && value.s > 0n)
        ? answerBy(question, asLongNumber)
        : undefined,
  },
  {
    id: 'fractions-ordered-by-bottom',
    name: 'Fractions ordered by their bottoms',
    topic: topics.ordering,
    explanation: 'A bigger number below makes the parts smaller, so the fraction is not bigger for that.',
    gap: 'Orders fractions by their denominators.',
    predict: question =>
      has(question, ({ form, value }) => form === 'fraction' && !isWhole(value))
        ? answerBy(question, ({ bottom = 1n, top = 0n }) => rational(bottom * 1000n + top))
        : undefined,
  },
]

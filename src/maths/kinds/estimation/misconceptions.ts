import { valueAt } from '../../algebra/value-at.ts'
import { cutTo, decimalPlaces, isZero, type Rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { exponentOf } from '../../values/rounding.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { EstimationQuestion } from './question.ts'
import { multipleBelow, withNumbers } from './rounded.ts'
import { topics } from './topics.ts'

/** What comes out with other numbers in the place of the rounded ones. */
function estimateWith(
  question: EstimationQuestion,
  change: (value: Rational) => Rational,
): Value | undefined {
  if (question.task !== 'estimate' || !question.rounding) return undefined
  const value = valueAt(withNumbers(question.formula, change), new Map())
  return value && decimalPlaces(value) !== undefined ? numberValue(value, { isDecimal: true }) : undefined
}

const firstPlace = (value: Rational) => -exponentOf(value)

export const misconceptions: readonly ValueMisconception<EstimationQuestion>[] = [
  {
    id: 'exact-for-estimate',
    name: 'Worked out exactly in place of an estimate',
    topic: topics.estimates,
    explanation:
      'An estimate is made with rounded numbers, so that it can be done in the head; this is exact.',
    gap: 'Works out exactly what is only to be estimated.',
    predict: question => estimateWith(question, value => value),
  },
  {
    id: 'estimate-cut-off',
    name: 'Digits cut off before estimating',
    topic: topics.estimates,
    explanation: 'The digits were cut off; a number whose next digit is five or more is rounded up.',
    gap: 'Cuts digits off instead of rounding before an estimate.',
    predict(question) {
      if (question.task !== 'estimate' || !question.rounding) return undefined
      const { rounding } = question
      const places = (value: Rational) =>
        'places' in rounding ? rounding.places : firstPlace(value) + rounding.figures - 1
      return estimateWith(question, value => (isZero(value) ? value : cutTo(value, places(value))))
    },
  },
  {
    id: 'estimate-zeros-dropped',
    name: 'Zeros of rounded numbers dropped',
    topic: topics.estimates,
    explanation: 'The rounded numbers keep their zeros, and the zeros count in the calculation.',
    gap: 'Drops the zeros of rounded numbers in an estimate.',
    predict(question) {
      if (question.task !== 'estimate') return undefined
      const end = /0+$/.exec(`${question.value.n}`)
      return question.value.d === 1n && end && end[0].length > 1
        ? numberValue(question.value.div(10))
        : undefined
    },
  },
  {
    id: 'multiple-below',
    name: 'Always down to the step below',
    topic: topics.multiples,
    explanation: 'This is the step below; the one above is nearer.',
    gap: 'Always takes the lower multiple when rounding.',
    predict: question =>
      question.task === 'nearest multiple'
        ? numberValue(multipleBelow(question.number, question.step), { isDecimal: true })
        : undefined,
  },
  {
    id: 'multiple-above',
    name: 'Always up to the step above',
    topic: topics.multiples,
    explanation: 'This is the step above; the one below is nearer.',
    gap: 'Always takes the higher multiple when rounding.',
    predict: question =>
      question.task === 'nearest multiple'
        ? numberValue(multipleBelow(question.number, question.step).add(question.step), { isDecimal: true })
        : undefined,
  },
]

import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Value } from '../../values/value.ts'
import type { Amount } from '../../wording/unit-amounts.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { MeasureSumQuestion } from './question.ts'
import { answerBy, partsOf } from './solve.ts'
import { topicOf, topics } from './topics.ts'

/** The wrong answer where an amount is taken for something else; only what is more than nothing. */
const by = (question: MeasureSumQuestion, size: (amount: Amount) => Rational): Value | undefined => {
  const value = answerBy(question, size)
  return !value.number || (value.number.s > 0n && value.number.n > 0n) ? value : undefined
}
/** Only the number counts, in the smallest unit. */
const bare =
  ({ units }: MeasureSumQuestion) =>
  ({ value }: Amount) =>
    value.mul(units.at(-1)?.size ?? 1)

const isTime = ({ units: [big, small] }: MeasureSumQuestion) => big.symbol === 'h' && small?.symbol === 'min'

/** `2 h 45 min` taken for 2.45 hours. */
const asHundredths =
  ({ units }: MeasureSumQuestion) =>
  (amount: Amount) => {
    const [first, second] = partsOf(amount, units)
    if (!first) return rational(0)
    if (first.unit.symbol === 'min') return first.count.div(100).mul(3600)
    return first.count.add((second?.count ?? rational(0)).div(100)).mul(3600)
  }

export const misconceptions: readonly ValueMisconception<MeasureSumQuestion>[] = [
  {
    id: 'measures-added-without-units',
    name: 'Numbers added whatever their units',
    topic: topics.sums,
    explanation:
      'The numbers were put together though they stand for different units; write all in one unit first.',
    gap: 'Adds or subtracts measures without bringing them to one unit.',
    predict: question =>
      question.task === 'sum' && question.units.length > 1 ? by(question, bare(question)) : undefined,
  },
  {
    id: 'hour-as-hundred-minutes',
    name: 'Hours carried at a hundred minutes',
    topic: topics.sums,
    explanation: 'Minutes were carried like hundredths; an hour is full at sixty minutes.',
    gap: 'Carries minutes into hours at one hundred.',
    predict: question =>
      isTime(question) && (question.task === 'sum' || question.task === 'times')
        ? by(question, asHundredths(question))
        : undefined,
  },
  {
    id: 'measures-compared-by-number',
    name: 'Compared by the number alone',
    topic: topics.comparing,
    explanation: 'The bigger number is not always the bigger amount: look at the units as well.',
    gap: 'Compares measures by their numbers without looking at the units.',
    predict: question =>
      topicOf(question) === topics.comparing && question.task !== 'statement'
        ? by(question, bare(question))
        : undefined,
  },
]

import { decimalPlaces, isWhole, isZero, type Rational, rational } from '../../arithmetic/rational.ts'
import { eitherOf } from '../../values/either-of.ts'
import { mixedQuantity } from '../../values/mixed-quantity.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { ConversionQuestion } from './question.ts'
import { factorIn } from './read.ts'
import { inTarget } from './solve.ts'
import { topics } from './topics.ts'

const MOST_PLACES = 4

/** The wrong number in the unit that is asked for, where a child could write it down. */
function wrong(question: ConversionQuestion, value: Rational): Value | undefined {
  const places = decimalPlaces(value)
  if (places === undefined || places > MOST_PLACES || question.rounding || isZero(value)) return undefined
  return inTarget(question, value)
}
const isSingle = ({ to }: ConversionQuestion) => to.length === 1
const isPlain = ({ from }: ConversionQuestion) =>
  from.dimension === 'length' || from.dimension === 'mass' || from.dimension.includes('capacity')
const isTime = ({ from }: ConversionQuestion) => from.dimension === 'time'

export const misconceptions: readonly ValueMisconception<ConversionQuestion>[] = [
  {
    id: 'conversion-wrong-way',
    name: 'Multiplied in place of divided',
    topic: topics.units,
    explanation: 'It went the wrong way: of a smaller unit you need more, of a bigger one fewer.',
    gap: 'Multiplies where units must be divided, or divides where they must be multiplied.',
    predict: question =>
      isSingle(question) && isPlain(question)
        ? wrong(question, question.amount.div(factorIn(question)))
        : undefined,
  },
  {
    id: 'conversion-factor-of-ten',
    name: 'Ten times too small a step between units',
    topic: topics.units,
    explanation: 'The step between these two units is ten times as big as was thought.',
    gap: 'Mixes up how many of one metric unit make the next one.',
    predict(question) {
      const factor = factorIn(question)
      const size = factor.compare(1) >= 0 ? factor : rational(1).div(factor)
      const isMetric = /^10+$/.test(size.toFraction())
      if (!isSingle(question) || !isPlain(question) || !isMetric) return undefined
      const other = size.equals(10) ? size.mul(10) : size.div(10)
      return wrong(question, factor.compare(1) >= 0 ? question.amount.mul(other) : question.amount.div(other))
    },
  },
  {
    id: 'time-in-hundreds',
    name: 'Time taken in hundreds',
    topic: topics.time,
    explanation: 'Hours and minutes do not go in hundreds as metres and centimetres do.',
    gap: 'Takes an hour for a hundred minutes or a minute for a hundred seconds.',
    predict(question) {
      if (!isTime(question)) return undefined
      const factor = factorIn(question)
      const hundred = rational(100)
      const by60 = factor.equals(60) || factor.equals(rational(1, 60))
      if (!isSingle(question)) {
        const [big, small] = question.to
        if (!small || !question.from.size.equals(small.size) || !factor.equals(rational(1, 60)))
          return undefined
        const whole = rational(question.amount.n / question.amount.d / 100n)
        const total = whole.mul(60).add(question.amount.sub(whole.mul(100)))
        return question.amount.compare(hundred) > 0 ? mixedQuantity(total, small, [big, small]) : undefined
      }
      if (!by60) return undefined
      const whole = question.amount.floor()
      const parts = question.amount.sub(whole).mul(60)
      // `2 h 35 min` as 235 minutes
      if (factor.equals(60) && isWhole(parts) && !isZero(parts) && !isZero(whole))
        return eitherOf(
          wrong(question, whole.mul(hundred).add(parts)),
          wrong(question, question.amount.mul(hundred)),
        )
      return wrong(question, factor.equals(60) ? question.amount.mul(hundred) : question.amount.div(hundred))
    },
  },
  ...[
    { id: 'point-as-small-unit', topic: topics.units, is: isPlain, of: 'measure' },
    { id: 'point-as-minutes', topic: topics.time, is: isTime, of: 'time' },
  ].map(
    ({ is, of, ...own }): ValueMisconception<ConversionQuestion> => ({
      ...own,
      name: 'Digits behind the point as the smaller unit',
      explanation:
        'The digits behind the point are a part of the bigger unit, not a number of the smaller one.',
      gap: `Takes the digits behind the point of a ${of} for a number of the smaller unit.`,
      predict(question) {
        const [whole, factor] = [question.amount.floor(), factorIn(question)]
        const places = decimalPlaces(question.amount)
        if (!isSingle(question) || !is(question) || !places || isZero(whole) || factor.compare(1) <= 0)
          return undefined
        return wrong(question, whole.mul(factor).add(question.amount.sub(whole).mul(10 ** places)))
      },
    }),
  ),
  {
    id: 'time-wrong-way',
    name: 'Time multiplied in place of divided',
    topic: topics.time,
    explanation: 'A smaller unit of time fits more often into the same time, a bigger one less often.',
    gap: 'Goes the wrong way between units of time.',
    predict: question =>
      isSingle(question) && isTime(question)
        ? wrong(question, question.amount.div(factorIn(question)))
        : undefined,
  },
  {
    id: 'length-factor-for-squares',
    name: 'The factor of lengths for an area',
    topic: topics.squares,
    explanation: 'The factor of the lengths counts for every direction, not only for one.',
    gap: 'Converts square and cubic units with the factor of the lengths.',
    predict(question) {
      const { from, to } = question
      const [side, power] = from.symbol.split('^')
      const [other, same] = to[0].symbol.split('^')
      if (!power || power !== same || !side || !other || !isSingle(question)) return undefined
      const factor = Number(power) === 2 ? rootOf(factorIn(question), 2) : rootOf(factorIn(question), 3)
      return factor && wrong(question, question.amount.mul(factor))
    },
  },
]

/** The whole root of a factor or of what it is one over; undefined where there is none. */
function rootOf(factor: Rational, power: number): Rational | undefined {
  const root = (value: bigint) => BigInt(Math.round(Number(value) ** (1 / power)))
  const found = rational(root(factor.n), root(factor.d))
  return found.pow(power)?.equals(factor) ? found : undefined
}

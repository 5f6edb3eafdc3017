import { numberValue } from '../../values/number.ts'
import { standardForm, standardParts, tenTo } from '../../values/standard-form.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { StandardFormQuestion } from './question.ts'
import { topics } from './topics.ts'

const written = (front: Parameters<typeof standardForm>[0], exponent: number) =>
  standardForm(front.mul(tenTo(exponent)))

export const misconceptions: readonly ValueMisconception<StandardFormQuestion>[] = [
  {
    id: 'power-counts-zeros',
    name: 'Zeros counted for the power of ten',
    topic: topics.writing,
    explanation:
      'The power of ten counts how many places the digits move, not how many zeros the number has.',
    gap: 'Counts zeros in place of moved places for the power of ten.',
    predict(question) {
      if (question.task !== 'to standard form' || question.given || question.value.d !== 1n) return undefined
      const zeros = /0*$/.exec(question.value.n.toString())?.[0].length ?? 0
      return written(standardParts(question.value).front, zeros)
    },
  },
  {
    id: 'power-sign-turned',
    name: 'Sign of the power of ten turned',
    topic: topics.writing,
    explanation: 'Small numbers below one have a negative power of ten, big numbers a positive one.',
    gap: 'Turns the sign of the power of ten.',
    predict(question) {
      if (question.task === 'to standard form') {
        const { front, exponent } = standardParts(question.value)
        return written(front, -exponent)
      }
      if (question.task !== 'to number') return undefined
      const { front, exponent } = question.given
      return numberValue(front.mul(tenTo(-exponent)), { isDecimal: true })
    },
  },
  {
    id: 'zeros-added-for-power',
    name: 'Zeros put behind for the power of ten',
    topic: topics.writing,
    explanation: 'The power of ten moves all digits; it does not put so many zeros behind them.',
    gap: 'Puts as many zeros behind a decimal as the power of ten says.',
    predict(question) {
      if (question.task !== 'to number' || question.given.exponent < 0 || question.given.front.d === 1n)
        return undefined
      return numberValue(question.given.front.mul(tenTo(question.given.exponent + 1)), { isDecimal: true })
    },
  },
  {
    id: 'powers-of-ten-multiplied',
    name: 'Powers of ten multiplied',
    topic: topics.calculating,
    explanation: 'When numbers with powers of ten are multiplied, the small numbers are added.',
    gap: 'Multiplies or divides the powers of ten where they are added or subtracted.',
    predict(question) {
      if (question.task !== 'sum') return undefined
      const { left, right, sign } = question
      if (sign === '×') return written(left.front.mul(right.front), left.exponent * right.exponent)
      if (sign !== '÷' || right.exponent === 0 || left.exponent % right.exponent !== 0) return undefined
      return written(left.front.div(right.front), left.exponent / right.exponent)
    },
  },
  {
    id: 'standard-form-added-part-by-part',
    name: 'Standard form added part by part',
    topic: topics.calculating,
    explanation: 'Only numbers with the same power of ten can be added by adding what stands in front.',
    gap: 'Adds numbers in front although their powers of ten differ.',
    predict(question) {
      if (question.task !== 'sum' || question.sign !== '+') return undefined
      const { left, right } = question
      return written(left.front.add(right.front), left.exponent + right.exponent)
    },
  },
]

import { rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { known, pairsOf } from './pairs.ts'
import type { NumberPairQuestion } from './question.ts'
import { answerFor } from './solve.ts'
import { topic } from './topics.ts'

/** What is asked for of two numbers that need not be whole. */
function asked({ wants }: NumberPairQuestion, [larger, smaller]: [bigint, bigint], by = 1n): Value {
  const [first, second] = [rational(larger, by), rational(smaller, by)]
  if (wants === 'both') return several([first, second])
  return numberValue(wants === 'larger' ? first : second)
}

export const misconceptions: ValueMisconception<NumberPairQuestion>[] = [
  {
    id: 'whole-difference-from-the-middle',
    name: 'Whole difference from the middle',
    topic,
    explanation:
      'Half of the sum lies in the middle of both numbers, so each of them is only half of the difference away from it.',
    gap: 'Goes the whole difference up and down from half of the sum of two numbers.',
    predict(question) {
      const [sum, difference] = [known(question, 'sum'), known(question, 'difference')]
      if (sum === undefined || difference === undefined) return undefined
      return asked(question, [sum + 2n * difference, sum - 2n * difference], 2n)
    },
  },
  {
    id: 'difference-for-a-number',
    name: 'Difference taken for one of the numbers',
    topic,
    explanation: 'The difference is how far apart the numbers are; it is none of the two.',
    gap: 'Takes the difference of two numbers for one of them.',
    predict(question) {
      const [sum, difference] = [known(question, 'sum'), known(question, 'difference')]
      if (sum === undefined || difference === undefined) return undefined
      const rest = sum - difference
      return asked(question, rest > difference ? [rest, difference] : [difference, rest])
    },
  },
  {
    id: 'one-part-too-few',
    name: 'One part too few',
    topic,
    explanation: 'The smaller number is a part as well: count the parts of both numbers.',
    gap: 'Forgets the smaller number among the parts when one number is a multiple of another.',
    predict(question) {
      const [sum, times] = [known(question, 'sum'), known(question, 'times')]
      if (sum === undefined || times === undefined) return undefined
      return asked(question, [sum * (times - 1n), sum], times)
    },
  },
  {
    id: 'difference-shared-by-times',
    name: 'Difference shared by all parts',
    topic,
    explanation:
      'The difference has one part less than the larger number, as the smaller one is a part of that.',
    gap: 'Divides a difference by how many times larger a number is.',
    predict(question) {
      const [difference, times] = [known(question, 'difference'), known(question, 'times')]
      if (difference === undefined || times === undefined) return undefined
      return asked(question, [difference * times, difference], times)
    },
  },
  {
    id: 'only-the-product-fits',
    name: 'Only the product fits',
    topic,
    explanation: 'Many pairs make the same product. Only one of them fits the other thing that you know.',
    gap: 'Finds two numbers with a given product without checking the second condition.',
    predict(question) {
      const product = known(question, 'product')
      const [pair] = pairsOf(question)
      if (product === undefined || !pair || product <= 0n) return undefined
      const isOne = pair[1] === 1n || pair[1] === -1n
      return isOne ? undefined : asked(question, [product, 1n])
    },
  },
  {
    id: 'other-number-of-the-pair',
    name: 'The other number',
    topic,
    explanation: 'Both numbers are right, but the other one was asked for.',
    gap: 'Gives the other one of two numbers than was asked for.',
    predict(question) {
      const { wants } = question
      if (wants === 'both') return undefined
      return answerFor(pairsOf(question), { ...question, wants: wants === 'larger' ? 'smaller' : 'larger' })
    },
  },
]

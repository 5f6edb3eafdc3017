import { isZero, ONE, rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { formValue } from './form-value.ts'
import type { PartsQuestion } from './question.ts'
import { answerTo, numbersBefore } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<PartsQuestion>[] = [
  {
    id: 'power-for-coefficient',
    name: 'Power in place of the coefficient',
    topic: topics.parts,
    explanation: 'The small raised number is the power; the coefficient stands in front of the letter.',
    gap: 'Takes the power of a letter for its coefficient.',
    predict: question =>
      question.task === 'coefficient' && question.power > 0 ? numberValue(question.power) : undefined,
  },
  {
    id: 'coefficient-sign-lost',
    name: 'Sign of the coefficient lost',
    topic: topics.parts,
    explanation: 'The sign in front of a term belongs to its number.',
    gap: 'Leaves out the minus of a coefficient.',
    predict(question) {
      if (question.task !== 'coefficient') return undefined
      const { number } = answerTo(question)
      return number && number.s < 0n ? numberValue(number.neg()) : undefined
    },
  },
  {
    id: 'terms-for-degree',
    name: 'Number of terms for the degree',
    topic: topics.parts,
    explanation: 'The degree is the highest power of the letter, however many terms there are.',
    gap: 'Counts the terms of a polynomial in place of taking its highest power.',
    predict(question) {
      if (question.task !== 'degree') return undefined
      return numberValue(numbersBefore(question, question.letter).filter(each => !isZero(each)).length)
    },
  },
  {
    id: 'square-not-halved',
    name: 'Not halved in the square',
    topic: topics.square,
    explanation:
      'Multiplying the square out gives the number in the bracket twice, so it is half of the middle number.',
    gap: 'Puts the whole middle number into the bracket when completing the square.',
    predict: question => squareWith(question, 1n),
  },
  {
    id: 'square-not-taken-away',
    name: 'Square of the number not taken away',
    topic: topics.square,
    explanation: 'The square already brings a number of its own, which has to be taken away again.',
    gap: 'Keeps the last number as it is when completing the square.',
    predict(question) {
      const [first, second] = question.task === 'form' ? question.values : []
      if (question.task !== 'form' || question.wanted !== undefined || !first || !second) return undefined
      return formValue(question.form, [first, [second[0], second[1].add(first[1].mul(first[1]))]])
    },
  },
]

/** The first number doubled, and the last one as follows from that. */
function squareWith(question: PartsQuestion, more: bigint) {
  const [first, second] = question.task === 'form' ? question.values : []
  if (question.task !== 'form' || question.wanted !== undefined || !first || !second) return undefined
  const whole = first[1].mul(ONE.add(rational(more)))
  const last = second[1].add(first[1].mul(first[1])).sub(whole.mul(whole))
  return formValue(question.form, [
    [first[0], whole],
    [second[0], last],
  ])
}

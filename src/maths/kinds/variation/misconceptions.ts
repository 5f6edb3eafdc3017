import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { VariationQuestion } from './question.ts'
import { answerFor, constantOf, otherOf } from './solve.ts'
import { topic } from './topics.ts'

/** What comes of the question where it is taken for another one. */
function takenFor(question: VariationQuestion, other: Partial<VariationQuestion>) {
  const taken = { ...question, ...other } as VariationQuestion
  const value = taken.wants === 'value' ? otherOf(taken) : constantOf(taken)
  return value && answerFor(taken, value)
}

const fits = (value: Rational) => value.d <= 1000n

export const misconceptions: readonly ValueMisconception<VariationQuestion>[] = [
  {
    id: 'direct-and-inverse-swapped',
    name: 'Direct and inverse proportion swapped',
    topic,
    explanation:
      'In direct proportion the quotient stays the same, in inverse proportion the product does; this is the other one.',
    gap: 'Mixes up direct and inverse proportion.',
    predict: question => takenFor(question, { isInverse: !question.isInverse }),
  },
  {
    id: 'difference-kept-in-proportion',
    name: 'Difference kept in place of the factor',
    topic,
    explanation: 'In a proportion the factor stays the same, not what is added.',
    gap: 'Keeps the difference of two letters where their proportion stays the same.',
    predict(question) {
      if (question.wants !== 'value') return undefined
      const { known, letter, by, given } = question
      const [from, to] = letter === by ? [known.by, known.of] : [known.of, known.by]
      return answerFor(question, to.add(given).sub(from))
    },
  },
  {
    id: 'square-left-out-of-proportion',
    name: 'Power left out of the proportion',
    topic,
    explanation: 'It goes with a power of the other letter, so square or cube that letter first.',
    gap: 'Leaves the power out of a proportion with the square or cube of a letter.',
    predict: question => (question.power === 1 ? undefined : takenFor(question, { power: 1 })),
  },
  {
    id: 'constant-upside-down',
    name: 'Constant of proportionality upside down',
    topic,
    explanation:
      'The constant is what the first letter is divided by the second one, not the other way round.',
    gap: 'Turns the constant of a proportion upside down.',
    predict(question) {
      if (question.isInverse || question.wants === 'value') return undefined
      const turned = rational(1).div(constantOf(question))
      return fits(turned) ? answerFor(question, turned) : undefined
    },
  },
]

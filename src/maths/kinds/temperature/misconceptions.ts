import type { Rational } from '../../arithmetic/rational.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { TemperatureQuestion } from './question.ts'
import { answerOf } from './solve.ts'
import { topics } from './topics.ts'

const wrong = (question: TemperatureQuestion, value: Rational): Value => answerOf(question, value)

export const misconceptions: readonly ValueMisconception<TemperatureQuestion>[] = [
  {
    id: 'freezing-point-left-out',
    name: 'Freezing point left out',
    topic: topics.scales,
    explanation:
      'The scales do not start at the same point: water freezes at another number on each, and that has to be added or taken away.',
    gap: 'Leaves out where the Fahrenheit scale starts.',
    predict(question) {
      if (question.task !== 'convert') return undefined
      const { from, to } = question
      return wrong(question, to === 'F' ? from.mul(9).div(5) : from.mul(5).div(9))
    },
  },
  {
    id: 'temperature-steps-swapped',
    name: 'Steps of the conversion swapped',
    topic: topics.scales,
    explanation: 'The two steps were done in the wrong order; going back undoes the last step first.',
    gap: 'Does the steps between Celsius and Fahrenheit in the wrong order.',
    predict(question) {
      if (question.task !== 'convert') return undefined
      const { from, to } = question
      return wrong(question, to === 'F' ? from.add(32).mul(9).div(5) : from.mul(5).div(9).sub(32))
    },
  },
  {
    id: 'below-zero-ignored',
    name: 'Minus sign of a temperature ignored',
    topic: topics.changes,
    explanation: 'The temperature is below zero, so start on the other side of zero.',
    gap: 'Takes a temperature below zero for one above zero.',
    predict(question) {
      if (question.task === 'change')
        return wrong(
          question,
          question.by.reduce((sum, each) => sum.add(each), question.start.abs()),
        )
      if (question.task === 'extreme') {
        const size = (a: Rational, b: Rational) => a.abs().compare(b.abs())
        const sorted = [...question.among].sort(size)
        const taken = question.wants === 'lowest' ? sorted[0] : sorted.at(-1)
        return taken && wrong(question, taken)
      }
      return question.task === 'difference'
        ? wrong(question, question.first.abs().sub(question.second.abs()).abs())
        : undefined
    },
  },
  {
    id: 'temperature-wrong-way',
    name: 'Up and down swapped',
    topic: topics.changes,
    explanation: 'Rising means going up the thermometer, falling means going down, below zero as well.',
    gap: 'Goes the wrong way on the thermometer below zero.',
    predict: question =>
      question.task === 'change'
        ? wrong(
            question,
            question.by.reduce((sum, each) => sum.sub(each), question.start),
          )
        : undefined,
  },
]

import { rational } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { FrequencyQuestion } from './question.ts'
import { valueFor } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<FrequencyQuestion>[] = [
  {
    id: 'expected-half',
    name: 'Every chance taken for a half',
    topic: topics.expected,
    explanation: 'This would be right if it came up every other time; find its own chance first.',
    gap: 'Takes every chance for a half when expecting outcomes.',
    predict: question =>
      question.task === 'expected' ? valueFor(question, rational(question.trials, 2n)) : undefined,
  },
  {
    id: 'expected-the-others',
    name: 'Expected number of all others',
    topic: topics.expected,
    explanation: 'This is how often it is expected not to come up.',
    gap: 'Gives the expected number of the other outcomes.',
    predict: question =>
      question.task === 'expected'
        ? valueFor(question, rational(1).sub(question.chance).mul(question.trials))
        : undefined,
  },
  {
    id: 'expected-divided-by-wanted',
    name: 'Divided by the chance',
    topic: topics.expected,
    explanation: 'It was divided by the chance; a part of all the trials is found by multiplying.',
    gap: 'Divides by the chance in place of multiplying.',
    predict: question =>
      question.task === 'expected'
        ? valueFor(question, rational(question.trials).div(question.chance))
        : undefined,
  },
  {
    id: 'relative-the-others',
    name: 'Frequency of the others',
    topic: topics.relative,
    explanation: 'This is how often it did not come up.',
    gap: 'Gives the relative frequency of the other outcomes.',
    predict: question =>
      question.task === 'relative'
        ? valueFor(question, rational(question.trials - question.times, question.trials))
        : undefined,
  },
  {
    id: 'relative-odds',
    name: 'Compared with the others',
    topic: topics.relative,
    explanation: 'It was compared with the other outcomes; compare it with all the trials.',
    gap: 'Compares an outcome with the other outcomes in place of all trials.',
    predict(question) {
      if (question.task !== 'relative') return undefined
      const others = question.trials - question.times
      return others > question.times ? valueFor(question, rational(question.times, others)) : undefined
    },
  },
]

import { exact } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { makeCompared, writeCompared } from './make.ts'
import type { ComparedQuestion } from './question.ts'
import { readCompared, triggers } from './read.ts'
import { answerBy, biggestIn, solveCompared } from './solve.ts'
import { topic } from './topics.ts'

const misconceptions: readonly ValueMisconception<ComparedQuestion>[] = [
  {
    id: 'calculations-compared-by-numbers',
    name: 'Numbers compared in place of results',
    topic,
    explanation: 'The numbers in the calculations were compared; what counts is what each of them comes to.',
    gap: 'Compares the numbers in calculations, not what they come to.',
    predict: question => answerBy(question, biggestIn),
  },
  {
    id: 'calculations-compared-wrong-way',
    name: 'Smallest in place of largest',
    topic,
    explanation:
      'It is the one at the other end: read again whether the bigger or the smaller one is asked for.',
    gap: 'Names the calculation at the wrong end when comparing.',
    predict(question) {
      if (question.task !== 'which') return undefined
      const other = answerBy({ ...question, wants: question.wants === 'largest' ? 'smallest' : 'largest' })
      // Who is led there by the numbers in it has not misread the question.
      return other?.key === answerBy(question, biggestIn)?.key ? undefined : other
    },
  },
]

const kind = defineKind<ComparedQuestion>({
  name: 'compared calculations',
  topics: [topic],
  triggers,
  read: readCompared,
  solve: solveCompared,
  write: writeCompared,
  make: makeCompared,
  misconceptions,
})

/** Which of several calculations comes to more, the sign between two, and whether an equation is true. */
export const comparedCalculations: typeof kind = {
  ...kind,
  // What a side comes to is the work itself: who hears it need not calculate any more.
  isSaidIn: (text, question) =>
    kind.isSaidIn(text, question) ||
    question.sides.some(({ value }) => numberValue(exact(value)).isNamedIn(text, question.text)),
}

import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { makeIrrational, writeIrrational } from './make.ts'
import type { Candidate, IrrationalQuestion } from './question.ts'
import { readIrrational, triggers } from './read.ts'
import { solveIrrational } from './solve.ts'
import { topics } from './topics.ts'
import { betweenWholes, chosen } from './values.ts'

/** The first of a list that is taken by its looks. */
const takenBy = (question: IrrationalQuestion, looks: (candidate: Candidate) => boolean) => {
  if (question.task !== 'which of these' || question.wants) return undefined
  const own = question.candidates.filter(looks)
  return own.length > 0 ? chosen(own, question.candidates) : undefined
}

const misconceptions: ValueMisconception<IrrationalQuestion>[] = [
  {
    id: 'every-root-irrational',
    name: 'Every root taken for irrational',
    topic: topics.rational,
    explanation: 'The root of a square number is a whole number, so it is rational.',
    gap: 'Takes every root for an irrational number.',
    predict: question => takenBy(question, ({ text }) => text.includes('√')),
  },
  {
    id: 'fraction-irrational',
    name: 'Fraction taken for irrational',
    topic: topics.rational,
    explanation: 'A fraction of whole numbers is rational, even where its decimal never ends.',
    gap: 'Takes fractions for irrational numbers.',
    predict: question => takenBy(question, ({ text }) => text.includes('/')),
  },
  {
    id: 'decimal-irrational',
    name: 'Decimal taken for irrational',
    topic: topics.rational,
    explanation: 'A decimal that ends is so many tenths or hundredths, so it is rational.',
    gap: 'Takes decimals for irrational numbers.',
    predict: question => takenBy(question, ({ text }) => text.includes('.')),
  },
  {
    id: 'half-for-root-between',
    name: 'Halved in place of the root',
    topic: topics.between,
    explanation: 'The root is not half of the number: multiplied by itself it has to give the number.',
    gap: 'Halves a number to say between which whole numbers its root lies.',
    predict: question =>
      question.task === 'between' && question.degree === 2 ? betweenWholes(question.under / 2n) : undefined,
  },
]

/** Rational and irrational numbers, and where roots lie between whole numbers. */
export const irrationalNumbers = defineKind<IrrationalQuestion>({
  name: 'irrational numbers',
  topics: [topics.rational, topics.between],
  triggers,
  read: readIrrational,
  topicOf: ({ task }) => (task === 'between' ? topics.between : topics.rational),
  solve: solveIrrational,
  write: writeIrrational,
  make: makeIrrational,
  misconceptions,
})

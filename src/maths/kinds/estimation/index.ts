import { defineKind } from '../by-value/define-kind.ts'
import { makeEstimation, writeEstimation } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { EstimationQuestion } from './question.ts'
import { readEstimation, triggers } from './read.ts'
import { solveEstimation } from './solve.ts'
import { topics } from './topics.ts'

/** Estimates with rounded numbers, and rounding to fives, halves and quarters. */
export const estimation = defineKind<EstimationQuestion>({
  name: 'estimation',
  topics: [topics.estimates, topics.multiples],
  triggers,
  read: readEstimation,
  topicOf: ({ task }) => (task === 'estimate' ? topics.estimates : topics.multiples),
  solve: solveEstimation,
  write: writeEstimation,
  make: makeEstimation,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makeStandard, writeStandard } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { StandardFormQuestion } from './question.ts'
import { readStandard, triggers } from './read.ts'
import { solveStandard } from './solve.ts'
import { topics } from './topics.ts'

/** Writing numbers in standard form and back, and sums of two of them. */
export const standardForms = defineKind<StandardFormQuestion>({
  name: 'standard form',
  topics: [topics.writing, topics.calculating],
  triggers,
  read: readStandard,
  topicOf: ({ task }) => (task === 'sum' ? topics.calculating : topics.writing),
  solve: solveStandard,
  write: writeStandard,
  make: makeStandard,
  misconceptions,
})

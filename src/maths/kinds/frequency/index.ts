import { defineKind } from '../by-value/define-kind.ts'
import { makeFrequency, writeFrequency } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { FrequencyQuestion } from './question.ts'
import { readFrequency, triggers } from './read.ts'
import { solveFrequency } from './solve.ts'
import { topics } from './topics.ts'

/** How often something is to be expected, and how often it came up. */
export const frequencies = defineKind<FrequencyQuestion>({
  name: 'frequency',
  topics: [topics.expected, topics.relative],
  triggers,
  heeds: ['rounding', 'form', 'isLowest'],
  read: readFrequency,
  topicOf: ({ task }) => topics[task],
  solve: solveFrequency,
  write: writeFrequency,
  make: makeFrequency,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makePercentage, writePercentage } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { PercentageQuestion } from './question.ts'
import { readPercentage, triggers } from './read.ts'
import { solvePercentage } from './solve.ts'
import { topics } from './topics.ts'

/** Percentage increase, decrease and change, one amount as a percentage of another, and back to the whole. */
export const percentages = defineKind<PercentageQuestion>({
  name: 'percentage',
  topics: [topics.change, topics.repeated, topics.express, topics.original],
  triggers,
  heeds: ['rounding'],
  read: readPercentage,
  topicOf({ task }) {
    if (task === 'express') return topics.express
    if (task === 'repeated' || task === 'overall') return topics.repeated
    return task === 'original' ? topics.original : topics.change
  },
  solve: solvePercentage,
  write: writePercentage,
  make: makePercentage,
  misconceptions,
})

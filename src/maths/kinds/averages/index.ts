import { defineKind } from '../by-value/define-kind.ts'
import { makeAverages, writeAverages } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { AveragesQuestion } from './question.ts'
import { readAverages, triggers } from './read.ts'
import { solveAverages } from './solve.ts'
import { tipsOfAverages } from './tips.ts'
import { topics } from './topics.ts'

/** Mean, median, mode and range of a list of numbers, and back from a mean. */
export const averages = defineKind<AveragesQuestion>({
  name: 'averages',
  topics: [topics.mean, topics.median, topics.modeAndRange, topics.spread],
  triggers,
  heeds: ['rounding'],
  read: readAverages,
  topicOf({ task }) {
    if (task === 'spread') return topics.spread
    if (task === 'median') return topics.median
    return task === 'mode' || task === 'range' ? topics.modeAndRange : topics.mean
  },
  tipsFor: tipsOfAverages,
  solve: solveAverages,
  write: writeAverages,
  make: makeAverages,
  misconceptions,
})

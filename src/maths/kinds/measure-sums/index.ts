import { defineKind } from '../by-value/define-kind.ts'
import { makeMeasureSum, writeMeasureSum } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { MeasureSumQuestion } from './question.ts'
import { readMeasureSum, triggers } from './read.ts'
import { solveMeasureSum } from './solve.ts'
import { topicOf, topics } from './topics.ts'

/** Sums, multiples and comparisons of lengths, masses, capacities and times. */
export const measureSums = defineKind<MeasureSumQuestion>({
  name: 'measure sum',
  topics: [topics.sums, topics.comparing],
  triggers,
  heeds: ['unit'],
  read: readMeasureSum,
  topicOf,
  solve: solveMeasureSum,
  write: writeMeasureSum,
  make: makeMeasureSum,
  misconceptions,
})

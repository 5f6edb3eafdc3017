import { defineKind } from '../by-value/define-kind.ts'
import { makeMeasure, writeMeasure } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { MeasureQuestion } from './question.ts'
import { readMeasure, triggers } from './read.ts'
import { solveMeasure } from './solve.ts'
import { tipsOfMeasure } from './tips.ts'
import { topics } from './topics.ts'

/** Circles, quadrilaterals and solids: area, circumference, surface, volume and missing lengths. */
export const shapeMeasures = defineKind<MeasureQuestion>({
  name: 'measure',
  topics: [topics.circles, topics.flat, topics.missing, topics.volume, topics.surface, topics.round],
  triggers,
  heeds: ['rounding', 'unit'],
  read: readMeasure,
  topicOf: ({ formula }) => topics[formula.topic],
  tipsFor: tipsOfMeasure,
  solve: solveMeasure,
  write: writeMeasure,
  make: makeMeasure,
  misconceptions,
})

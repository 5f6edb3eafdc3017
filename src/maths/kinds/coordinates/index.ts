import { defineKind } from '../by-value/define-kind.ts'
import { makeCoordinates, writeCoordinates } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { CoordinatesQuestion } from './question.ts'
import { readCoordinates, triggers } from './read.ts'
import { solveCoordinates } from './solve.ts'
import { tipsOfCoordinates } from './tips.ts'
import { topics } from './topics.ts'

const OF_POINTS = new Set<CoordinatesQuestion['task']>([
  'midpoint',
  'distance',
  'image',
  'quadrant',
  'corner',
])

/** Slope, midpoint, distance and intercept on a grid, and where a point comes to. */
export const coordinates = defineKind<CoordinatesQuestion>({
  name: 'coordinates',
  topics: [topics.lines, topics.points],
  triggers,
  heeds: ['rounding'],
  read: readCoordinates,
  topicOf: ({ task }) => (OF_POINTS.has(task) ? topics.points : topics.lines),
  tipsFor: tipsOfCoordinates,
  solve: solveCoordinates,
  write: writeCoordinates,
  make: makeCoordinates,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makeShape, writeShape } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ShapeQuestion } from './question.ts'
import { readShape } from './read.ts'
import { solveShape } from './solve.ts'
import { tipsOfShape } from './tips.ts'
import { topics } from './topics.ts'

/** Perimeter and area of squares, rectangles and triangles. */
export const perimeterAndArea = defineKind<ShapeQuestion>({
  name: 'shape',
  topics: [topics.perimeter, topics.area],
  triggers: /\b(?:perimeter|area)\b/,
  heeds: ['unit'],
  read: readShape,
  topicOf: ({ measure }) => (measure === 'area' ? topics.area : topics.perimeter),
  tipsFor: tipsOfShape,
  solve: solveShape,
  write: writeShape,
  make: makeShape,
  misconceptions,
})

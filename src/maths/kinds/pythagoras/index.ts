import { defineKind } from '../by-value/define-kind.ts'
import { makeRightTriangle, writeRightTriangle } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { RightTriangleQuestion } from './question.ts'
import { readRightTriangle, triggers } from './read.ts'
import { solveRightTriangle } from './solve.ts'
import { topics } from './topics.ts'
import { isAngled } from './trigonometry.ts'

/** Sides and angles of right triangles, and whether three sides make a triangle. */
export const pythagoras = defineKind<RightTriangleQuestion>({
  name: 'right triangle',
  topics: [topics.pythagoras, topics.trigonometry],
  triggers,
  heeds: ['rounding'],
  read: readRightTriangle,
  topicOf: question => (isAngled(question) ? topics.trigonometry : topics.pythagoras),
  solve: solveRightTriangle,
  write: writeRightTriangle,
  make: makeRightTriangle,
  misconceptions,
})

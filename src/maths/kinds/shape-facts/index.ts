import { defineKind } from '../by-value/define-kind.ts'
import { shapeByHand } from './by-hand.ts'
import { makeShapeFact, writeShapeFact } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ShapeFactQuestion } from './question.ts'
import { readShapeFact, triggers } from './read.ts'
import { solveShapeFact } from './solve.ts'
import { topics } from './topics.ts'

/** Parts, symmetries and names of shapes. */
export const shapeFacts = defineKind<ShapeFactQuestion>({
  name: 'shape fact',
  topics: [topics.parts, topics.symmetry, topics.names],
  triggers,
  read: readShapeFact,
  topicOf(question) {
    if (question.task !== 'count') return topics.names
    return question.count.endsWith('symmetry') ? topics.symmetry : topics.parts
  },
  solve: solveShapeFact,
  write: writeShapeFact,
  make: makeShapeFact,
  byHand: shapeByHand,
  misconceptions,
})

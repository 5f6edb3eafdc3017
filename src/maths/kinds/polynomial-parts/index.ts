import { defineKind } from '../by-value/define-kind.ts'
import { makeParts, writeParts } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { PartsQuestion } from './question.ts'
import { readParts, triggers } from './read.ts'
import { solveParts } from './solve.ts'
import { topics } from './topics.ts'

/** Coefficients, constant terms and degrees, and polynomials written in a given form. */
export const polynomialParts = defineKind<PartsQuestion>({
  name: 'polynomial parts',
  topics: [topics.parts, topics.square],
  triggers,
  read: readParts,
  topicOf: ({ task }) => (task === 'form' ? topics.square : topics.parts),
  solve: solveParts,
  write: writeParts,
  make: makeParts,
  misconceptions,
})

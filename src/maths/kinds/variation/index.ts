import { defineKind } from '../by-value/define-kind.ts'
import { makeVariation, writeVariation } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { VariationQuestion } from './question.ts'
import { readVariation, triggers } from './read.ts'
import { solveVariation } from './solve.ts'
import { topic } from './topics.ts'

/** Letters in direct or inverse proportion: `y is proportional to x`. */
export const variations = defineKind<VariationQuestion>({
  name: 'variation',
  topics: [topic],
  triggers,
  read: readVariation,
  solve: solveVariation,
  write: writeVariation,
  make: makeVariation,
  misconceptions,
})

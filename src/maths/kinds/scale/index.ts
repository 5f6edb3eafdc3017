import { defineKind } from '../by-value/define-kind.ts'
import { makeScale, writeScale } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ScaleQuestion } from './question.ts'
import { readScale, triggers } from './read.ts'
import { solveScale } from './solve.ts'
import { topics } from './topics.ts'

/** Lengths on maps, plans and models, and real ones. */
export const scales = defineKind<ScaleQuestion>({
  name: 'scale',
  topics: [topics.scale],
  triggers,
  heeds: ['rounding'],
  read: readScale,
  solve: solveScale,
  write: writeScale,
  make: makeScale,
  misconceptions,
})

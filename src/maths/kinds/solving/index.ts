import { defineKind } from '../by-value/define-kind.ts'
import { makeSolving, writeSolving } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { SolvingQuestion } from './question.ts'
import { readSolving, triggers } from './read.ts'
import { solveSolving } from './solve.ts'
import { tipsOfSolving } from './tips.ts'
import { topics } from './topics.ts'

/** Quadratics and other equations of higher degree, two equations at once, inequalities. */
export const solving = defineKind<SolvingQuestion>({
  name: 'solving',
  topics: [topics.quadratics, topics.simultaneous, topics.inequalities],
  triggers,
  heeds: ['isSolve', 'rounding'],
  read: readSolving,
  topicOf({ task }) {
    if (task === 'roots') return topics.quadratics
    return task === 'pair' ? topics.simultaneous : topics.inequalities
  },
  tipsFor: tipsOfSolving,
  solve: solveSolving,
  write: writeSolving,
  make: makeSolving,
  misconceptions,
})

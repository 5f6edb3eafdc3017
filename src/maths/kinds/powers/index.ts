import { defineKind } from '../by-value/define-kind.ts'
import { makePowers, writePowers } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { PowersQuestion } from './question.ts'
import { readPowers, triggers } from './read.ts'
import { solvePowers } from './solve.ts'
import { topics } from './topics.ts'

/** One power of a number, negative and broken powers, and powers that are to be found. */
export const powers = defineKind<PowersQuestion>({
  name: 'powers',
  topics: [topics.laws, topics.rational],
  triggers,
  read: readPowers,
  topicOf: ({ task }) => (task === 'evaluate' ? topics.rational : topics.laws),
  solve: solvePowers,
  write: writePowers,
  make: makePowers,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makeProbability, writeProbability } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ProbabilityQuestion } from './question.ts'
import { readProbability, triggers } from './read.ts'
import { solveProbability } from './solve.ts'
import { topics } from './topics.ts'

/** The chance of dice, coins, cards, bags and letters. */
export const probabilities = defineKind<ProbabilityQuestion>({
  name: 'probability',
  topics: [topics.single, topics.several],
  triggers,
  heeds: ['rounding', 'form', 'isLowest'],
  read: readProbability,
  topicOf: ({ chance }) => (chance.by === 'drawing' ? topics.several : topics.single),
  solve: solveProbability,
  write: writeProbability,
  make: makeProbability,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makeSubstitution, writeSubstitution } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { SubstitutionQuestion } from './question.ts'
import { readSubstitution, triggers } from './read.ts'
import { solveSubstitution } from './solve.ts'
import { topics } from './topics.ts'

/** Numbers put for letters, in expressions, formulas and functions. */
export const substitution = defineKind<SubstitutionQuestion>({
  name: 'substitution',
  topics: [topics.values, topics.functions],
  triggers,
  read: readSubstitution,
  topicOf: ({ name }) => (name === undefined ? topics.values : topics.functions),
  solve: solveSubstitution,
  write: writeSubstitution,
  make: makeSubstitution,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makeFactors, writeFactors } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { FactorsQuestion } from './question.ts'
import { readFactors, triggers } from './read.ts'
import { solveFactors } from './solve.ts'
import { topics } from './topics.ts'

/** Factors, multiples, primes, highest common factor and lowest common multiple. */
export const factorsAndMultiples = defineKind<FactorsQuestion>({
  name: 'factors',
  topics: [topics.factors, topics.primes, topics.commonFactors, topics.commonMultiples],
  triggers,
  read: readFactors,
  topicOf({ task }) {
    if (task === 'highest common factor' || task === 'common factors') return topics.commonFactors
    if (task === 'lowest common multiple') return topics.commonMultiples
    return task.includes('prime') ? topics.primes : topics.factors
  },
  solve: solveFactors,
  write: writeFactors,
  make: makeFactors,
  misconceptions,
})

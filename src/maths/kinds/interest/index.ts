import { defineKind } from '../by-value/define-kind.ts'
import { makeInterest, writeInterest } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { InterestQuestion } from './question.ts'
import { readInterest, triggers } from './read.ts'
import { solveInterest } from './solve.ts'
import { topics } from './topics.ts'

/** Simple and compound interest, and value that is lost by a percentage each year. */
export const interest = defineKind<InterestQuestion>({
  name: 'interest',
  topics: [topics.simple, topics.compound],
  triggers,
  heeds: ['rounding'],
  read: readInterest,
  topicOf: ({ growth }) => topics[growth],
  solve: solveInterest,
  write: writeInterest,
  make: makeInterest,
  misconceptions,
})

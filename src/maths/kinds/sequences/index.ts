import { defineKind } from '../by-value/define-kind.ts'
import { likeSequence, makeSequence, writeSequence } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { SequenceQuestion } from './question.ts'
import { readSequence, triggers } from './read.ts'
import { solveSequence } from './solve.ts'
import { TIPS_OF_TERM, topics } from './topics.ts'

/** How sequences go on, and the rules behind them. */
export const sequences = defineKind<SequenceQuestion>({
  name: 'sequences',
  topics: [topics.nextTerms, topics.termRules],
  triggers,
  read: readSequence,
  topicOf: ({ task }) =>
    task === 'nth' || task === 'term' || task === 'first terms' ? topics.termRules : topics.nextTerms,
  // No letter stands in a question for one term.
  tipsFor: ({ task }) => (task === 'term' ? TIPS_OF_TERM : undefined),
  solve: solveSequence,
  write: writeSequence,
  make: makeSequence,
  near: likeSequence,
  misconceptions,
})

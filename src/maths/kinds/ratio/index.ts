import { defineKind } from '../by-value/define-kind.ts'
import { makeRatio, writeRatio } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { RatioQuestion } from './question.ts'
import { readRatioQuestion, triggers } from './read.ts'
import { solveRatio } from './solve.ts'
import { tipsOfRatio } from './tips.ts'
import { topics } from './topics.ts'

/** Ratios: simplify, 1 : n, equal ratios, sharing in a ratio. */
export const ratios = defineKind<RatioQuestion>({
  name: 'ratio',
  topics: [topics.simplifying, topics.equal, topics.sharing],
  triggers,
  read: readRatioQuestion,
  topicOf({ task }) {
    if (task === 'share' || task === 'fraction' || task === 'known') return topics.sharing
    return task === 'missing' || task === 'are equal' || task === 'chained'
      ? topics.equal
      : topics.simplifying
  },
  tipsFor: tipsOfRatio,
  solve: solveRatio,
  write: writeRatio,
  make: makeRatio,
  misconceptions,
})

import { defineKind } from '../by-value/define-kind.ts'
import { makeProportion, writeProportion } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ProportionQuestion } from './question.ts'
import { readProportion, triggers } from './read.ts'
import { solveProportion } from './solve.ts'
import { tipsOfProportion } from './tips.ts'
import { topics } from './topics.ts'

/** Unit prices, best buys, and amounts that go up together. */
export const proportions = defineKind<ProportionQuestion>({
  name: 'proportion',
  topics: [topics.best, topics.direct],
  triggers,
  read: readProportion,
  topicOf: question =>
    question.task === 'best' || (question.task === 'worth' && question.to.value.equals(1))
      ? topics.best
      : topics.direct,
  tipsFor: tipsOfProportion,
  solve: solveProportion,
  write: writeProportion,
  make: makeProportion,
  misconceptions,
})

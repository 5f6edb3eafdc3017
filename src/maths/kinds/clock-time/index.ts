import { defineKind } from '../by-value/define-kind.ts'
import { timeByHand } from './by-hand.ts'
import { makeTime, writeTime } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { TimeQuestion } from './question.ts'
import { readTime, triggers } from './read.ts'
import { solveTime } from './solve.ts'
import { tipsOfTime } from './tips.ts'
import { topics } from './topics.ts'

/** Elapsed time, times before and after, and the clocks of twelve and twenty-four hours. */
export const clockTimes = defineKind<TimeQuestion>({
  name: 'time',
  topics: [topics.elapsed, topics.clock, topics.hands],
  triggers,
  read: readTime,
  topicOf: ({ task }) =>
    task === 'on hands'
      ? topics.hands
      : ['between', 'after', 'before'].includes(task)
        ? topics.elapsed
        : topics.clock,
  tipsFor: tipsOfTime,
  solve: solveTime,
  write: writeTime,
  make: makeTime,
  byHand: timeByHand,
  misconceptions,
})

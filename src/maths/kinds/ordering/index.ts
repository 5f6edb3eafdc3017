import { defineKind } from '../by-value/define-kind.ts'
import { orderingByHand } from './by-hand.ts'
import { makeOrdering, writeOrdering } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { OrderingQuestion } from './question.ts'
import { readOrdering, triggers } from './read.ts'
import { solveOrdering } from './solve.ts'
import { tipsOfOrder } from './tips.ts'
import { topics } from './topics.ts'

/** Lists in order, the second biggest, the closest, true or false, and the sign between two numbers. */
export const ordering = defineKind<OrderingQuestion>({
  name: 'ordering',
  topics: [topics.ordering],
  triggers,
  read: readOrdering,
  tipsFor: tipsOfOrder,
  solve: solveOrdering,
  write: writeOrdering,
  make: makeOrdering,
  byHand: orderingByHand,
  misconceptions,
})

import type { Topic } from '../../domain/topic.ts'
import { comparingTips } from '../by-lines/comparing-tips.ts'
import { numbersIn, type OrderingQuestion } from './question.ts'

/** Hints by how the numbers are written; negative numbers are named only where there are some. */
export function tipsOfOrder(question: OrderingQuestion): Topic['tips'] {
  return comparingTips(numbersIn(question))
}

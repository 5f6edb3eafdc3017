import type { Question } from '../../domain/question.ts'

/** Numbers in a row, each so much bigger than the one before, of which the sum or the product is known. */
export interface ConsecutiveQuestion extends Question {
  kind: 'consecutive numbers'
  count: number
  /** Next to each other: 1; even or odd ones: 2; multiples: what they are multiples of. */
  step: bigint
  /** What is left when one of them is divided by the step. */
  rest: bigint
  given: 'sum' | 'product'
  total: bigint
  /** Only numbers above zero count. */
  isPositive: boolean
  wants: 'all' | 'smallest' | 'largest' | 'middle'
}

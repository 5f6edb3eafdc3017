import type { Question } from '../../domain/question.ts'

/** What is known of two numbers together; `times` is how often the smaller goes into the larger. */
export interface PairFact {
  is: 'sum' | 'difference' | 'product' | 'times'
  by: bigint
}

/** Two whole numbers of which two things are known. */
export interface NumberPairQuestion extends Question {
  kind: 'number pairs'
  facts: readonly [PairFact, PairFact]
  /** Only numbers above zero count. */
  isPositive: boolean
  /** Both are lengths in this unit. */
  unit?: string
  wants: 'both' | 'larger' | 'smaller'
}

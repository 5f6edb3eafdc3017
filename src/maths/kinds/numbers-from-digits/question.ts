import type { Question } from '../../domain/question.ts'

/** The largest or smallest number that can be written with some digits, each used once at most. */
export interface DigitsQuestion extends Question {
  kind: 'numbers from digits'
  digits: number[]
  /** How many of them the number has. */
  count: number
  wants: 'largest' | 'smallest'
  parity?: 'even' | 'odd'
}

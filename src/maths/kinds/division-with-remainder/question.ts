import type { Question } from '../../domain/question.ts'

/** Whole numbers divided, with what is left over: that alone, how often it goes, or both. */
export interface RemainderQuestion extends Question {
  kind: 'remainder'
  task: 'remainder' | 'both' | 'quotient'
  number: bigint
  by: bigint
  /** The unit of both, where they are money or measures. */
  unit?: string
}

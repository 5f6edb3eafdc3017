import type { Question } from '../../domain/question.ts'

/** Whole numbers divided, with what is left over: that alone, or the whole answer. */
export interface RemainderQuestion extends Question {
  kind: 'remainder'
  task: 'remainder' | 'both'
  number: bigint
  by: bigint
}

import type { Question } from '../../domain/question.ts'

export type BasesTask =
  | { task: 'convert'; digits: string; from: number; to: number }
  /** Both numbers and the answer are in the base. */
  | { task: 'sum'; left: string; sign: '+' | '-' | '×'; right: string; base: number }

/** Whole numbers in another base than ten. */
export type BasesQuestion = Question & { kind: 'bases' } & BasesTask

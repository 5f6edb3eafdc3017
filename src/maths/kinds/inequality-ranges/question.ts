import type { Question } from '../../domain/question.ts'
import type { End } from '../../values/range.ts'

interface Between {
  letter: string
  low: End
  high: End
  /** As it was typed: `-3 < 2x + 1 ≤ 7`. */
  source: string
}

export type RangeTask =
  | ({ task: 'range' } & Between)
  | ({ task: 'integers' | 'how many integers' } & Between)
  /** The biggest or smallest whole number on one side of a bound. */
  | { task: 'largest' | 'smallest'; letter: string; bound: End; source: string }

/** Inequalities with two ends, and the whole numbers that fit. */
export type RangeQuestion = Question & { kind: 'inequality range' } & RangeTask

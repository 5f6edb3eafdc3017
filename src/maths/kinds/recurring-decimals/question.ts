import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Recurring } from '../../values/recurring.ts'

export type RecurringTask =
  | { task: 'to fraction'; digits: Recurring; isLowest: boolean; isMixed: boolean }
  | { task: 'to decimal'; value: Rational; digits: Recurring }
  | { task: 'ends or not'; value: Rational }

/** Decimals whose digits come again and again. */
export type RecurringQuestion = Question & { kind: 'recurring decimals' } & RecurringTask

import type { Formula } from '../../algebra/formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'

export type EstimationTask =
  /** Without a rounding of its own any sensible estimate is right. */
  | { task: 'estimate'; formula: Formula; rounding: Rounding | undefined; value: Rational }
  /** To the nearest five, half or quarter: `step` is no power of ten. */
  | { task: 'nearest multiple'; number: Rational; step: Rational }

/** Sums with rounded numbers, and numbers rounded to other steps than tens. */
export type EstimationQuestion = Question & { kind: 'estimation' } & EstimationTask

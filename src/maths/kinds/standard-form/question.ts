import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

/** A number times a power of ten. */
export interface TenPower {
  front: Rational
  exponent: number
}

export type StandardFormTask =
  | { task: 'to standard form'; value: Rational; given?: TenPower }
  | { task: 'to number'; given: TenPower }
  /** `isFree`: the answer may be in standard form or not. */
  | { task: 'sum'; sign: '+' | '-' | '×' | '÷'; left: TenPower; right: TenPower; isFree: boolean }

/** Numbers in standard form, `4.5 × 10^4`, also called scientific notation. */
export type StandardFormQuestion = Question & { kind: 'standard form' } & StandardFormTask

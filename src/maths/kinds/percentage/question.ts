import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Measured } from '../../values/amount.ts'
import type { Rounding } from '../../values/rounding.ts'

/** One of several changes that follow each other. */
export interface PercentageChange {
  direction: 'increase' | 'decrease'
  percent: Rational
}

export type PercentageTask =
  | {
      /** `percent` more or less than `amount`; `part` is so many per cent of it. */
      task: 'increase' | 'decrease' | 'part'
      amount: Rational
      percent: Rational
      /** The part is put on the amount or taken off it, which makes another amount than the one that is asked for. */
      puts?: 'increase' | 'decrease'
    }
  /** What it was before it went up or down, or of what it is so many per cent. */
  | { task: 'original'; amount: Rational; percent: Rational; change: 'increase' | 'decrease' | 'part' }
  /** How many per cent one is of the other. */
  | { task: 'express'; part: Rational; whole: Rational }
  | { task: 'change'; from: Rational; to: Rational; isSigned: boolean }
  /** Changes one after the other, each of what the one before has left. */
  | { task: 'repeated'; amount: Rational; changes: PercentageChange[] }
  /** By how many per cent they change it together. */
  | { task: 'overall'; changes: PercentageChange[]; isSigned: boolean }

/** What is asked about percentages. */
export type PercentageQuestion = Question & {
  kind: 'percentage'
  measured: Measured
  rounding?: Rounding
} & PercentageTask

import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Unit } from '../../values/units.ts'

/** An amount in one unit that is to be written in another, or in several: `145 minutes to hours and minutes`. */
export interface ConversionQuestion extends Question {
  kind: 'conversion'
  amount: Rational
  from: Unit
  /** Biggest first where there are several. */
  to: [Unit, ...Unit[]]
  /** How many of the target unit the question says that one is, where it is only about so. */
  factor?: Rational
  rounding?: Rounding
}

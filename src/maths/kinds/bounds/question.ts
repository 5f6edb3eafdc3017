import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Unit } from '../../values/units.ts'

/** What a number may have been before it was rounded. */
export interface BoundsQuestion extends Question {
  kind: 'bounds'
  /** As it was rounded, in `unit` where it has one. */
  number: Rational
  unit?: Unit
  /** From one rounded number to the next. */
  step: Rational
  wants: 'lower' | 'upper' | 'both' | 'interval'
  /** What stands for the number in an error interval. */
  letter?: string
  /** Only whole numbers are meant, so that the biggest is one below the upper bound. */
  isWhole?: boolean
}

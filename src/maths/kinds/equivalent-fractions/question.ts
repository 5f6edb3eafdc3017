import type { Question } from '../../domain/question.ts'
import type { WrittenFraction } from '../../values/fraction-over.ts'

/** A fraction that is to be written with another denominator or numerator, as a whole number of times itself. */
export interface EquivalentFractionQuestion extends Question {
  kind: 'equivalent fractions'
  given: WrittenFraction
  /** The number that is told of the other fraction. */
  told: 'numerator' | 'denominator'
  number: bigint
}

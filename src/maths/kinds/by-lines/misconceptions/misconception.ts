import type { Rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Misconception } from '../../../domain/misconception.ts'

/** A misconception whose wrong answers are exact numbers. */
export interface ArithmeticMisconception extends Misconception {
  /** The wrong answer that follows from it, or undefined where it does not apply or happens to come out right. */
  predict(question: ArithmeticQuestion): Rational | undefined
  /** Further wrong answers of the same misconception. */
  alternatives?(question: ArithmeticQuestion): Rational[]
}

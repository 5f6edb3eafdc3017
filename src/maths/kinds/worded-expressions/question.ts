import type { Polynomial } from '../../algebra/polynomial.ts'
import type { Question } from '../../domain/question.ts'

/** Words such as `5 less than twice a number`, which are to be written as algebra. */
export interface WordedExpressionQuestion extends Question {
  kind: 'worded expressions'
  phrase: string
  polynomial: Polynomial
  /** Undefined where it says "a number" and any letter will do. */
  letters: string[] | undefined
}

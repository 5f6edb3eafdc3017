import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Relation } from '../../values/inequality.ts'

/** One side on which a number may lie. */
export interface Bound {
  relation: Relation
  at: Rational
}

/** Words such as `x is at least 5`, which are to be written with a sign. */
export interface WordedInequalityQuestion extends Question {
  kind: 'worded inequality'
  phrase: string
  /** Undefined where it says "a number" and any letter will do. */
  letter: string | undefined
  /** One, or the two ends of a range, the lower one first. */
  bounds: [Bound] | [low: Bound, high: Bound]
}

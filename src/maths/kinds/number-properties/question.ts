import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type Property =
  | { is: 'even' | 'odd' | 'prime' | 'square' | 'cube' }
  | { is: 'multiple' | 'factor'; of: bigint }

/** A number that has properties, in a list or between ends that do not count. */
export interface PropertyQuestion extends Question {
  kind: 'number properties'
  /** Any of them will do, or all are asked for. */
  wants: 'one' | 'all'
  properties: Property[]
  among?: bigint[]
  low?: Rational
  high?: Rational
  /** It has to be written as a fraction. */
  isFraction?: boolean
}

import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type VariationTask =
  /** The other letter, where `letter` is this. */
  { wants: 'value'; letter: string; given: Rational } | { wants: 'constant' } | { wants: 'formula' }

/** One letter goes up with a power of another one, or down as it goes up; a pair of values is known. */
export type VariationQuestion = Question & {
  kind: 'variation'
  isInverse: boolean
  /** The power of `by`. */
  power: 1 | 2 | 3
  /** The letter that depends on the other one: `y`. */
  of: string
  /** The letter that it depends on: `x`. */
  by: string
  known: { of: Rational; by: Rational }
} & VariationTask

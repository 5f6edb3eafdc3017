import type { Operator } from '../arithmetic/expression.ts'
import type { Rational } from '../arithmetic/rational.ts'

/** What a bare number is on a way to the answer; the calculation that it comes from, where one is sure. */
export interface Landmark {
  from?: { left: Rational; operator: Operator; right: Rational }
}

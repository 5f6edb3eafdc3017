import type { Formula } from '../../algebra/formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type SubstitutionTask =
  /** The number that a formula comes to with numbers for its letters. */
  | { task: 'value'; values: [string, Rational][] }
  /** One function put into another one; `inner` stands in the place of `letter`. */
  | { task: 'composition'; letter: string; inner: Formula }

/** Numbers or a formula put in the place of letters. */
export type SubstitutionQuestion = Question & {
  kind: 'substitution'
  formula: Formula
  /** The formula's name where it is a function: `f(x)`. */
  name?: string
} & SubstitutionTask

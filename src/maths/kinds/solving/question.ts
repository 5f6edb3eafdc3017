import type { Polynomial } from '../../algebra/polynomial.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Exact } from '../../exact/exact.ts'
import type { Relation } from '../../values/inequality.ts'
import type { Rounding } from '../../values/rounding.ts'

export type SolvingTask =
  /** All real roots of a polynomial. */
  | { task: 'roots'; letter: string; polynomial: Polynomial; roots: Exact[]; rounding?: Rounding }
  /** Two equations, each a polynomial that is zero. */
  | {
      task: 'pair'
      letters: [string, string]
      equations: [Polynomial, Polynomial]
      values: [Rational, Rational]
      /** The one that is asked for; both where it is left out. */
      wanted?: string
    }
  /** `slope × letter + offset` compared with zero. */
  | { task: 'inequality'; letter: string; slope: Rational; offset: Rational; relation: Relation }

/** Equations of higher degree, two equations at once, and inequalities. */
export type SolvingQuestion = Question & { kind: 'solving' } & SolvingTask

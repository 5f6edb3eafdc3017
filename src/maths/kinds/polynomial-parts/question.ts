import type { Formula } from '../../algebra/formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type PartsTask =
  /** The number before a power of the letter; power zero is the constant term. */
  | { task: 'coefficient'; letter: string; power: number }
  | { task: 'degree'; letter: string }
  /** Written in a form with letters for its numbers, such as `(x + a)^2 + b`. */
  | {
      task: 'form'
      form: Formula
      /** Every letter of the form with its number. */
      values: [string, Rational][]
      /** The one that is asked for; the whole form where it is left out. */
      wanted?: string
    }

/** What stands where in a polynomial. */
export type PartsQuestion = Question & { kind: 'polynomial parts'; formula: Formula } & PartsTask

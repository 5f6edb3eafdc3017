import type { Expression } from '../../arithmetic/expression.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Relation } from '../ordering/question.ts'

/** A calculation, or a number beside one, with what comes of it. */
export interface Side {
  expression: Expression
  value: Rational
}

export type ComparedTask =
  | { task: 'which'; sides: Side[]; wants: 'largest' | 'smallest' }
  | { task: 'statement'; sides: [Side, Side]; relation: Relation; isTruth: boolean }
  | { task: 'sign'; sides: [Side, Side] }

/** Calculations that are held against each other. */
export type ComparedQuestion = Question & { kind: 'compared calculations' } & ComparedTask

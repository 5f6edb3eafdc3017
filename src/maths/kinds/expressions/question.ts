import type { Formula } from '../../algebra/formula.ts'
import type { Question } from '../../domain/question.ts'

/** An expression with letters that is to be written in another way. */
export interface ExpressionQuestion extends Question {
  kind: 'expressions'
  task: 'simplify' | 'expand' | 'factorise'
  formula: Formula
  /** As it was typed, in one spelling. */
  source: string
}

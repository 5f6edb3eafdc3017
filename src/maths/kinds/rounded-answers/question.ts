import type { Formula } from '../../algebra/formula.ts'
import type { Question } from '../../domain/question.ts'
import type { Exact } from '../../exact/exact.ts'
import type { Rounding } from '../../values/rounding.ts'

/** A calculation whose answer is to be rounded. */
export interface RoundedAnswerQuestion extends Question {
  kind: 'rounded answer'
  formula: Formula
  value: Exact
  rounding: Rounding
}

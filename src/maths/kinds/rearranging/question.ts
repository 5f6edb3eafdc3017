import type { Formula } from '../../algebra/formula.ts'
import type { Question } from '../../domain/question.ts'

/** A formula in which one letter is to stand alone. */
export interface RearrangingQuestion extends Question {
  kind: 'rearranging'
  left: Formula
  right: Formula
  letter: string
}

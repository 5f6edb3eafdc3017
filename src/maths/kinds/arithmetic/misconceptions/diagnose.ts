import type { Rational } from '../../../arithmetic/rational.ts'
import type { Question } from '../question.ts'
import type { Misconception } from './misconception.ts'
import { misconceptions } from './table.ts'

/** Every misconception that leads to this wrong answer. */
export function explanationsOf(question: Question, wrongAnswer: Rational): Misconception[] {
  return misconceptions.filter(misconception => {
    if (misconception.predict(question)?.equals(wrongAnswer)) return true
    return misconception.alternatives?.(question).some(value => value.equals(wrongAnswer)) === true
  })
}

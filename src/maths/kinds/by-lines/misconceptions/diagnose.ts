import type { Rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { ArithmeticMisconception } from './misconception.ts'
import { misconceptions } from './table.ts'

/** Every misconception that leads to this wrong answer. */
export function explanationsOf(
  question: ArithmeticQuestion,
  wrongAnswer: Rational,
): ArithmeticMisconception[] {
  return misconceptions.filter(misconception => {
    if (misconception.predict(question)?.equals(wrongAnswer)) return true
    return misconception.alternatives?.(question).some(value => value.equals(wrongAnswer)) === true
  })
}

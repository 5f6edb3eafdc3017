import { type Expression, literalsIn, operationsIn } from '../../arithmetic/expression.ts'
import { isZero, type Rational } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Slip } from '../../domain/marked.ts'
import type { WrongSum } from './working.ts'

function operandsOf(expression: Expression): string {
  return literalsIn(expression)
    .map(({ value, form, bottom }) => `${value.toFraction()} ${form} ${bottom}`)
    .sort()
    .join(' ')
}

/** Whether a line only works out the question as it stands: then it shows no way at all. */
function isWholeQuestion(question: ArithmeticQuestion, line: ArithmeticQuestion): boolean {
  if (question.kind !== 'calculate' || line.kind !== 'calculate') return false
  return (
    operandsOf(question.expression) === operandsOf(line.expression) &&
    operationsIn(question.expression).length === operationsIn(line.expression).length
  )
}

/** The answer is off by just what the slip is off by, added or multiplied. */
function isCarriedOn({ right, claimedValue }: WrongSum, answered: Rational, truth: Rational): boolean {
  if (answered.sub(truth).equals(claimedValue.sub(right))) return true
  if (isZero(right) || isZero(truth)) return false
  return answered.div(truth).equals(claimedValue.div(right))
}

/**
 * Finds out whether all but one line of a wrong answer is right: the first wrong line, done right, would be the
 * answer, or the answer follows from it. This holds for every way of working, so no list of ways is needed.
 * @returns undefined where more than a slip is wrong, or the line is the question itself
 */
export function findSlip(
  question: ArithmeticQuestion,
  truth: Rational,
  wrong: WrongSum | undefined,
  answered: Rational | undefined,
): Slip | undefined {
  if (wrong?.question?.kind !== 'calculate' || !answered || isWholeQuestion(question, wrong.question))
    return undefined
  if (wrong.right.equals(truth)) return answered.equals(wrong.claimedValue) ? { isAtEnd: true } : undefined
  return isCarriedOn(wrong, answered, truth) ? { isAtEnd: false } : undefined
}

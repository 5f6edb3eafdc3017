import { linearForm } from '../arithmetic/evaluate.ts'
import { literalsIn } from '../arithmetic/expression.ts'
import { isZero, type Rational } from '../arithmetic/rational.ts'
import { isArithmetic, type SolveQuestion } from '../domain/arithmetic-question.ts'
import type { Question } from '../domain/question.ts'
import { type Calculation, wayTo } from './calculations.ts'

/** Whether numbers of an equation are worked with as both sides are changed alike: 11 - 3 = 8 of 2x + 3 = 11. */
export function isBalancing(done: Calculation, question: Question, equation: SolveQuestion): boolean {
  const given = [equation, question].flatMap(numbersIn)
  const alone = constantsOf(question, equation)
  const [x, y, z] = [done.left.value.abs(), done.right.value.abs(), done.value.abs()]
  const has = (numbers: Rational[], value: Rational) => numbers.some(each => each.abs().equals(value))
  const isOnWay = has(alone, z) || wayTo(question).answer?.abs().equals(z) === true
  return isOnWay && ((has(alone, x) && has(given, y)) || (has(alone, y) && has(given, x)))
}

function numbersIn(question: Question): Rational[] {
  if (!isArithmetic(question) || question.kind !== 'solve') return []
  return [...literalsIn(question.left), ...literalsIn(question.right)].map(({ value }) => value)
}

/** What stands on the side without the unknown, at any point of any usual way. */
export function constantsOf(...equations: Question[]): Rational[] {
  return equations.flatMap(equation => {
    if (!isArithmetic(equation) || equation.kind !== 'solve') return []
    const [left, right] = [linearForm(equation.left), linearForm(equation.right)]
    if (!left || !right) return []
    const slope = left.slope.sub(right.slope)
    const rest = right.offset.sub(left.offset)
    const ends =
      isZero(left.slope) || isZero(right.slope)
        ? [isZero(left.slope) ? left.offset : right.offset]
        : [left.offset, right.offset]
    // A factor in front of a bracket can be undone first.
    const factors = numbersIn(equation).filter(each => !isZero(each) && slope.div(each).d === 1n)
    return [...ends, rest, ...factors.flatMap(each => ends.map(end => end.div(each)))].filter(
      each => !isZero(each),
    )
  })
}

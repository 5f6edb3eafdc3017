import { exactValue } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  literalsIn,
  numberNode,
  operationsIn,
  partsOf,
} from '../../arithmetic/expression.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import { replacePart } from '../calculation/solve.ts'
import type { ArithmeticSolution } from './solution.ts'
import type { WrongSum } from './working.ts'

/** The state with the first number of one value taken for another, as a slip takes it. */
function withSlip(state: Expression, right: Rational, claimed: Rational): Expression | undefined {
  for (const part of partsOf(state)) {
    const literal = asLiteral(part)
    if (literal?.value.equals(right)) return replacePart(state, part, numberNode(claimed))
  }
  return undefined
}

/**
 * Which steps of the solution were done rightly with a wrong number from before: the answer that follows from the
 * slip is the one that was given.
 */
export function carriedSteps(
  question: ArithmeticQuestion,
  solution: ArithmeticSolution,
  wrong: WrongSum | undefined,
  answered: Rational,
): boolean[] {
  const { steps } = solution
  const none = steps.map(() => false)
  if (!wrong) return none
  if (question.kind === 'solve') return carriedInEquation(solution, wrong, answered)
  const { right, claimed, claimedValue } = wrong
  if (solution.value && right.equals(solution.value)) {
    const left = operationsIn(claimed).length
    if (left === 0 || !claimedValue.equals(answered)) return none
    return steps.map((step, at) => at >= steps.length - left && step.isReduction)
  }
  // The latest step that shows the number is the one in which the slip was made.
  const slip = steps.findLastIndex(({ state, isChoice }, at) => {
    if (!state || isChoice || at === steps.length - 1) return false
    const slipped = literalsIn(state).length > 1 ? withSlip(state, right, claimedValue) : undefined
    return slipped !== undefined && exactValue(slipped)?.equals(answered) === true
  })
  if (slip >= 0) return steps.map((_, at) => at > slip)
  return none
}

/** An equation with a slip, solved rightly from there: the last step follows. */
function carriedInEquation({ steps }: ArithmeticSolution, wrong: WrongSum, answered: Rational): boolean[] {
  const isSolvedLine = wrong.text.length > 0 && exactValue(wrong.claimed)?.equals(answered) === true
  const follows = wrong.claimedValue.equals(answered) && !isSolvedLine
  return steps.map((_, at) => follows && at > 0 && at === steps.length - 1)
}

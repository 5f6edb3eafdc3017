import type { Statement } from '../../answers/statement.ts'
import { exactValue, type Linear, linearForm, solutionOf } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  literalsIn,
  operation,
  operationsIn,
  withoutGroup,
} from '../../arithmetic/expression.ts'
import { decimalPlaces, isZero, type Rational, rational, roundTo } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion, SolveQuestion } from '../../domain/arithmetic-question.ts'
import type { WrongLine } from '../../domain/marked.ts'
import type { Shown } from './solution.ts'

/** The first line of a child's working that does not hold, with its numbers. */
export interface WrongSum extends WrongLine {
  question: ArithmeticQuestion | undefined
  /** What it should have been: the value of the part before the wrong equals sign. */
  right: Rational
  /** What was written instead. */
  claimed: Expression
  claimedValue: Rational
}

export interface Working {
  shown: Shown
  wrong: WrongSum | undefined
  /** Operations anywhere in the answer, right or wrong. */
  attempted: Shown['operations']
}

function isRoundingOf(literal: Expression, value: Rational): boolean {
  const number = asLiteral(literal)
  if (number?.places === undefined || decimalPlaces(value) !== undefined) return false
  return number.isEndless === true || roundTo(value, number.places).equals(number.value)
}

/** "3 × 4 = 12 + 2 = 14" runs on: the second part begins with what the first came to. */
function runsOn(value: Rational, next: Expression): boolean {
  return operationsIn(next).length > 0 && literalsIn(next)[0]?.value.equals(value) === true
}

function collect(shown: Shown, side: Expression): void {
  shown.literals.push(...literalsIn(side))
  shown.operations.push(...operationsIn(side))
}

/** "10% = 8" is how many children write "10% of it is 8"; it claims nothing that could be wrong. */
function isPercentNote(left: Expression, right: Expression): boolean {
  return asLiteral(left)?.form === 'percent' && asLiteral(right)?.form !== 'percent'
}

function checkPair(left: Expression, right: Expression, text: string, context: Context): void {
  const [value, claimedValue] = [exactValue(left), exactValue(right)]
  const { working, truth } = context
  if (!value || !claimedValue) return
  const isEqual = value.equals(claimedValue) || context.isRemainder || isRoundingOf(right, value)
  if (!isEqual && !runsOn(value, right)) {
    if (isPercentNote(left, right)) {
      checkPercentNote(left, right, text, context)
      return
    }
    const question: ArithmeticQuestion | undefined = asLiteral(left)
      ? undefined
      : { kind: 'calculate', text, expression: left }
    if (!working.wrong && value.equals(truth)) collect(working.shown, left)
    working.wrong ??= { text, question, right: value, claimed: right, claimedValue }
  } else if (!working.wrong) {
    collect(working.shown, left)
    collect(working.shown, right)
  }
}

/** `10% = 8` in a question about parts of 80 says that 10% of 80 is 8. */
function checkPercentNote(percent: Expression, claimed: Expression, text: string, context: Context): void {
  const { working, amount } = context
  const claimedValue = exactValue(claimed)
  if (!amount || !claimedValue) return
  const expression = operation('×', percent, amount, true)
  const right = exactValue(expression)
  if (!right || right.equals(context.truth)) return
  if (right.equals(claimedValue)) {
    if (!working.wrong) working.shown.operations.push(expression)
  } else {
    const question: ArithmeticQuestion = { kind: 'calculate', text, expression }
    working.wrong ??= { text, question, right, claimed, claimedValue }
  }
}

/** What a percentage is taken of, in a question that asks for nothing else. */
function amountOf(question: ArithmeticQuestion): Expression | undefined {
  if (question.kind !== 'calculate') return undefined
  const expression = withoutGroup(question.expression)
  if (expression.kind !== 'operation' || expression.operator !== '×') return undefined
  return asLiteral(expression.left)?.form === 'percent' ? expression.right : undefined
}

interface Context {
  working: Working
  truth: Rational
  /** What percentages are taken of. */
  amount: Expression | undefined
  isRemainder: boolean
}

function checkEquation(
  pair: [Linear, Linear],
  right: Expression,
  statement: Statement,
  state: EquationState,
): void {
  const own = solutionOf(pair)
  if (!own) return
  if (own.equals(state.solution)) {
    if (!state.working.wrong) state.working.shown.equations.push(pair)
    const [left, second] = statement.sides
    if (left && second) state.current = { ...state.current, left, right: second }
  } else {
    const { text } = statement
    state.working.wrong ??= {
      text,
      question: state.current,
      right: state.solution,
      claimed: right,
      claimedValue: own,
    }
  }
}

interface EquationState {
  working: Working
  current: SolveQuestion
  solution: Rational
}

function emptyWorking(): Working {
  return { shown: { literals: [], operations: [], equations: [] }, wrong: undefined, attempted: [] }
}

function isExactRemainder({ sides, remainder }: Statement): boolean {
  const [first] = sides
  if (!remainder || first?.kind !== 'operation') return false
  const [dividend, divisor] = [exactValue(first.left), exactValue(first.right)]
  if (!dividend || !divisor) return false
  return divisor.mul(rational(remainder.quotient)).add(rational(remainder.left)).equals(dividend)
}

/** Reads the lines of working and finds what they prove and the first that does not hold. Checks at the end count too. */
export function readWorking(statements: Statement[], question: ArithmeticQuestion, value: Rational): Working {
  const working = emptyWorking()
  const state = question.kind === 'solve' ? { working, current: question, solution: value } : undefined
  const amount = amountOf(question)
  let before: Expression | undefined = question.kind === 'calculate' ? question.expression : undefined
  for (const statement of statements) {
    const sides = statement.isContinued && before ? [before, ...statement.sides] : statement.sides
    const isRemainder = isExactRemainder({ ...statement, sides })
    for (const [at, side] of sides.entries()) {
      working.attempted.push(...operationsIn(side))
      const next = sides[at + 1]
      if (!next) continue
      const pair = [linearForm(side), linearForm(next)] as const
      const [left, right] = pair
      const isEquation = left && right && !isZero(left.slope.sub(right.slope))
      if (state && isEquation) checkEquation([left, right], next, statement, state)
      else checkPair(side, next, statement.text, { working, truth: value, amount, isRemainder })
    }
    const [only] = sides
    if (sides.length === 1 && only && !working.wrong) collectAlone(only, value, working)
    before = sides.at(-1)
  }
  return working
}

/** A line such as `6/8 + 1/8` that states no equality proves something when it has the value of the answer. */
function collectAlone(side: Expression, value: Rational, { shown }: Working): void {
  const own = exactValue(side)
  if (own && (own.equals(value) || asLiteral(side))) collect(shown, side)
}

import { type Linear, linearForm } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  hasUnknown,
  operationsIn,
  partsOf,
  withoutGroup,
} from '../../arithmetic/expression.ts'
import { decimalPlaces, isNegative, isZero, ONE, type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { SolveQuestion } from '../../domain/arithmetic-question.ts'
import type { ArithmeticSolution, ArithmeticStep, Shown } from '../by-lines/solution.ts'

/** How far an equation has been worked: 0 as given, 1 multiplied out, 2 unknown on one side, 3 alone with its number, 4 solved. */
type Level = 0 | 1 | 2 | 3 | 4

function levelOf([left, right]: [Linear, Linear]): Level {
  const [near, far] = isZero(left.slope) ? [right, left] : [left, right]
  if (isZero(near.slope)) return 0
  if (!isZero(far.slope)) return 1
  if (!isZero(near.offset)) return 2
  return near.slope.equals(ONE) ? 4 : 3
}

function number(value: Rational): string {
  return valueLatex(value, decimalPlaces(value) !== undefined && value.d > 10n)
}

function side({ slope, offset }: Linear, name: string): string {
  if (isZero(slope)) return number(offset)
  const size = slope.abs()
  const term = `${isNegative(slope) ? '-' : ''}${size.equals(ONE) ? '' : number(size)}${name}`
  if (isZero(offset)) return term
  return `${term} ${isNegative(offset) ? '-' : '+'} ${number(offset.abs())}`
}

function isExpanded(expression: Expression): boolean {
  const parts = [...partsOf(expression)]
  const unknowns = parts.filter(part => part.kind === 'unknown').length
  return unknowns <= 1 && !parts.some(part => part.kind === 'group' && hasUnknown(part))
}

/**
 * What a whole side is divided by, as the 3 of `(2x + 1)/3 = 5`; of two sides what both go into. It is multiplied away
 * before anything else.
 */
export function bottomIn({ left, right }: Pick<SolveQuestion, 'left' | 'right'>): Rational | undefined {
  const [bottom, other] = [left, right].flatMap(side => {
    const whole = withoutGroup(side)
    if (whole.kind !== 'operation' || whole.operator !== '÷') return []
    const isSum = operationsIn(whole.left).length > 0 && hasUnknown(whole.left)
    return (isSum && asLiteral(whole.right)?.value) || []
  })
  return bottom && other ? bottom.lcm(other) : bottom
}

const times = ({ slope, offset }: Linear, by: Rational): Linear => ({
  slope: slope.mul(by),
  offset: offset.mul(by),
})

function reaches(level: Level, value?: Rational): (shown: Shown) => boolean {
  return ({ equations, literals }) =>
    equations.some(equation => levelOf(equation) >= level) ||
    (value !== undefined && literals.some(literal => literal.value.equals(value)))
}

function undoScale(slope: Rational): string {
  if (slope.equals(-1)) return 'Change the sign of both sides'
  if (slope.abs().n === 1n) return `Multiply both sides by ${inline(number(slope.inverse()))}`
  return `Divide both sides by ${inline(number(slope))}`
}

/** Solves a linear equation in the steps that are taught: multiply out, gather, undo adding, undo multiplying. */
export function solveEquation(question: SolveQuestion): ArithmeticSolution {
  const name = question.unknown === '?' ? '\\square' : question.unknown
  let [left, right] = [linearForm(question.left), linearForm(question.right)]
  if (!left || !right) throw new RangeError('The equation is not linear')
  const steps: ArithmeticStep[] = []
  const add = (words: string, level: Level, given?: Rational) => {
    if (!left || !right) return
    const plan = `${words}: ${inline(`${side(left, name)} = ${side(right, name)}`)}`
    steps.push({ plan, done: plan, isReduction: true, isShownBy: reaches(level, given) })
  }
  const bottom = bottomIn(question)
  if (bottom) {
    left = times(left, bottom)
    right = times(right, bottom)
    add(`Multiply both sides by ${inline(number(bottom))}`, 1)
  } else if (!isExpanded(question.left) || !isExpanded(question.right)) add('Multiply out and gather', 1)
  // The bigger lot of the unknown stays, so that what is left of it has no minus.
  if (isZero(left.slope) || (!isZero(right.slope) && left.slope.compare(right.slope) < 0))
    [left, right] = [right, left]
  if (!isZero(right.slope)) {
    const words = `${isNegative(right.slope) ? 'Add' : 'Subtract'} ${inline(`${side({ slope: right.slope.abs(), offset: ZERO }, name)}`)} ${isNegative(right.slope) ? 'to' : 'from'} both sides`
    left = { slope: left.slope.sub(right.slope), offset: left.offset }
    right = { slope: ZERO, offset: right.offset }
    add(words, 2)
  }
  if (!isZero(left.offset)) {
    const isAdded = !isNegative(left.offset)
    const words = `${isAdded ? 'Subtract' : 'Add'} ${inline(number(left.offset.abs()))} ${isAdded ? 'from' : 'to'} both sides`
    right = { slope: ZERO, offset: right.offset.sub(left.offset) }
    left = { slope: left.slope, offset: ZERO }
    add(words, 3, right.offset)
  }
  if (!left.slope.equals(ONE)) {
    const words = undoScale(left.slope)
    right = { slope: ZERO, offset: right.offset.div(left.slope) }
    left = { slope: ONE, offset: ZERO }
    add(words, 4)
  }
  const value = right.offset
  if (steps.length === 0) add('Solve', 4)
  return { value, answer: `${name} = ${number(value)}`, steps }
}

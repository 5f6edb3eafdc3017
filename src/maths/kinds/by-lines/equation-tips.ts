import { linearForm } from '../../arithmetic/evaluate.ts'
import {
  type Expression,
  hasUnknown,
  literalsIn,
  operationsIn,
  partsOf,
  withoutGroup,
} from '../../arithmetic/expression.ts'
import { isNegative, isZero, type Rational } from '../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../arithmetic/show.ts'
import type { SolveQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'
import { bottomIn } from '../equation/solve.ts'

type Tips = Topic['tips'] | undefined

const shown = (value: Rational) => inline(valueLatex(value, true))
const TRY = 'Try a number in the gap. Does it come out too big or too small?'
/** What stands for a gap, in place of a letter. */
const GAP = /^[?□▢_]/

/** Hints for an equation that fit how it is built: nothing is said of a number before a bracket where none stands. */
export function equationTips({ left, right, unknown }: SolveQuestion): Tips {
  const sides = [linearForm(left), linearForm(right)]
  const isOnBoth = sides.every(side => side && !isZero(side.slope))
  const x = inline(unknown)
  const rest = isOnBoth
    ? `Then get all of the ${x} onto one side.`
    : 'Then undo what is left, always the same on both sides.'
  if (bottomIn({ left, right }))
    return [
      'The whole top is divided by the number below it. What undoes that, on both sides?',
      `Multiply both sides by the number at the bottom first, so that no fraction is left. ${rest}`,
    ]
  if ([left, right].some(hasBracket))
    return [
      [left, right].some(hasFactorBefore)
        ? 'What does the number in front of a bracket do to everything inside it?'
        : 'Which sign stands before the bracket, and what does it do to each part inside?',
      `${[left, right].some(hasFactorBefore) ? 'Multiply the brackets out first' : 'Write it without brackets first'}. ${rest}`,
    ]
  if (isOnBoth)
    return [
      `${x} stands on both sides. How could you get all of it onto one side?`,
      sides.some(side => side && isNegative(side.slope))
        ? `Where ${x} has a minus before it, add as much of it to both sides. Then the rest is undone in the same way.`
        : `Take the smaller lot of ${x} away from both sides. Then the rest is undone in the same way.`,
    ]
  const [near, far] = hasUnknown(left) ? [left, right] : [right, left]
  if ([...partsOf(near)].filter(({ kind }) => kind === 'unknown').length > 1)
    return [
      `${x} comes up more than once. How many ${x} are there altogether?`,
      `Put the terms with ${x} together first. Then undo what is left, always the same on both sides.`,
    ]
  const operations = [...operationsIn(left), ...operationsIn(right)]
  const gap = GAP.test(unknown) && operations.length === 1 ? ofGap(left, right) : undefined
  if (gap) return [gap, TRY]
  const whole = withoutGroup(near)
  if (whole.kind === 'operation' && whole.operator === '-' && hasUnknown(whole.right))
    return [
      `${inline(latex(whole.right))} is taken away from ${inline(latex(whole.left))}. How much must that be, so that ${inline(latex(far))} comes out?`,
      'Take the number that stands alone away from both sides. Mind the minus that stays before the letter.',
    ]
  if (operations.length !== 1) return undefined
  return [
    `What has been done to ${x}? How could you undo it, on both sides?`,
    'Adding is undone by taking away, multiplying by dividing, and the other way round. Do it on both sides.',
  ]
}

const isBracket = (part: Expression) =>
  part.kind === 'group' && hasUnknown(part) && operationsIn(part.of).length > 0
const hasBracket = (side: Expression) => [...partsOf(side)].some(isBracket)
/** `3(x + 2)`, and `(x + 2) × 3` as well. */
const hasFactorBefore = (side: Expression) =>
  operationsIn(side).some(({ operator, left, right }) => operator === '×' && [left, right].some(isBracket))

/** `3 × ? = 27` is asked as a child would say it. */
function ofGap(left: Expression, right: Expression): string | undefined {
  const [sum, result] = operationsIn(left).length > 0 ? [left, right] : [right, left]
  const whole = withoutGroup(sum)
  const [number] = literalsIn(sum)
  const [all] = literalsIn(result)
  if (whole.kind !== 'operation' || !number || !all) return undefined
  const [a, c] = [shown(number.value), shown(all.value)]
  const isFirst = withoutGroup(whole.left).kind === 'unknown'
  switch (whole.operator) {
    case '+':
      return `How far is it from ${a} to ${c}?`
    case '×':
      return `How many times does ${a} fit into ${c}?`
    case '-':
      return isFirst
        ? `${a} was taken away and ${c} are left. How many were there before?`
        : `How much has to go from ${a}, so that ${c} are left?`
    case '÷':
      return isFirst
        ? `It was shared into ${a}, and each share is ${c}. How much was there before?`
        : `How many times does ${c} fit into ${a}?`
    case '^':
      return undefined
  }
}

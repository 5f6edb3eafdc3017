import { linearForm } from '../../arithmetic/evaluate.ts'
import {
  type Expression,
  literalsIn,
  operationsIn,
  partsOf,
  withoutGroup,
} from '../../arithmetic/expression.ts'
import { isZero, type Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { SolveQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'

type Tips = Topic['tips'] | undefined

const shown = (value: Rational) => inline(valueLatex(value, true))
const TRY = 'Try a number in the gap. Does it come out too big or too small?'
/** What stands for a gap, in place of a letter. */
const GAP = /^[?□▢_]/

/** Hints for an equation that fit how it is built. */
export function equationTips({ left, right, unknown }: SolveQuestion): Tips {
  const sides = [linearForm(left), linearForm(right)]
  const isOnBoth = sides.every(side => side && !isZero(side.slope))
  if ([left, right].some(hasBracket))
    return [
      'What does the number in front of a bracket do to everything inside it?',
      `Multiply the brackets out first. ${isOnBoth ? `Then get all of the ${inline(unknown)} onto one side.` : 'Then undo what is left, always the same on both sides.'}`,
    ]
  if (isOnBoth)
    return [
      `${inline(unknown)} stands on both sides. How could you get all of it onto one side?`,
      `Take the smaller lot of ${inline(unknown)} away from both sides. Then the rest is undone in the same way.`,
    ]
  const operations = [...operationsIn(left), ...operationsIn(right)]
  const gap = GAP.test(unknown) && operations.length === 1 ? ofGap(left, right) : undefined
  if (gap) return [gap, TRY]
  if (operations.length !== 1) return undefined
  return [
    `What has been done to ${inline(unknown)}? How could you undo it, on both sides?`,
    'Adding is undone by taking away, multiplying by dividing, and the other way round. Do it on both sides.',
  ]
}

const hasBracket = (side: Expression) =>
  [...partsOf(side)].some(part => part.kind === 'group' && operationsIn(part.of).length > 0)

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

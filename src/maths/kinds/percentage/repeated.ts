import { ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Value } from '../../values/value.ts'
import { type ValueStep, valueStep } from '../by-value/solution.ts'
import type { PercentageChange, PercentageQuestion } from './question.ts'

export type RepeatedQuestion = Extract<PercentageQuestion, { task: 'repeated' | 'overall' }>

const HUNDRED = rational(100)
const shown = (value: Rational) => valueLatex(value, true)

/** What one change multiplies by. */
const multiplierOf = ({ direction, percent }: PercentageChange): Rational =>
  ONE.add((direction === 'increase' ? percent : percent.neg()).div(HUNDRED))

/** What all changes together multiply by. */
export const factorOf = (changes: readonly PercentageChange[]): Rational =>
  changes.map(multiplierOf).reduce((all, each) => all.mul(each), ONE)

/** What comes of taking every percentage of the amount at the start. */
export const addedUp = (changes: readonly PercentageChange[]): Rational =>
  changes.map(multiplierOf).reduce((all, each) => all.add(each.sub(ONE)), ONE)

/** The number that a factor leads to: the amount in the end, or how many per cent it has changed. */
export function resultOf(question: RepeatedQuestion, factor: Rational): Rational {
  return question.task === 'repeated' ? question.amount.mul(factor) : factor.sub(ONE).abs().mul(HUNDRED)
}

export function repeatedSteps(question: RepeatedQuestion, { latex }: Value): ValueStep[] {
  const { changes } = question
  const start = question.task === 'repeated' ? question.amount : HUNDRED
  let before = start
  const steps = changes.map((change, at) => {
    const after = before.mul(multiplierOf(change))
    const isLast = question.task === 'repeated' && at === changes.length - 1
    const words = `${change.direction === 'increase' ? 'Increase' : 'Decrease'} by ${inline(`${shown(change.percent)}\\%`)}`
    const result = isLast ? latex : shown(after)
    const sum = `${shown(before)} \\times ${shown(multiplierOf(change))} = ${result}`
    before = after
    // Whoever multiplies the multipliers first shows less, and is right.
    return valueStep(`${words}: ${inline(sum)}`, after, factorOf(changes.slice(0, at + 1)))
  })
  if (question.task === 'repeated') return steps
  return [
    valueStep(`Begin with ${inline('100')}`),
    ...steps,
    valueStep(
      `See how far it is from the ${inline('100')} at the start: ${inline(`\\text{change} = ${latex}`)}`,
    ),
  ]
}

/** `increased by 10% and then decreased by 20%` */
export function changesInWords(changes: readonly PercentageChange[]): string {
  return changes
    .map(({ direction, percent }) => `${direction}d by ${inline(`${shown(percent)}\\%`)}`)
    .join(' and then ')
}

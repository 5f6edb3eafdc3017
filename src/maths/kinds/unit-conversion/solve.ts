import { isWhole, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { approximate } from '../../exact/exact.ts'
import { lenient } from '../../values/lenient.ts'
import { mixedQuantity, nameOf, split } from '../../values/mixed-quantity.ts'
import { quantity, readQuantity } from '../../values/quantity.ts'
import { isCustomary } from '../../values/systems.ts'
import type { Value } from '../../values/value.ts'
import type { Shown } from '../by-lines/solution.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { ConversionQuestion } from './question.ts'
import { factorIn } from './read.ts'

/** Coarse factors such as 1 inch for 2.5 cm stay within it. */
const COARSE = rational(4, 100)
/** An imperial pint has 20 fluid ounces of its own, an American one 16. */
const IMPERIAL = rational(20, 16)

/** A number of the unit that is asked for. */
export function inTarget({ to: [to], rounding }: ConversionQuestion, value: Rational): Value {
  return quantity(value, to, { isUnitFixed: true, isDecimal: true, rounding })
}

function softened(question: ConversionQuestion, truth: Rational): Value {
  const { from, to, factor } = question
  const value = inTarget(question, truth)
  const isCrossing = factor === undefined && isCustomary(from) !== isCustomary(to[0])
  const isOunces = [from, to[0]].some(({ symbol }) => symbol === 'fl oz')
  const isPints = [from, to[0]].some(({ symbol }) => ['pt', 'qt', 'gal'].includes(symbol))
  if (!isCrossing && !(isOunces && isPints)) return value
  return lenient(value, said => {
    const read = readQuantity(said)
    if (!read || (read.unit && read.unit !== to[0])) return undefined
    const own = approximate(read.number.value)
    if (isCrossing) return own.sub(truth).abs().compare(truth.mul(COARSE)) <= 0 ? 'unread' : undefined
    return own.equals(truth.mul(IMPERIAL)) || own.equals(truth.div(IMPERIAL)) ? 'unread' : undefined
  })
}

const shown = (value: Rational) => valueLatex(value, true)

/** The way from one unit to another: how many go into one, then multiply or divide. */
export function solveConversion(question: ConversionQuestion): Solved {
  const { amount, from, to } = question
  const [first, ...smaller] = to
  const factor = factorIn(question)
  const value = amount.mul(factor)
  const isUp = factor.compare(1) >= 0
  const many = isUp ? factor : rational(1).div(factor)
  const [big, small] = isUp ? [from, first] : [first, from]
  const fact = `\\text{1 ${nameOf(big, true)}} = ${shown(many)}\\text{ ${nameOf(small)}}`
  const look = {
    ...valueStep(`Recall how the units fit together: ${inline(fact)}`),
    isShownBy: ({ literals, operations }: Shown) =>
      operations.length > 0 && literals.some(({ value: each }) => each.equals(many)),
  }
  if (smaller.length > 0) {
    const answer = mixedQuantity(amount, from, to)
    const [whole = rational(0), next = rational(0)] = split(amount, from, to)
    return {
      answer,
      steps: [
        look,
        valueStep(
          `Take as many whole ${nameOf(first)} as there are: ${inline(`${shown(amount)} \\to ${shown(whole)}`)}`,
          whole,
        ),
        valueStep(
          `Write what is left in ${smaller.map(unit => nameOf(unit)).join(' and ')}: ${inline(shown(next))}`,
        ),
      ],
    }
  }
  const answer = softened(question, value)
  const sign = isUp ? '\\times' : '\\div'
  const done = isWhole(many) || !isUp ? many : factor
  return {
    answer,
    steps: [
      look,
      valueStep(
        `${isUp ? 'Multiply' : 'Divide'} by it: ${inline(`${shown(amount)} ${sign} ${shown(done)} = ${answer.latex}`)}`,
        value,
      ),
    ],
  }
}

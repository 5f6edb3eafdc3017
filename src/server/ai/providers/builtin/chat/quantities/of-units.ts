import { isWhole, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/kinds/arithmetic/read-literal.ts'
import type { ConversionQuestion } from '#maths/kinds/unit-conversion/question.ts'
import type { Question } from '#maths/questions/question.ts'
import { findUnit, UNIT_NAMES, type Unit } from '#maths/values/units.ts'
import type { Quantity, QuantitySaid } from './quantity.ts'

const NUMBER = '(\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:/\\d+)?|an?|one|half an?|half)'
const IS = "(?:is|are|=|makes?|has|have|means?|equals?|that'?s|would be|in an?|to an?|to the|per)"
const SAID = new RegExp(
  `\\b${NUMBER} ?(${UNIT_NAMES})\\.? (?:there )?${IS} (?:also |only |about )?${NUMBER} ?(${UNIT_NAMES})?(?![\\p{L}\\d])`,
  'iu',
)
const PLAIN: Omit<Quantity, 'is' | 'next' | 'askBack'> = { values: [], named: /$^/ }

function numberOf(said: string): Rational | undefined {
  if (/^half/i.test(said)) return rational(1, 2)
  return /^(?:an?|one)$/i.test(said) ? rational(1) : readLiteral(said.replaceAll(',', ''))?.value
}

/** How much one amount is in another unit, said on the way: `three litres are 3000`, `1000 m in a km`. */
export function unitsSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'conversion') return undefined
  const { from, to, amount } = question as ConversionQuestion
  const [target] = to
  const [, one = '', first = '', other = '', second] = SAID.exec(text) ?? []
  const [left, right] = [numberOf(one), numberOf(other)]
  const unit = findUnit(first)
  const into = second === undefined ? otherOf(unit, from, target) : findUnit(second)
  // The amount itself is the answer, and no step.
  if (!left || !right || !unit || !into || unit.dimension !== into.dimension || left.equals(amount))
    return undefined
  if (unit.symbol === into.symbol) return undefined
  const isSo = left.mul(unit.size).equals(right.mul(into.size))
  const [big, small] = unit.size.compare(into.size) > 0 ? [unit, into] : [into, unit]
  // Units of two systems fit each other only about.
  if (!isSo && !isWhole(big.size.div(small.size))) return undefined
  const isOne = left.equals(1) || right.equals(1)
  return {
    isSo,
    quantity: {
      ...PLAIN,
      is: 'the same amount in the other unit',
      askBack: `How many ${small.symbol} make one ${big.symbol}? And how many is that, for what you wrote?`,
      next: isOne ? 'So what do you do with the number that you have?' : 'And what is still left to change?',
      ...(isOne && { step: 0 }),
    },
  }
}

/** Of the two units of the question the one that is not named. */
function otherOf(unit: Unit | undefined, from: Unit, to: Unit): Unit | undefined {
  if (unit?.symbol === from.symbol) return to
  return unit?.symbol === to.symbol ? from : undefined
}

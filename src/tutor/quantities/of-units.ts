import { isWhole, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import type { ConversionQuestion } from '#maths/kinds/unit-conversion/question.ts'
import { findUnit, UNIT_NAMES, type Unit } from '#maths/values/units.ts'
import { chainOf } from './of-chain.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const NUMBER =
  '(\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:/\\d+)?(?: (?:hundred|thousand|million)\\b)?|an?|one|half an?|half)'
const IS = "(?:is|are|=|makes?|has|have|means?|equals?|that'?s|would be|in an?|in|to an?|to the|per)"
const SAID = new RegExp(
  `\\b${NUMBER} ?(${UNIT_NAMES})\\.? (?:there )?${IS} (?:also |only |about )?${NUMBER} ?(${UNIT_NAMES})?(?![\\p{L}\\d])`,
  'iu',
)
const MANY: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }

function numberOf(said: string): Rational | undefined {
  if (/^half/i.test(said)) return rational(1, 2)
  if (/^(?:an?|one)$/i.test(said)) return rational(1)
  const [number = '', many = ''] = said.split(' ')
  return readLiteral(number.replaceAll(',', ''))?.value.mul(MANY[many.toLowerCase()] ?? 1)
}

/** Two measures that are said to be the same, with their units; undefined where none are, or where they fit only about. */
export function measuresSaid(text: string): { isSo: boolean; big: string; small: string } | undefined {
  const [, one = '', first = '', other = '', second = ''] = SAID.exec(text) ?? []
  const [left, right] = [numberOf(one), numberOf(other)]
  const [unit, into] = [findUnit(first), findUnit(second)]
  if (!left || !right || !unit || !into || unit.dimension !== into.dimension || unit.symbol === into.symbol)
    return undefined
  const [big, small] = unit.size.compare(into.size) > 0 ? [unit, into] : [into, unit]
  return isWhole(big.size.div(small.size))
    ? { isSo: left.mul(unit.size).equals(right.mul(into.size)), big: big.symbol, small: small.symbol }
    : undefined
}

/** How much one amount is in another unit, said on the way: `three litres are 3000`, `1000 m in a km`. */
export function unitsSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'conversion') return undefined
  const { from, to, amount } = question as ConversionQuestion
  const [target] = to
  const [, one = '', first = '', other = '', second] = SAID.exec(text) ?? []
  if (one === '') return bareSaid(text, question as ConversionQuestion)
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
      ...bare(
        'the same amount in the other unit',
        isOne ? toOne(question as ConversionQuestion) : 'And what is still left to change?',
        `How many ${small.symbol} make one ${big.symbol}? And how many is that, for what you wrote?`,
      ),
      ...(isOne && { step: 0 }),
    },
  }
}

/** What is asked once it is known how many make one. */
const toOne = (question: ConversionQuestion): string =>
  chainOf(question)[0]?.next ?? 'So what do you do with the number that you have?'

/** Of the two units of the question the one that is not named. */
function otherOf(unit: Unit | undefined, from: Unit, to: Unit): Unit | undefined {
  if (unit?.symbol === from.symbol) return to
  return unit?.symbol === to.symbol ? from : undefined
}

const BARE = /^\W*(?:(?:and|so|then|the) )*(\d*\.?\d+) (?:is|are|=|makes) (\d[\d,.]*)\W*$/i

/** `0.4 is 400`, of 2.4 kg in grams: true of the units of the question, or no matter of them. */
function bareSaid(text: string, { from, to: [to], amount }: ConversionQuestion): QuantitySaid | undefined {
  const [left, right] = (BARE.exec(text)?.slice(1) ?? []).map(numberOf)
  if (!left || !right || left.equals(amount) || !left.mul(from.size).equals(right.mul(to.size)))
    return undefined
  return {
    isSo: true,
    quantity: bare('the same amount in the other unit', 'And what is still left to change?'),
  }
}

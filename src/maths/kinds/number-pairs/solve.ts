import { inline } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { rowValue } from '../../values/number-rows.ts'
import { findUnit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { known, type Pair, pairsOf } from './pairs.ts'
import type { NumberPairQuestion } from './question.ts'

/** What is asked for of the pairs that fit. */
export function answerFor(pairs: readonly Pair[], question: NumberPairQuestion): Value {
  const [[larger, smaller] = [0n, 0n]] = pairs
  if (question.wants !== 'both') return numberValue(question.wants === 'larger' ? larger : smaller)
  const row = rowValue(pairs, known(question, 'product') !== undefined ? '×' : '+')
  const { unit } = question
  if (unit === undefined) return row
  // `10 cm and 7 cm`
  const units = new RegExp(`(?<=\\d) ?(?:${unit}|${findUnit(unit)?.symbol ?? unit})(?![a-z])`, 'g')
  return { ...row, judge: said => row.judge(said.replace(units, '')) }
}

function fromDifference(
  { wants }: NumberPairQuestion,
  [larger, smaller]: Pair,
  { sum, difference }: { sum: bigint; difference: bigint },
): ValueStep[] {
  const twice = sum + difference
  const found = [
    valueStep(
      `Both together and the difference on top are twice the larger number: ${inline(`${sum} + ${difference} = ${twice}`)}`,
      twice,
    ),
    valueStep(`Halve that for the larger one: ${inline(`${twice} \\div 2 = ${larger}`)}`, larger),
  ]
  const last = valueStep(
    `Take the difference off for the smaller one: ${inline(`${larger} - ${difference} = ${smaller}`)}`,
    smaller,
  )
  return wants === 'larger' ? found : [...found, last]
}

/** One number is so many times the other: both, or their difference, are so many parts. */
function fromParts(question: NumberPairQuestion, [larger, smaller]: Pair, times: bigint): ValueStep[] {
  const sum = known(question, 'sum')
  const total = sum ?? known(question, 'difference')
  const [what, parts] =
    sum === undefined ? ['The difference is', times - 1n] : ['Both together are', times + 1n]
  const first = valueStep(
    `${what} ${inline(`${parts}`)} times the smaller number: ${inline(`${total} \\div ${parts} = ${smaller}`)}`,
    smaller,
  )
  const last = valueStep(
    `Multiply for the larger one: ${inline(`${times} \\times ${smaller} = ${larger}`)}`,
    larger,
  )
  return question.wants === 'smaller' ? [first] : [first, last]
}

function stepsTo(question: NumberPairQuestion, pair: Pair, answer: Value): ValueStep[] {
  const [sum, difference, times] = (['sum', 'difference', 'times'] as const).map(is => known(question, is))
  if (sum !== undefined && difference !== undefined)
    return fromDifference(question, pair, { sum, difference })
  if (times !== undefined && known(question, 'product') === undefined) return fromParts(question, pair, times)
  return [
    valueStep(
      `List pairs that make the product, and look for the one that also fits the other thing you know: ${inline(`\\text{answer} = ${answer.latex}`)}`,
    ),
  ]
}

/** One number from both facts, then the other. */
export function solvePair(question: NumberPairQuestion): Solved {
  const pairs = pairsOf(question)
  const [pair = [0n, 0n] as const] = pairs
  const answer = answerFor(pairs, question)
  return { steps: stepsTo(question, pair, answer), answer }
}

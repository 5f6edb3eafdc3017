import { inline } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { rowValue } from '../../values/number-rows.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { known, type Pair, pairsOf } from './pairs.ts'
import type { NumberPairQuestion } from './question.ts'

/** What is asked for of the pairs that fit. */
export function answerFor(pairs: readonly Pair[], question: NumberPairQuestion): Value {
  const [[larger, smaller] = [0n, 0n]] = pairs
  if (question.wants !== 'both') return numberValue(question.wants === 'larger' ? larger : smaller)
  return rowValue(pairs, known(question, 'product') !== undefined ? '×' : '+')
}

/** What the other number is found by once one of them is known, as the smaller after the larger. */
function finish(question: NumberPairQuestion, steps: ValueStep[], last: ValueStep): ValueStep[] {
  return question.wants === 'smaller' && known(question, 'times') !== undefined ? steps : [...steps, last]
}

function stepsTo(question: NumberPairQuestion, [larger, smaller]: Pair): ValueStep[] {
  const [sum, difference, times] = (['sum', 'difference', 'times'] as const).map(is => known(question, is))
  if (sum !== undefined && difference !== undefined) {
    const found = [
      valueStep(
        `Both together and the difference on top are twice the larger number: ${inline(`${sum} + ${difference} = ${sum + difference}`)}`,
        sum + difference,
      ),
      valueStep(
        `Halve that for the larger one: ${inline(`${sum + difference} \\div 2 = ${larger}`)}`,
        larger,
      ),
    ]
    const last = valueStep(
      `Take the difference off for the smaller one: ${inline(`${larger} - ${difference} = ${smaller}`)}`,
      smaller,
    )
    return question.wants === 'larger' ? found : [...found, last]
  }
  const [total, parts] = sum === undefined ? [difference, (times ?? 0n) - 1n] : [sum, (times ?? 0n) + 1n]
  if (times !== undefined && total !== undefined) {
    const what = sum === undefined ? 'The difference is' : 'Both together are'
    return finish(
      question,
      [
        valueStep(
          `${what} ${inline(`${parts}`)} times the smaller number: ${inline(`${total} \\div ${parts} = ${smaller}`)}`,
          smaller,
        ),
      ],
      valueStep(`Multiply for the larger one: ${inline(`${times} \\times ${smaller} = ${larger}`)}`, larger),
    )
  }
  const shown = answerFor(pairsOf(question), question).latex
  return [
    valueStep(
      `List pairs that make the product, and look for the one that also fits the other thing you know: ${inline(`\\text{answer} = ${shown}`)}`,
    ),
  ]
}

/** One number from both facts, then the other. */
export function solvePair(question: NumberPairQuestion): Solved {
  const pairs = pairsOf(question)
  const [pair = [0n, 0n] as const] = pairs
  const answer = answerFor(pairs, question)
  return { steps: stepsTo(question, pair), answer }
}

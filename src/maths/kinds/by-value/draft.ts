import { inline } from '../../arithmetic/show.ts'
import type { Misconception, Random } from '../../domain/misconception.ts'
import type { Value } from '../../values/value.ts'
import type { Draft, DraftRequest } from '../kind.ts'
import type { ValueSolution } from './solution.ts'

const WANTED = 3

interface Made {
  /** The question in words. */
  text: string
  solution: ValueSolution
  predictions: { misconception: Misconception; value: Value }[]
}

/** Four options for a question: the answer, what the practised misconception leads to, what others lead to, near misses. */
export function draftBy(
  { text, solution, predictions }: Made,
  { practised, random }: DraftRequest,
): Draft | undefined {
  const { expected } = solution
  const own = predictions.find(({ misconception }) => misconception === practised)?.value
  if (!own) return undefined
  const options: Value[] = [own]
  const take = (value: Value) => {
    const isNew = options.every(each => each.key !== value.key && each.latex !== value.latex)
    if (options.length < WANTED && isNew && expected.judge(value.text).verdict === 'wrong')
      options.push(value)
  }
  for (const { value } of mixed(predictions, random)) take(value)
  const predicted = options.length
  for (const value of [...mixed(solution.choices, random), ...expected.near(random)]) take(value)
  if (options.length < WANTED) return undefined
  const answer = optionText(expected)
  return {
    question: text,
    answer,
    wrongAnswers: options.map(optionText),
    own: optionText(own),
    predicted,
    explain() {
      const steps = solution.steps.filter(({ isChoice }) => isChoice !== true)
      const list = steps.map(({ done }, at) => `${at + 1}. ${done}`).join('\n')
      return `${list}\n\n**The answer is ${answer}.**`
    },
  }
}

/** Words stand as they are, everything else as maths. */
function optionText({ latex }: Value): string {
  const [, words] = /^\\text\{([^{}]*)\}$/.exec(latex) ?? []
  return words ?? inline(latex)
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

import { inline } from '../../arithmetic/show.ts'
import { counted } from '../../values/counted.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { arrangementsOf, choices, factorial, orders, repeats } from './counts.ts'
import type { ArrangementQuestion } from './question.ts'

const NAMES = [
  'ways',
  'different ways',
  'arrangements',
  'different arrangements',
  'permutations',
  'combinations',
  'orders',
  'numbers',
  'codes',
  'outfits',
  'outcomes',
  'different outcomes',
  'possible outcomes',
  'meals',
  'words',
  'teams',
  'committees',
]

/** A count of ways; of `5!` only the five has come through, for a mark at the end is taken for a loud voice. */
export function ways(count: bigint, things?: number): Value {
  const value = counted(count, NAMES)
  return {
    ...value,
    spellings: [...value.spellings.slice(0, 7)],
    judge(said) {
      const judged = value.judge(said)
      return judged.verdict === 'wrong' && things !== undefined && said.trim() === `${things}`
        ? {
            verdict: 'unfinished',
            missing: 'Is that the number of things? Say how many ways there are.',
            isPart: true,
          }
        : judged
    },
  }
}

function answerTo(question: ArrangementQuestion): Value {
  switch (question.task) {
    case 'value':
      return numberValue(question.value)
    case 'in a row':
      return ways(factorial(question.count), question.count)
    case 'ordered':
      return ways(orders(question.of, question.chosen))
    case 'chosen':
      return ways(choices(question.of, question.chosen))
    case 'letters':
      return ways(arrangementsOf(question.word), question.word.length)
    case 'repeated':
      return ways(BigInt(question.of) ** BigInt(question.places))
    case 'one of each':
      return ways(question.counts.reduce((product, count) => product * BigInt(count), 1n))
  }
}

const product = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from - at).join(' \\times ')

function stepsTo(question: ArrangementQuestion, answer: Value): ValueStep[] {
  const result = answer.latex
  const last = (sum: string) => valueStep(`Multiply: ${inline(`${sum} = ${result}`)}`)
  switch (question.task) {
    case 'value':
      return [
        valueStep('The mark says: multiply by every whole number below, down to one'),
        valueStep(`Work it out: ${inline(`${question.source} = ${result}`)}`),
      ]
    case 'in a row':
      return [
        valueStep('There is one less to choose from for each next place'),
        last(product(question.count, question.count)),
      ]
    case 'ordered':
      return [
        valueStep('There is one less to choose from for each next place'),
        last(product(question.of, question.chosen)),
      ]
    case 'chosen':
      return [
        valueStep(`Count the choices in order: ${inline(product(question.of, question.chosen))}`),
        valueStep(
          `The order does not count, so divide by ${inline(`${question.chosen}!`)}: ${inline(result)}`,
        ),
      ]
    case 'letters': {
      const twice = repeats(question.word)
      const bottom = twice.map(count => `${count}!`).join(' \\times ')
      const sum =
        twice.length > 0 ? `\\frac{${question.word.length}!}{${bottom}}` : `${question.word.length}!`
      return [
        valueStep('Count the letters, and how often each of them stands in the word'),
        valueStep(`Divide by the orders of letters that look alike: ${inline(`${sum} = ${result}`)}`),
      ]
    }
    case 'repeated':
      return [last(Array.from({ length: question.places }, () => question.of).join(' \\times '))]
    case 'one of each':
      return [last(question.counts.join(' \\times '))]
  }
}

export function solveArrangement(question: ArrangementQuestion): Solved {
  const answer = answerTo(question)
  return { answer, steps: stepsTo(question, answer) }
}

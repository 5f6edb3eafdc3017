import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { rowValue } from '../../values/number-rows.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { ConsecutiveQuestion } from './question.ts'

type Row = readonly bigint[]

const rowFrom = (first: bigint, { count, step }: ConsecutiveQuestion): bigint[] =>
  Array.from({ length: count }, (_, at) => first + BigInt(at) * step)

const isOf = (first: bigint, { step, rest }: ConsecutiveQuestion) =>
  (((first - rest) % step) + step) % step === 0n

/** Every row of numbers that fits, the positive one first. */
export function numbersOf(question: ConsecutiveQuestion): bigint[][] {
  const { count, step, total, given, isPositive } = question
  const firsts: bigint[] = []
  if (given === 'sum') {
    const rest = total - (step * BigInt(count * (count - 1))) / 2n
    if (rest % BigInt(count) === 0n) firsts.push(rest / BigInt(count))
  } else {
    const near = BigInt(Math.round(Math.abs(Number(total)) ** (1 / count)))
    const far = step * BigInt(count)
    for (let first = near + far; first >= -near - 2n * far; first--) {
      if (rowFrom(first, question).reduce((a, b) => a * b, 1n) === total) firsts.push(first)
    }
  }
  return firsts
    .filter(first => isOf(first, question) && (!isPositive || first > 0n))
    .map(first => rowFrom(first, question))
}

/** What is asked for of a row. */
export function partOf(row: Row, { wants, count }: ConsecutiveQuestion): bigint {
  const at = { smallest: 0, all: 0, middle: (count - 1) / 2, largest: count - 1 }[wants]
  return row[at] ?? 0n
}

export function answerFor(rows: readonly Row[], question: ConsecutiveQuestion): Value {
  const [first = []] = rows
  if (question.wants !== 'all') return numberValue(partOf(first, question))
  return rowValue(rows, question.given === 'sum' ? '+' : '×')
}

/** What they all make with n for the first, then the numbers. */
export function solveConsecutive(question: ConsecutiveQuestion): Solved {
  const { count, step, total, given } = question
  const rows = numbersOf(question)
  const answer = answerFor(rows, question)
  const [row = []] = rows
  const terms = Array.from({ length: count }, (_, at) =>
    at === 0
      ? 'n'
      : `${given === 'product' ? '(' : ''}n + ${BigInt(at) * step}${given === 'product' ? ')' : ''}`,
  )
  const all = terms.join(given === 'sum' ? ' + ' : ' \\times ').replace(/ \\times \(/g, '(')
  const result = `${inline(`\\text{answer} = ${answer.latex}`)}`
  const equation = `Call the first one ${inline('n')}: ${inline(`${all} = ${total}`)}`
  const steps =
    given === 'product'
      ? [valueStep(equation), valueStep(`Find numbers near the root that fit: ${result}`)]
      : [
          valueStep(equation),
          valueStep(`Solve for the first one: ${inline(`n = ${row[0]}`)}`, row[0] ?? 0n),
          ...(question.wants === 'smallest' ? [] : [valueStep(`Count on from there: ${result}`)]),
        ]
  return { steps, answer, choices: question.wants === 'all' ? [] : others(row, question, answer) }
}

/** The other numbers of the row. */
function others(row: Row, { total, count }: ConsecutiveQuestion, answer: Value): Value[] {
  const mean = rational(total, BigInt(count))
  return [...row.map(each => numberValue(each)), numberValue(mean)].filter(({ key }) => key !== answer.key)
}

export const shownTotal = ({ total }: ConsecutiveQuestion) => inline(valueLatex(rational(total)))

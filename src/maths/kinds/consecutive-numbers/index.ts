import { rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { numberValue } from '../../values/number.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { ConsecutiveQuestion } from './question.ts'
import { readConsecutive, triggers } from './read.ts'
import { answerFor, numbersOf, partOf, shownTotal, solveConsecutive } from './solve.ts'
import { topic } from './topics.ts'

/** A row that starts so much higher. */
const shifted = (question: ConsecutiveQuestion, by: bigint) =>
  answerFor(
    numbersOf(question).map(row => row.map(each => each + by)),
    question,
  )

const misconceptions: ValueMisconception<ConsecutiveQuestion>[] = [
  {
    id: 'mean-of-consecutive-numbers',
    name: 'Sum only shared',
    topic,
    explanation: 'Sharing the sum gives the number in the middle; the others lie around it.',
    gap: 'Shares a sum equally where consecutive numbers are asked for.',
    predict(question) {
      const { wants, given, total, count } = question
      const mean = rational(total, BigInt(count))
      return given === 'sum' && wants !== 'all' && wants !== 'middle' ? numberValue(mean) : undefined
    },
  },
  {
    id: 'consecutive-from-the-mean',
    name: 'Row begun in the middle',
    topic,
    explanation: 'The number in the middle was taken for the first one.',
    gap: 'Begins consecutive numbers at their mean.',
    predict: question =>
      question.given === 'sum' && question.wants === 'all' && question.count % 2 === 1
        ? shifted(question, question.step * BigInt((question.count - 1) / 2))
        : undefined,
  },
  {
    id: 'other-end-of-consecutive-numbers',
    name: 'Other end of the row',
    topic,
    explanation: 'The numbers are right, but the other end of the row was asked for.',
    gap: 'Gives the other end where the smallest or largest of consecutive numbers is asked for.',
    predict(question) {
      const [row] = numbersOf(question)
      const { wants } = question
      if (!row || (wants !== 'smallest' && wants !== 'largest')) return undefined
      return numberValue(partOf(row, { ...question, wants: wants === 'smallest' ? 'largest' : 'smallest' }))
    },
  },
  {
    id: 'even-and-odd-one-apart',
    name: 'Even or odd numbers one apart',
    topic,
    explanation: 'Even numbers that follow each other are two apart, and so are odd ones.',
    gap: 'Takes even or odd numbers that follow each other for one apart.',
    predict(question) {
      const [row] = numbersOf(question)
      const { wants, step, count } = question
      if (!row || wants !== 'all' || step !== 2n) return undefined
      const middle = (row[0] ?? 0n) + BigInt(count - 1)
      const near = row.map((_, at) => middle - BigInt(Math.floor((count - 1) / 2)) + BigInt(at))
      return answerFor([near], question)
    },
  },
]

function make(random: Random, grade: number): ConsecutiveQuestion {
  const step = random() < 0.5 ? 1n : 2n
  const rest = step === 2n && random() < 0.5 ? 1n : 0n
  const given = grade >= 8 && random() < 0.3 ? 'product' : 'sum'
  const count = given === 'product' ? 2 : between(random, 2, 4)
  const first = BigInt(between(random, 2, grade >= 7 ? 40 : 20)) * step + rest
  const row = Array.from({ length: count }, (_, at) => first + BigInt(at) * step)
  const total = row.reduce((a, b) => (given === 'sum' ? a + b : a * b))
  const wants = pick<ConsecutiveQuestion['wants']>(random, ['all', 'all', 'smallest', 'largest'])
  const base = { kind: 'consecutive numbers', text: '', count, step, rest, given, total, wants } as const
  return { ...base, isPositive: given === 'product' }
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

function write(question: ConsecutiveQuestion): string {
  const { count, step, rest, given, isPositive, wants } = question
  const noun = step > 2n ? `multiples of ${inline(`${step}`)}` : step === 2n ? 'numbers' : 'integers'
  const parity = step === 2n ? (rest === 1n ? 'odd ' : 'even ') : ''
  const said = `${COUNTS[count]} consecutive ${isPositive ? 'positive ' : ''}${parity}${noun}`
  const asked = wants === 'all' ? 'Find the numbers.' : `Find the ${wants} number.`
  return `The ${given} of ${said} is ${shownTotal(question)}. ${asked}`
}

/** Numbers that follow each other, from their sum or product. */
export const consecutiveNumbers = defineKind<ConsecutiveQuestion>({
  name: 'consecutive numbers',
  topics: [topic],
  triggers,
  read: readConsecutive,
  solve: solveConsecutive,
  write,
  make,
  misconceptions,
})

import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { RemainderQuestion } from './question.ts'
import { quotientAndRemainder, remainderOf } from './quotient-and-remainder.ts'
import { readRemainder, triggers } from './read.ts'

const topic: Topic = {
  concept: 'Division with remainder',
  standard: '4.NBT.B.6',
  mastery: 'Divides whole numbers and says what is left over.',
  tips: [
    'How often does the number go in whole? What is still there then?',
    'Find the biggest multiple that still fits, and take it away from the number. What is left must be smaller than what you divide by.',
  ],
  activities: [
    {
      title: 'Share the buttons',
      description:
        'Take a handful of buttons or beans and lay them out in rows of the same length. How many full rows are there, and how many are left over? Say it before you lay them.',
    },
  ],
}

function answerOf({ task, number, by }: RemainderQuestion, quotient: bigint, rest: bigint): Value {
  const division = { number, by, quotient, rest }
  return task === 'both' ? quotientAndRemainder(division) : remainderOf(division)
}

function solve(question: RemainderQuestion): Solved {
  const { number, by } = question
  const [quotient, rest] = [number / by, number % by]
  return {
    steps: [
      valueStep(
        `Find the biggest multiple of ${by} that fits: ${inline(`${by} \\times ${quotient} = ${by * quotient}`)}`,
        by * quotient,
      ),
      valueStep(`Take it away to see what is left: ${inline(`${number} - ${by * quotient} = ${rest}`)}`),
    ],
    answer: answerOf(question, quotient, rest),
  }
}

const misconceptions: ValueMisconception<RemainderQuestion>[] = [
  {
    id: 'quotient-for-remainder',
    name: 'Quotient in place of remainder',
    topic,
    explanation: 'This is how often it goes in; what is left over then was asked for.',
    gap: 'Gives the quotient where the remainder is asked for.',
    predict: ({ task, number, by }) => (task === 'remainder' ? numberValue(number / by) : undefined),
  },
  {
    id: 'missing-for-remainder',
    name: 'What is missing taken for what is left',
    topic,
    explanation:
      'This is what is missing to the next multiple; left over is what goes beyond the last one that fits.',
    gap: 'Takes what is missing to the next multiple for the remainder.',
    predict(question) {
      const { number, by } = question
      if (number % by === 0n) return undefined
      return answerOf(question, number / by + (question.task === 'both' ? 1n : 0n), by - (number % by))
    },
  },
  {
    id: 'rest-holds-another-group',
    name: 'Rest larger than the divisor',
    topic,
    explanation: 'What is left over still holds one more group: go on until it is smaller than the divisor.',
    gap: 'Stops a division while the rest is larger than what it is divided by.',
    predict(question) {
      const { number, by } = question
      return number >= by ? answerOf(question, number / by - 1n, (number % by) + by) : undefined
    },
  },
  {
    id: 'remainder-as-quotient',
    name: 'Quotient and remainder swapped',
    topic,
    explanation: 'How often it goes in comes first; what is left over stands behind it.',
    gap: 'Swaps quotient and remainder.',
    predict: ({ task, number, by }) =>
      task === 'both'
        ? quotientAndRemainder({ number, by, quotient: number % by, rest: number / by })
        : undefined,
  },
]

function make(random: Random, grade: number): RemainderQuestion {
  const by = BigInt(between(random, 3, grade <= 4 ? 9 : 15))
  const number =
    by * BigInt(between(random, 4, grade <= 4 ? 12 : 60)) + BigInt(between(random, 1, Number(by) - 1))
  return { kind: 'remainder', text: '', task: random() < 0.5 ? 'remainder' : 'both', number, by }
}

/** What is left over when whole numbers are divided. */
export const divisionWithRemainder = defineKind<RemainderQuestion>({
  name: 'remainder',
  topics: [topic],
  triggers,
  read: readRemainder,
  solve,
  write: ({ task, number, by }) =>
    task === 'both'
      ? `Find the quotient and remainder when ${inline(`${number}`)} is divided by ${inline(`${by}`)}.`
      : `What is the remainder when ${inline(`${number}`)} is divided by ${inline(`${by}`)}?`,
  make,
  misconceptions,
})

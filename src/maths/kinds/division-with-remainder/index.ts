import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { counted } from '../../values/counted.ts'
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
  if (task === 'quotient') return counted(quotient, ['times', 'time', 'whole times'])
  return task === 'both' ? quotientAndRemainder(division) : remainderOf(division)
}

function solve(question: RemainderQuestion): Solved {
  const { number, by, task, unit = '' } = question
  const [quotient, rest] = [number / by, number % by]
  const answer = answerOf(question, quotient, rest)
  const multiple = `Find the biggest multiple of ${by} that fits: ${inline(`${by} \\times ${quotient} = ${by * quotient}`)}`
  if (task === 'quotient') {
    const divided = `Divide, and leave out what is no whole one: ${inline(`${number} \\div ${by} = ${quotient}`)}`
    const sameUnit = valueStep(`Write both in the same unit: ${number} ${unit} and ${by} ${unit}`, number)
    return { steps: [...(unit === '' ? [] : [sameUnit]), valueStep(divided)], answer }
  }
  const left = `Take it away to see what is left: ${inline(`${number} - ${by * quotient} = ${rest}`)}`
  return { steps: [valueStep(multiple, by * quotient), valueStep(left)], answer }
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
    id: 'one-group-too-many',
    name: 'A group counted that is not whole',
    topic,
    explanation: 'The last one would not be whole: count only as often as it goes in completely.',
    gap: 'Rounds up where only whole groups count.',
    predict: question =>
      question.task === 'quotient' && question.number % question.by !== 0n
        ? answerOf(question, question.number / question.by + 1n, 0n)
        : undefined,
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
      if (number % by === 0n || question.task === 'quotient') return undefined
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
      return number >= by && question.task !== 'quotient'
        ? answerOf(question, number / by - 1n, (number % by) + by)
        : undefined
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
  const task = random() < 0.2 ? 'quotient' : random() < 0.5 ? 'remainder' : 'both'
  return { kind: 'remainder', text: '', task, number, by }
}

function write({ task, number, by, unit }: RemainderQuestion): string {
  const [whole, part] = [number, by].map(each => inline(`${each}`) + (unit === undefined ? '' : ` ${unit}`))
  if (task === 'quotient') return `How many whole times does ${part} go into ${whole}?`
  const asked = task === 'both' ? 'Find the quotient and remainder' : 'What is the remainder'
  return `${asked} when ${whole} is divided by ${part}${task === 'both' ? '.' : '?'}`
}

/** What is left over when whole numbers are divided, and how often one goes into another. */
export const divisionWithRemainder = defineKind<RemainderQuestion>({
  name: 'remainder',
  topics: [topic],
  triggers,
  read: readRemainder,
  solve,
  write,
  make,
  misconceptions,
})

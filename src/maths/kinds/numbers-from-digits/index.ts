import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick, shuffled } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { bestOf } from './best-number.ts'
import type { DigitsQuestion } from './question.ts'
import { readDigits, triggers } from './read.ts'

const topic: Topic = {
  concept: 'Largest and smallest number from digits',
  standard: '4.NBT.A.2',
  mastery: 'Writes the largest and the smallest number with given digits.',
  tips: [
    'Which place is worth the most? Which of your digits belongs there?',
    'Fill the places from the left, one digit after the other. A zero can’t stand in front, and the last digit says whether a number is even.',
  ],
  activities: [
    {
      title: 'Digit cards',
      description:
        'Write the digits on cards and draw four of them. Who lays the larger number? Draw again and lay the smallest one, then the largest even one. What do you do with a zero?',
    },
  ],
}

const valueFor = (asked: DigitsQuestion): Value | undefined => {
  const best = bestOf(asked)
  return best === undefined ? undefined : numberValue(best)
}

function solve(question: DigitsQuestion): Solved {
  const answer = valueFor(question)
  if (!answer) throw new RangeError('No number can be written with these digits')
  const { wants, parity } = question
  const last = parity ? ` and an ${parity} digit at the end` : ''
  const first = wants === 'largest' ? 'the biggest' : 'the smallest that may stand in front'
  return {
    steps: [
      valueStep(
        `Put ${first} digit in the first place, then go on from left to right${last}: ${inline(answer.latex)}`,
      ),
    ],
    answer,
    choices: othersOf(question),
  }
}

/** Other numbers of the same digits. */
function othersOf({ digits, count }: DigitsQuestion): Value[] {
  const own = digits.slice(0, count)
  return own
    .map((_, at) => BigInt([...own.slice(at), ...own.slice(0, at)].join('')))
    .concat(own.map((_, at) => BigInt([...own.slice(at), ...own.slice(0, at)].reverse().join(''))))
    .map(number => numberValue(number))
}

const misconceptions: readonly ValueMisconception<DigitsQuestion>[] = [
  {
    id: 'digits-wrong-way-round',
    name: 'Smallest in place of largest',
    topic,
    explanation:
      'It is the number at the other end: read again whether the largest or the smallest is asked for.',
    gap: 'Takes the smallest number of some digits for the largest, or the other way round.',
    predict: question =>
      valueFor({ ...question, wants: question.wants === 'largest' ? 'smallest' : 'largest' }),
  },
  {
    id: 'parity-of-number-ignored',
    name: 'Last digit not heeded',
    topic,
    explanation: 'The last digit decides whether a number is even or odd; choose it first.',
    gap: 'Does not heed even or odd when writing a number with given digits.',
    predict({ parity, ...question }) {
      return parity === undefined ? undefined : valueFor(question)
    },
  },
  {
    id: 'zero-in-front',
    name: 'Zero put in front',
    topic,
    explanation: 'A number does not begin with zero: the smallest other digit comes first, then the zero.',
    gap: 'Puts zero in front of a number.',
    predict({ digits, count, wants, parity }) {
      if (wants !== 'smallest' || parity !== undefined || !digits.includes(0)) return undefined
      const up = [...digits].sort((a, b) => a - b).slice(0, count)
      return numberValue(BigInt(up.join('')))
    },
  },
]

function make(random: Random, grade: number): DigitsQuestion {
  const count = between(random, 3, grade <= 4 ? 4 : 5)
  const digits = shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], random).slice(0, count)
  const parity = random() < 0.4 ? pick<'even' | 'odd'>(random, ['even', 'odd']) : undefined
  const question: DigitsQuestion = {
    kind: 'numbers from digits',
    text: '',
    digits,
    count,
    wants: pick<'largest' | 'smallest'>(random, ['largest', 'smallest']),
    ...(parity ? { parity } : {}),
  }
  return bestOf(question) === undefined ? make(random, grade) : question
}

function write({ digits, count, wants, parity }: DigitsQuestion): string {
  const size = `${wants} ${inline(`${count}`)}-digit ${parity ? `${parity} ` : ''}number`
  if (digits.length > 9) return `What is the ${size}?`
  const shown = digits.map(digit => inline(`${digit}`))
  const listed = `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
  return `Use the digits ${listed} once each to make the ${size}.`
}

/** The largest and smallest number that can be written with some digits. */
export const numbersFromDigits = defineKind<DigitsQuestion>({
  name: 'numbers from digits',
  topics: [topic],
  triggers,
  read: readDigits,
  solve,
  write,
  make,
  misconceptions,
})

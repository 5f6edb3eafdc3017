import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { basedNumber, fromBase, inBase } from '../../values/based-number.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { BasesQuestion, BasesTask } from './question.ts'
import { readBases, signedFrom, triggers } from './read.ts'

const topic: Topic = {
  concept: 'Number bases',
  standard: '5.NBT.A.1',
  mastery: 'Writes whole numbers in other bases and calculates in them.',
  tips: [
    'What is each place worth? Begin with ones at the right; every place further is worth the base times as much.',
    'Add up what the digits are worth, or divide by the base again and again and note what is left over.',
  ],
  activities: [
    {
      title: 'Finger binary',
      description:
        'Let the fingers of one hand stand for one, two, four, eight and sixteen. Fold them up and down to show numbers, and let the others read them. How far can you count on one hand, how far on two?',
    },
  ],
}

function sumOf(left: bigint, sign: '+' | '-' | '×', right: bigint): bigint {
  if (sign === '×') return left * right
  return sign === '+' ? left + right : left - right
}

/** The number that the answer means. */
function worthOf(question: BasesQuestion): bigint {
  if (question.task === 'convert') return signedFrom(question.digits, question.from) ?? 0n
  const { left, right, sign, base } = question
  return sumOf(signedFrom(left, base) ?? 0n, sign, signedFrom(right, base) ?? 0n)
}

const answerTo = (question: BasesQuestion): Value =>
  basedNumber(worthOf(question), question.task === 'convert' ? question.to : question.base)

/** `1 × 8 + 0 × 4 + 1 × 2 + 1 × 1` for binary 1011. */
function placesOf(digits: string, base: number): string {
  const own = [...digits.replace(/^-/, '')].reverse()
  return own
    .map((digit, at) => `${fromBase(digit, base)} \\times ${BigInt(base) ** BigInt(at)}`)
    .reverse()
    .join(' + ')
}

function solve(question: BasesQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(answer.latex)
  if (question.task === 'sum')
    return {
      answer,
      steps: [
        valueStep(
          `Work place by place and carry at ${question.base}, where you would carry at ten: ${result}`,
        ),
      ],
    }
  const { digits, from, to } = question
  const worth = worthOf(question)
  const steps =
    from === 10
      ? []
      : [
          valueStep(
            `Add up what the places are worth: ${inline(`${placesOf(digits, from)} = ${worth}`)}`,
            worth,
          ),
        ]
  return {
    answer,
    steps:
      to === 10
        ? steps
        : [
            ...steps,
            valueStep(`Divide by ${to} again and again and read what is left over from the end: ${result}`),
          ],
  }
}

const misconceptions: ValueMisconception<BasesQuestion>[] = [
  {
    id: 'base-read-backwards',
    name: 'Digits in the wrong order',
    topic,
    explanation: 'The first digit that is left over is worth one and stands at the right end.',
    gap: 'Writes the digits of a number in another base in the wrong order.',
    predict(question) {
      if (question.task !== 'convert') return undefined
      const turned = (text: string) => [...text].reverse().join('')
      const { digits, from, to } = question
      if (to === 10) return basedNumber(fromBase(turned(digits), from) ?? 0n, 10)
      return from === 10
        ? basedNumber(fromBase(turned(inBase(worthOf(question), to)), to) ?? 0n, to)
        : undefined
    },
  },
  {
    id: 'carried-at-ten',
    name: 'Carried at ten in another base',
    topic,
    explanation: 'In another base the next place begins at the base, not at ten.',
    gap: 'Calculates in another base as if it were base ten.',
    predict(question) {
      if (question.task !== 'sum' || !/^\d+$/.test(question.left + question.right)) return undefined
      const { left, right, sign, base } = question
      const value = sumOf(BigInt(left), sign, BigInt(right))
      return value > 0n ? basedNumber(value, 10) && fakeBase(value, base) : undefined
    },
  },
]

/** Digits of base ten, taken for digits of another base, where they may be. */
function fakeBase(value: bigint, base: number): Value | undefined {
  const read = fromBase(value.toString(), base)
  return read === undefined
    ? { ...basedNumber(value, 10), key: `${value} base ten` }
    : basedNumber(read, base)
}

function make(random: Random): BasesQuestion {
  const task = pick<() => BasesTask>(random, [
    () => ({ task: 'convert', digits: inBase(BigInt(between(random, 9, 60)), 2), from: 2, to: 10 }),
    () => ({ task: 'convert', digits: String(between(random, 9, 60)), from: 10, to: 2 }),
    () => {
      const base = between(random, 5, 8)
      const [left, right] = [between(random, base, base * base - 1), between(random, base, base * base - 1)]
      return {
        task: 'sum',
        left: inBase(BigInt(left), base),
        sign: '+',
        right: inBase(BigInt(right), base),
        base,
      }
    },
  ])()
  return { kind: 'bases', text: '', ...task }
}

function write(question: BasesQuestion): string {
  if (question.task === 'sum') {
    const { left, right, sign, base } = question
    const shown = `${left} ${sign === '×' ? '\\times' : sign} ${right}`
    return `In base ${base}, what is ${inline(shown)}?`
  }
  const { digits, from, to } = question
  return `Convert ${inline(digits)} from base ${from} to base ${to}.`
}

/** Whole numbers in binary and other bases. */
export const bases = defineKind<BasesQuestion>({
  name: 'bases',
  topics: [topic],
  triggers,
  read: readBases,
  solve,
  write,
  make,
  misconceptions,
})

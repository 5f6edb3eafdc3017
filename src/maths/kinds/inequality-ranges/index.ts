import { rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { numberValue } from '../../values/number.ts'
import { type End, range } from '../../values/range.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { RangeQuestion, RangeTask } from './question.ts'
import { countBetween, firstFrom, lastTo, readRange, triggers, wholesBetween } from './read.ts'

const topic: Topic = {
  concept: 'Inequalities with two ends',
  standard: '7.EE.B.4b',
  mastery: 'Solves inequalities with two ends and lists the whole numbers that fit.',
  tips: [
    'Do the same to all three parts until the letter stands alone in the middle.',
    'Look at each end: is it allowed itself, or only what lies beyond it? Draw it on a number line.',
  ],
  activities: [
    {
      title: 'Walk the number line',
      description:
        'Chalk a number line on the ground. One person calls out two ends and whether they belong to it; the other walks over all whole numbers that fit and says them. Swap roles.',
    },
  ],
}

function answerTo(question: RangeQuestion): Value {
  switch (question.task) {
    case 'range':
      return range(question.letter, question.low, question.high)
    case 'integers':
      return several(wholesBetween(question.low, question.high))
    case 'how many integers':
      return numberValue(rational(countBetween(question.low, question.high)))
    case 'largest':
      return numberValue(lastTo(question.bound))
    case 'smallest':
      return numberValue(firstFrom(question.bound))
  }
}

function solve(question: RangeQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(answer.latex)
  const { letter } = question
  if (question.task === 'range')
    return {
      answer,
      steps: [
        valueStep(`Take the same number away from all three parts: ${inline(latexOf(question.source))}`),
        valueStep(`Divide all three parts so that ${inline(letter)} stands alone: ${result}`),
      ],
    }
  const words = {
    integers: 'Begin at the lower end and go up to the upper one; leave out an end that is not allowed',
    'how many integers':
      'Find the first and the last whole number that fit, take the first from the last and add one',
    largest: `Find what ${letter} has to be below, then take the last whole number that fits`,
    smallest: `Find what ${letter} has to be above, then take the first whole number that fits`,
  }[question.task]
  return { answer, steps: [valueStep(`${words}: ${result}`)] }
}

const turned = (end: End): End => ({ ...end, isIn: !end.isIn })

const misconceptions: ValueMisconception<RangeQuestion>[] = [
  {
    id: 'both-ends-counted',
    name: 'Ends counted that do not belong',
    topic,
    explanation: 'A sign without a line below leaves the end itself out.',
    gap: 'Counts an end of an inequality although it is left out.',
    predict(question) {
      if (question.task === 'range')
        return range(question.letter, turned(question.low), turned(question.high))
      if (question.task !== 'integers') return undefined
      return several(wholesBetween({ ...question.low, isIn: true }, { ...question.high, isIn: true }))
    },
  },
  {
    id: 'zero-and-negatives-left-out',
    name: 'Only numbers above zero listed',
    topic,
    explanation: 'Zero and the negative whole numbers are integers too.',
    gap: 'Leaves zero and negative numbers out when integers are listed.',
    predict(question) {
      if (question.task !== 'integers') return undefined
      const own = wholesBetween(question.low, question.high)
      const kept = own.filter(each => each > 0n)
      // A list with something missing is only unfinished, so one number too many comes with it.
      return kept.length > 0 && kept.length < own.length
        ? several([...kept, lastTo(question.high) + 1n])
        : undefined
    },
  },
]

const SIGN = { true: '≤', false: '<' } as const
const chainOf = (low: End, middle: string, high: End) =>
  `${low.at.toFraction()} ${SIGN[`${low.isIn}`]} ${middle} ${SIGN[`${high.isIn}`]} ${high.at.toFraction()}`

function make(random: Random): RangeQuestion {
  const from = between(random, -5, 1)
  const isIn = random() < 0.5
  const low: End = { at: rational(from), isIn }
  const high: End = { at: rational(from + between(random, 4, 7)), isIn: !isIn }
  const task = pick<() => RangeTask>(random, [
    () => {
      const [slope, offset] = [between(random, 2, 5), between(random, 1, 9)]
      const moved = (end: End): End => ({ ...end, at: end.at.mul(slope).add(offset) })
      return {
        task: 'range',
        letter: 'x',
        low,
        high,
        source: chainOf(moved(low), `${slope}x + ${offset}`, moved(high)),
      }
    },
    () => ({ task: 'integers', letter: 'n', low, high, source: chainOf(low, 'n', high) }),
  ])()
  return { kind: 'inequality range', text: '', ...task }
}

const latexOf = (source: string) => source.replaceAll('≤', '\\leq ').replaceAll('≥', '\\geq ')

function write(question: RangeQuestion): string {
  const shown = inline(latexOf(question.source))
  switch (question.task) {
    case 'range':
      return `Solve the inequality ${shown}.`
    case 'integers':
      return `List all the integers that satisfy ${shown}.`
    case 'how many integers':
      return `How many integers satisfy ${shown}?`
    default:
      return `What is the ${question.task} integer that satisfies ${shown}?`
  }
}

/** Inequalities with two ends, and the whole numbers that fit. */
export const inequalityRanges = defineKind<RangeQuestion>({
  name: 'inequality range',
  topics: [topic],
  triggers,
  read: readRange,
  solve,
  write,
  make,
  misconceptions,
})

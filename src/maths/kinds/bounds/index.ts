import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { unit } from '../../values/units.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { BoundsQuestion } from './question.ts'
import { readBounds, triggers } from './read.ts'
import { answerFor, endsOf, solveBounds } from './solve.ts'
import { topic } from './topics.ts'

const misconceptions: ValueMisconception<BoundsQuestion>[] = [
  {
    id: 'whole-step-to-bounds',
    name: 'Whole step in place of half',
    topic,
    explanation: 'A bound lies half a step away, for from there on the next number is nearer.',
    gap: 'Goes a whole step from a rounded number to its bounds.',
    predict: question =>
      answerFor(question, {
        low: question.number.sub(question.step),
        high: question.number.add(question.step),
      }),
  },
  {
    id: 'bounds-half-of-one',
    name: 'Half of one in place of half a step',
    topic,
    explanation: 'How far the bounds are away depends on what it was rounded to.',
    gap: 'Goes half of one to the bounds, whatever a number was rounded to.',
    predict: question =>
      answerFor(question, {
        low: question.number.sub(rational(1, 2)),
        high: question.number.add(rational(1, 2)),
      }),
  },
  {
    id: 'other-bound',
    name: 'Other bound',
    topic,
    explanation: 'The lower bound is the smaller one, the upper bound the bigger one.',
    gap: 'Mixes up the lower and the upper bound.',
    predict(question) {
      const { low, high } = endsOf(question)
      return question.wants === 'lower' || question.wants === 'upper'
        ? answerFor(question, { low: high, high: low })
        : undefined
    },
  },
  {
    id: 'bound-four-in-place-of-five',
    name: 'Upper bound ending in four',
    topic,
    explanation:
      'The upper bound is where the next number begins, not the last that can be written with so many digits.',
    gap: 'Takes a number just below for the upper bound.',
    predict: question => {
      const { low, high } = endsOf(question)
      return question.wants === 'upper' && !question.isWhole
        ? answerFor(question, { low, high: high.sub(question.step.div(10)) })
        : undefined
    },
  },
  {
    id: 'bound-five-rounded-down',
    name: 'Five rounded down',
    topic,
    explanation: 'A number that ends in five halfway between two steps is rounded up.',
    gap: 'Rounds the number halfway between two steps down.',
    predict(question) {
      const { low, high } = endsOf(question)
      const isHalfway = question.isWhole && low.d === 1n
      return isHalfway ? answerFor(question, { low: low.add(1), high: high.add(1) }) : undefined
    },
  },
]

function make(random: Random): BoundsQuestion {
  const step = pick(random, [rational(1, 10), rational(1), rational(10), rational(100)])
  const number = step.mul(between(random, 12, 98))
  const base = { kind: 'bounds', text: '', number, step } as const
  const own = step.compare(1) <= 0 && random() < 0.5 ? { unit: unit(pick(random, ['cm', 'kg', 'm'])) } : {}
  const wants = pick<BoundsQuestion['wants']>(random, ['lower', 'upper', 'lower', 'upper', 'interval'])
  if (wants === 'interval') return { ...base, wants, letter: 'x' }
  return step.compare(1) > 0 && random() < 0.5
    ? { ...base, wants, isWhole: true }
    : { ...base, ...own, wants }
}

function write({ number, step, unit: own, wants, letter, isWhole }: BoundsQuestion): string {
  const amount = inline(`${valueLatex(number, true)}${own ? `\\text{ ${own.symbol}}` : ''}`)
  const to =
    step.compare(1) < 0
      ? `${String(step.d).length - 1} decimal place${step.d === 10n ? '' : 's'}`
      : `the nearest ${step.equals(1) ? 'whole number' : inline(valueLatex(step, true))}`
  const isPlain = step.n === 1n || step.d === 1n
  const near =
    isPlain && (own === undefined || step.compare(1) < 0)
      ? to
      : `the nearest ${inline(valueLatex(step, true))}${own ? ` ${own.symbol}` : ''}`
  const subject = own ? 'A measurement' : isWhole ? 'A whole number' : letter ? inline(letter) : 'A number'
  const start = `${subject} is ${amount} correct to ${near}.`
  if (isWhole && wants !== 'both')
    return `${subject} rounded to ${near} is ${amount}. What is the ${wants === 'lower' ? 'smallest' : 'largest'} possible number?`
  if (isWhole) return `${subject} is ${amount} to ${near}. What are the smallest and largest possible values?`
  if (wants === 'both') return `${start} What are the lower and upper bounds?`
  if (wants === 'interval') return `${start} Write down the error interval.`
  return `${start} What is the ${wants} bound?`
}

/** Lower and upper bounds of rounded numbers, and error intervals. */
export const bounds = defineKind<BoundsQuestion>({
  name: 'bounds',
  topics: [topic],
  triggers,
  read: readBounds,
  solve: solveBounds,
  write,
  make,
  misconceptions,
})

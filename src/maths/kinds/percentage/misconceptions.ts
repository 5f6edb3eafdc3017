import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { PercentageQuestion } from './question.ts'
import { addedUp, factorOf, resultOf } from './repeated.ts'
import { HUNDRED, partOf, valueFor } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<PercentageQuestion>[] = [
  {
    id: 'percentage-part-only',
    name: 'Part in place of the new amount',
    topic: topics.change,
    explanation: 'This is only the part that comes on top or is taken away; put it together with the amount.',
    gap: 'Stops at the part when increasing or decreasing by a percentage.',
    predict: question =>
      question.task === 'increase' || question.task === 'decrease'
        ? valueFor(question, partOf(question.amount, question.percent))
        : undefined,
  },
  {
    id: 'percentage-as-number',
    name: 'Per cent added as a number',
    topic: topics.change,
    explanation:
      'The per cent was added or taken away like a plain number; find that percentage of the amount first.',
    gap: 'Adds or takes away the per cent as if it were a plain number.',
    predict(question) {
      if (question.task === 'increase') return valueFor(question, question.amount.add(question.percent))
      if (question.task !== 'decrease') return undefined
      return valueFor(question, question.amount.sub(question.percent).abs())
    },
  },
  {
    id: 'percentage-wrong-way',
    name: 'Increase and decrease mixed up',
    topic: topics.change,
    explanation: 'It went the wrong way: an increase comes on top, a decrease is taken away.',
    gap: 'Mixes up percentage increase and percentage decrease.',
    predict(question) {
      if (question.task !== 'increase' && question.task !== 'decrease') return undefined
      const part = partOf(question.amount, question.percent)
      return valueFor(
        question,
        question.task === 'increase' ? question.amount.sub(part) : question.amount.add(part),
      )
    },
  },
  {
    id: 'percentage-all-for-part',
    name: 'New amount in place of the part',
    topic: topics.change,
    explanation: 'This is the amount with the part put on or taken off; the part alone is asked for.',
    gap: 'Gives the new amount where only the tip, the tax or the discount is asked for.',
    predict(question) {
      if (question.task !== 'part' || !question.puts) return undefined
      const part = partOf(question.amount, question.percent)
      return valueFor(question, question.amount[question.puts === 'increase' ? 'add' : 'sub'](part))
    },
  },
  {
    id: 'percentage-change-of-new',
    name: 'Change compared with the new amount',
    topic: topics.change,
    explanation: 'The change was compared with the new amount; compare it with what it was before.',
    gap: 'Divides a change by the new amount in place of the old one.',
    predict: question =>
      question.task === 'change'
        ? valueFor(question, question.to.sub(question.from).abs().mul(HUNDRED).div(question.to))
        : undefined,
  },
  {
    id: 'percentage-change-as-number',
    name: 'Difference taken for per cent',
    topic: topics.change,
    explanation: 'This is how much it changed; now see how many per cent of the old amount that is.',
    gap: 'Takes the difference of two amounts for the percentage change.',
    predict: question =>
      question.task === 'change' ? valueFor(question, question.to.sub(question.from).abs()) : undefined,
  },
  {
    id: 'percentages-added-up',
    name: 'Percentages of repeated changes added',
    topic: topics.repeated,
    explanation:
      'The percentages were put together, but the second one is taken of what the first one has left, not of the start.',
    gap: 'Adds the percentages of changes that follow each other.',
    predict: question =>
      question.task === 'repeated' || question.task === 'overall'
        ? valueFor(question, resultOf(question, addedUp(question.changes)))
        : undefined,
  },
  {
    id: 'repeated-change-stopped',
    name: 'Stopped after the first change',
    topic: topics.repeated,
    explanation: 'This is what the first change leads to; the next one still follows.',
    gap: 'Stops after the first of several percentage changes.',
    predict: question =>
      question.task === 'repeated'
        ? valueFor(question, resultOf(question, factorOf(question.changes.slice(0, 1))))
        : undefined,
  },
  {
    id: 'percentage-upside-down',
    name: 'Part and whole swapped',
    topic: topics.express,
    explanation: 'The whole was divided by the part; the part goes on top of the fraction.',
    gap: 'Swaps part and whole when writing a percentage.',
    predict: question =>
      question.task === 'express'
        ? valueFor(question, question.whole.mul(HUNDRED).div(question.part))
        : undefined,
  },
  {
    id: 'percentage-part-as-percent',
    name: 'Part taken for per cent',
    topic: topics.express,
    explanation: 'The part is only the percentage where the whole is a hundred.',
    gap: 'Writes the part itself as the percentage.',
    predict: question => (question.task === 'express' ? valueFor(question, question.part) : undefined),
  },
  {
    id: 'percentage-taken-of-whole',
    name: 'Part taken as a percentage of the whole',
    topic: topics.express,
    explanation: 'The part was taken for the percentage, and that percentage of the whole was found.',
    gap: 'Finds a percentage of the whole where the percentage itself is asked for.',
    predict: question =>
      question.task === 'express' ? valueFor(question, partOf(question.whole, question.part)) : undefined,
  },
  {
    id: 'percentage-of-the-part',
    name: 'Percentage of what is known',
    topic: topics.original,
    explanation:
      'The percentage was taken of the number that is known, but it is a percentage of the whole that is looked for.',
    gap: 'Takes the percentage of the known part when the whole is looked for.',
    predict: question =>
      question.task === 'original'
        ? valueFor(question, partOf(question.amount, question.percent))
        : undefined,
  },
  {
    id: 'percentage-undone-on-new',
    name: 'Percentage undone on the new amount',
    topic: topics.original,
    explanation: 'The percentage was taken of the new amount; it belongs to the amount before.',
    gap: 'Takes the percentage of the new amount to get back to the old one.',
    predict(question) {
      if (question.task !== 'original') return undefined
      const part = partOf(question.amount, question.percent)
      return valueFor(
        question,
        question.change === 'increase' ? question.amount.sub(part) : question.amount.add(part),
      )
    },
  },
  {
    id: 'percentage-changed-again',
    name: 'Changed once more',
    topic: topics.original,
    explanation: 'The change was made once more, but it lies behind; the amount before it is looked for.',
    gap: 'Makes a percentage change once more in place of going back to the amount before it.',
    predict(question) {
      if (question.task !== 'original' || question.change === 'part') return undefined
      const part = partOf(question.amount, question.percent)
      return valueFor(question, question.amount[question.change === 'increase' ? 'add' : 'sub'](part))
    },
  },
  {
    id: 'percentage-what-is-left-as-change',
    name: 'New amount taken for the percentage itself',
    topic: topics.original,
    explanation:
      'What is known was taken for the percentage that was taken off; it is what was left after that.',
    gap: 'Takes what is left after a reduction for the percentage that was taken off.',
    predict: question =>
      question.task === 'original' && question.change === 'decrease'
        ? valueFor(question, question.amount.mul(HUNDRED).div(question.percent))
        : undefined,
  },
]

import { gcd, type Rational, rational } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { ratio, simplest } from '../../values/ratio.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { chainedValue, knownValue, partsOf } from './known.ts'
import type { RatioQuestion } from './question.ts'
import { missingOf, sharesOf, sharesValue, unitaryOf } from './solve.ts'
import { topics } from './topics.ts'

type Share = Extract<RatioQuestion, { task: 'share' }>

/** What a wrong way of sharing leads to. */
const shared = (question: RatioQuestion, share: (question: Share) => Rational[]): Value | undefined =>
  question.task === 'share' ? sharesValue(share(question), question.which, question) : undefined

export const misconceptions: readonly ValueMisconception<RatioQuestion>[] = [
  {
    id: 'ratios-joined-as-they-are',
    name: 'Two ratios joined as they are',
    topic: topics.equal,
    explanation:
      'The shared part is not the same in both ratios; make it the same before you put them together.',
    gap: 'Joins two ratios without making the shared part the same.',
    predict: question =>
      question.task === 'chained'
        ? chainedValue(question, [question.first[0], question.first[1], question.second[1]])
        : undefined,
  },
  {
    id: 'part-over-other-part',
    name: 'Part over the other part',
    topic: topics.sharing,
    explanation: 'A fraction of the whole has all parts together below its line, not the other part alone.',
    gap: 'Writes one part of a ratio over the other to say what fraction of the whole it is.',
    predict: question =>
      question.task === 'fraction'
        ? numberValue(rational(question.parts[question.at], question.parts[question.at === 0 ? 1 : 0]))
        : undefined,
  },
  {
    id: 'ratio-order-swapped',
    name: 'Order of a ratio swapped',
    topic: topics.simplifying,
    explanation: 'The order counts: what comes first in the question must come first in the answer.',
    gap: 'Swaps the order of the parts of a ratio.',
    predict(question) {
      if (question.task === 'simplify') return ratio(simplest([...question.parts].reverse()))
      if (question.task !== 'unitary') return undefined
      const { parts, oneAt } = question
      return ratio(unitaryOf([...parts].reverse(), oneAt), { oneAt })
    },
  },
  {
    id: 'ratio-one-part-divided',
    name: 'Only one part divided',
    topic: topics.simplifying,
    explanation: 'Only one part was divided; every part has to be divided by the same number.',
    gap: 'Divides only one part when simplifying a ratio.',
    predict(question) {
      if (question.task !== 'simplify' || question.written) return undefined
      const [first = rational(1), ...rest] = question.parts
      if (question.parts.some(({ d }) => d !== 1n)) return undefined
      const factor = question.parts.map(({ n }) => n).reduce(gcd)
      return ratio([first.div(factor), ...rest])
    },
  },
  {
    id: 'ratio-units-ignored',
    name: 'Different units in a ratio',
    topic: topics.simplifying,
    explanation: 'The parts are in different units; write them in the same unit before you simplify.',
    gap: 'Simplifies a ratio of different units without changing them to one unit.',
    predict: question =>
      question.task === 'simplify' && question.written ? ratio(simplest(question.written)) : undefined,
  },
  {
    id: 'ratio-added',
    name: 'Added in place of multiplied',
    topic: topics.equal,
    explanation: 'The same number was added to both parts; equal ratios come from multiplying both.',
    gap: 'Adds the same number to both parts to get an equivalent ratio.',
    predict(question) {
      if (question.task !== 'missing') return undefined
      const { known, given, at } = question
      const other = known[at === 0 ? 1 : 0]
      return numberValue(given.sub(other).add(known[at]), { isDecimal: true })
    },
  },
  {
    id: 'ratio-upside-down',
    name: 'Ratio turned round',
    topic: topics.equal,
    explanation:
      'The parts were matched crosswise; the first part goes with the first, the second with the second.',
    gap: 'Matches the first part of a ratio with the second part of the other.',
    predict(question) {
      if (question.task !== 'missing') return undefined
      const at = question.at === 0 ? 1 : 0
      return numberValue(missingOf({ ...question, at }), { isDecimal: true })
    },
  },
  {
    id: 'share-divided-by-each-part',
    name: 'Divided by each part',
    topic: topics.sharing,
    explanation:
      'The amount was divided by each number of the ratio; add the parts first to see into how many it is split.',
    gap: 'Divides an amount by each part of the ratio to share it.',
    predict: question =>
      shared(question, ({ amount, parts }) => parts.map(part => amount.div(rational(part)))),
  },
  {
    id: 'known-part-added',
    name: 'Difference kept the same',
    topic: topics.sharing,
    explanation:
      'The same number was added to each part; in a ratio the parts are multiplied by the same number, so the gap between them grows too.',
    gap: 'Keeps the difference between the parts of a ratio when one part is known.',
    predict(question) {
      if (question.task !== 'known' || typeof question.known !== 'number' || question.wanted === 'all')
        return undefined
      const [known, wanted] = [partsOf(question, question.known), partsOf(question, question.wanted)]
      const sum = question.amount.add(wanted).sub(known)
      return sum.s > 0n && sum.n > 0n ? knownValue(question, sum) : undefined
    },
  },
  {
    id: 'known-part-swapped',
    name: 'Known part matched with the wrong number',
    topic: topics.sharing,
    explanation: 'The known amount was matched with the number of another part of the ratio.',
    gap: 'Matches a known amount with the wrong part of a ratio.',
    predict(question) {
      if (question.task !== 'known' || typeof question.known === 'object') return undefined
      const [known, wanted] = [partsOf(question, question.known), partsOf(question, question.wanted)]
      return question.wanted === 'all'
        ? undefined
        : knownValue(question, question.amount.div(question.known === 'all' ? wanted : wanted.div(known)))
    },
  },
  {
    id: 'share-in-equal-parts',
    name: 'Shared equally',
    topic: topics.sharing,
    explanation: 'Everybody got the same; the ratio says that one gets more parts than the other.',
    gap: 'Shares an amount equally in place of in the ratio.',
    predict: question => shared(question, ({ amount, parts }) => parts.map(() => amount.div(parts.length))),
  },
  {
    id: 'share-one-part-only',
    name: 'One part for a share',
    topic: topics.sharing,
    explanation: 'This is a single part; multiply it by the number of parts that the share has.',
    gap: 'Stops at one part when sharing in a ratio.',
    predict(question) {
      if (question.task !== 'share' || question.which === 'all') return undefined
      const one = question.amount.div(rational(question.parts.reduce((a, b) => a + b)))
      return sharesValue(
        question.parts.map(() => one),
        question.which === 'difference' ? 0 : question.which,
        question,
      )
    },
  },
  {
    id: 'share-wrong-one',
    name: 'The other share',
    topic: topics.sharing,
    explanation: 'This is another share than the one that is asked for.',
    gap: 'Takes the wrong share of an amount that is shared in a ratio.',
    predict: question =>
      question.task === 'share' && typeof question.which === 'number'
        ? sharesValue([...sharesOf(question)].reverse(), question.which, question)
        : undefined,
  },
]

import { isWhole, rational } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { costOf } from './items.ts'
import type { MoneyQuestion } from './question.ts'
import { numberOf, valueFor } from './solve.ts'
import { topics } from './topics.ts'

const HUNDRED = rational(100)

export const misconceptions: readonly ValueMisconception<MoneyQuestion>[] = [
  {
    id: 'money-coins-as-pounds',
    name: 'Pence taken for pounds',
    topic: topics.sums,
    explanation:
      'The coins were counted as if they were whole pounds or dollars; write them behind the point.',
    gap: 'Adds pence to pounds as if they were the same unit.',
    predict(question) {
      if (question.task !== 'total' || question.isSmall || question.items.some(({ coin }) => coin))
        return undefined
      const items = question.items.map(item =>
        item.isSmall ? { ...item, each: item.each.mul(HUNDRED) } : item,
      )
      return valueFor(question, costOf(items))
    },
  },
  {
    id: 'money-price-of-one',
    name: 'Price of one only',
    topic: topics.sums,
    explanation: 'This is what a single one costs; find what all of them cost.',
    gap: 'Gives the price of one where the price of all is asked.',
    predict(question) {
      if (question.task !== 'total') return undefined
      const [only, ...others] = question.items
      return only && others.length === 0 && !only.coin ? valueFor(question, only.each) : undefined
    },
  },
  {
    id: 'money-cost-for-change',
    name: 'Cost in place of the change',
    topic: topics.change,
    explanation: 'This is what it costs; take it away from what was paid.',
    gap: 'Stops at the cost when the change is asked.',
    predict: question =>
      question.task === 'change' ? valueFor(question, costOf(question.items)) : undefined,
  },
  {
    id: 'money-change-too-much',
    name: 'Pence made up, pounds not lowered',
    topic: topics.change,
    explanation:
      'The coins were filled up to a whole one, but that whole one still has to come off the rest.',
    gap: 'Gives one pound or dollar too much change after filling up the coins.',
    predict(question) {
      if (question.task !== 'change' || isWhole(costOf(question.items))) return undefined
      return valueFor(question, numberOf(question).add(1))
    },
  },
  {
    id: 'money-ten-in-one',
    name: 'Ten in place of a hundred',
    topic: topics.pence,
    explanation: 'A hundred small ones make a big one, not ten.',
    gap: 'Converts between pounds and pence, or dollars and cents, with ten in place of a hundred.',
    predict(question) {
      if (question.task !== 'convert') return undefined
      const { amount, isSmall } = question
      return valueFor(question, isSmall ? amount.div(10) : amount.mul(10))
    },
  },
  {
    id: 'money-lost-zero',
    name: 'Zero behind the point lost',
    topic: topics.pence,
    explanation: 'Two places stand behind the point; with only a few small ones the first of them is a zero.',
    gap: 'Loses the zero in amounts with fewer than ten pence or cents.',
    predict(question) {
      if (question.task !== 'convert') return undefined
      const coins = question.amount.mul(HUNDRED)
      const [pounds, pence] = [coins.n / 100n, coins.n % 100n]
      if (!isWhole(coins) || pence === 0n || pence > 9n || pounds === 0n) return undefined
      const read = question.isSmall ? rational(pounds * 10n + pence, 100) : rational(pounds * 10n + pence, 10)
      return valueFor(question, read)
    },
  },
  {
    id: 'money-coins-counted',
    name: 'Coins counted, not their value',
    topic: topics.coins,
    explanation: 'This is how many coins there are; count on by what each of them is worth.',
    gap: 'Counts the coins in place of their value.',
    predict(question) {
      if (question.task !== 'total' || question.items.some(({ coin }) => !coin)) return undefined
      const count = question.items.reduce((sum, item) => sum.add(item.count), rational(0))
      return valueFor(question, question.isSmall ? count.div(HUNDRED) : count)
    },
  },
  {
    id: 'money-coins-in-one',
    name: 'Coins for a single pound or dollar',
    topic: topics.coins,
    explanation: 'So many make a single one; find how many make the whole amount.',
    gap: 'Finds how many coins make one pound or dollar in place of the whole amount.',
    predict(question) {
      if (question.task !== 'count') return undefined
      const inOne = rational(1).div(question.coin.each)
      return isWhole(inOne) && !inOne.equals(1) ? valueFor(question, inOne) : undefined
    },
  },
]

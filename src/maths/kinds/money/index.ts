import { defineKind } from '../by-value/define-kind.ts'
import { moneyByHand } from './by-hand.ts'
import { makeMoney, writeMoney } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { MoneyQuestion } from './question.ts'
import { readMoneyQuestion, triggers } from './read.ts'
import { solveMoney } from './solve.ts'
import { tipsOfMoney } from './tips.ts'
import { topics } from './topics.ts'

/** Sums and differences of money, change, pounds and pence, coins. */
export const moneyQuestions = defineKind<MoneyQuestion>({
  name: 'money',
  topics: [topics.sums, topics.change, topics.pence, topics.coins],
  triggers,
  read: readMoneyQuestion,
  topicOf(question) {
    if (question.task === 'change') return topics.change
    if (question.task === 'convert') return topics.pence
    const isCoins = question.task === 'total' && question.items.some(({ coin }) => coin)
    return question.task === 'count' || isCoins ? topics.coins : topics.sums
  },
  tipsFor: tipsOfMoney,
  solve: solveMoney,
  write: writeMoney,
  make: makeMoney,
  byHand: moneyByHand,
  misconceptions,
})

import { isWhole } from '../../arithmetic/rational.ts'
import type { ByHand } from '../by-hand.ts'
import type { MoneyQuestion } from './question.ts'
import { numberOf } from './solve.ts'

/** What more comes to takes too many coins. */
const MOST = 2_000

/** Real coins and notes, in the smallest coin. */
const COINS = {
  '£': [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  '€': [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  $: [1, 5, 10, 25, 100, 500, 1_000],
}

/** Coins to lay for an amount; not where coins are to be counted, which laying them does by itself. */
export function moneyByHand(question: MoneyQuestion): ByHand | undefined {
  const { task, currency, isSmall } = question
  if ('items' in question && question.items.some(({ coin }) => coin !== undefined)) return undefined
  if (currency === '₹' || !['total', 'difference', 'change'].includes(task)) return undefined
  const amount = numberOf(question).mul(100)
  if (!isWhole(amount) || amount.s < 1n || amount.n > MOST) return undefined
  return { tool: 'coins', currency, isSmall, coins: COINS[currency] }
}

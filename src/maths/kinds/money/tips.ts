import type { Topic } from '../../domain/topic.ts'
import type { MoneyQuestion } from './question.ts'
import { topics } from './topics.ts'

/** Of several coins the one that is worth most is named; amounts that are all written in one way need no rewriting. */
export function tipsOfMoney(question: MoneyQuestion): Topic['tips'] | undefined {
  switch (question.task) {
    case 'change':
      return question.items.length === 1 && question.items[0]?.count.equals(1)
        ? ['How far is it from the price to what was paid?', topics.change.tips[1]]
        : undefined
    case 'divide':
      return [
        'Into how many equal parts is the money shared? About how much must each be?',
        'Share the whole amounts first. Change what is left over into the small ones, and share those.',
      ]
    case 'total':
    case 'difference': {
      const { items } = question
      const [most] = items.toSorted((a, b) => b.each.compare(a.each))
      if (most?.coin && items.length > 1)
        return [
          `Begin with what is worth most: what is one ${singular(most.coin)} worth${most.count.equals(1) ? '' : `, and then ${most.count.toFraction()} of them`}?`,
          'Find what the coins of each kind make, and count them on, one kind after the other.',
        ]
      if (items.some(({ coin, isSmall }) => coin || isSmall !== items[0]?.isSmall)) return undefined
      return items.some(({ count }) => !count.equals(1))
        ? ['Something comes up several times. How much is it for all of those together?', topics.sums.tips[1]]
        : ['What happens to the money: does it come together, or does some of it go?', topics.sums.tips[1]]
    }
    default:
      return undefined
  }
}

const singular = (coin: string) => coin.replace(/ies$/, 'y').replace(/s$/, '')

import { COINS_OF, type Coins, fewest, nameOfAmount } from '../coins.ts'
import { say } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

const nameOf = (amount: number, coins: Coins) => nameOfAmount({ ...coins, amount })

/** Coins to an amount are put together by the child, and added up with it. */
export const COINS: Act = {
  name: 'coins',
  rank: RANK.work,
  when: ({ turn }) => turn.is === 'coins',
  says: talk => {
    const { turn, coins } = talk
    if (turn.is !== 'coins' || !coins) return undefined
    return turn.said.is === 'begin' ? begun(coins) : judged(turn.said.coins, coins, talk)
  },
}

function begun(coins: Coins): string {
  const known = COINS_OF[coins.currency].map(each => nameOf(each, coins)).toReversed()
  return `Let’s make **${nameOf(coins.amount, coins)}** with coins. There are ${known.slice(0, -1).join(', ')} and ${known.at(-1)}. Take the biggest one that fits: which is it, and what is still missing then?`
}

function judged(taken: readonly number[], coins: Coins, talk: Talk): string {
  const whole = nameOf(coins.amount, coins)
  const unknown = taken.find(each => !COINS_OF[coins.currency].includes(each))
  if (unknown !== undefined)
    return `There is no coin of ${nameOf(unknown, coins)}. Which coins could you take in its place?`
  const sum = taken.reduce((all, each) => all + each, 0)
  if (sum === coins.amount)
    return `Yes, that makes ${whole}! ${
      taken.length > fewest(coins)
        ? 'Can you do it with fewer coins, too?'
        : 'And with fewer coins it can’t be done. Can you find another way?'
    }`
  if (taken.length === 1 && sum < coins.amount)
    return `Yes, ${nameOf(sum, coins)} goes into it. How much is still missing up to ${whole}, and which coin is next?`
  return say(talk, 'coins', [
    `Add your coins up, one after the other: do you come to exactly ${whole}?`,
    `Lay them in a row and count on from the biggest. Is it ${whole}, or more, or less?`,
  ])
}

import { coinsSaid } from '../coins.ts'
import { coinsAsked } from '../coins-asked.ts'
import { counted, isOpen, type Reading, waitingOf } from './reading.ts'

/** Coins to an amount: asked for, or put together. */
export const readCoins: Reading = ({ dialogue }) => {
  const asked = isOpen(dialogue.work) ? undefined : coinsAsked(dialogue.last, dialogue)
  const coins = asked ?? dialogue.coins
  const said = asked ? ({ is: 'begin' } as const) : dialogue.coins && coinsSaid(dialogue.last)
  return coins && said
    ? counted({ ...dialogue, waiting: waitingOf(dialogue), coins, turn: { is: 'coins', said } }, 'coins')
    : undefined
}

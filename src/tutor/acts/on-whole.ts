import type { Intent } from '../intents/intent.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** An act on open work that looks at a whole message, whose reason and number may stand in several parts; it speaks once. */
export function onWhole(
  name: string,
  fits: (text: string) => boolean,
  says: (talk: Talk, said: string, text: string) => string | undefined,
): Act {
  return {
    name,
    rank: RANK.precise + 5,
    when: talk => fits(openUnsolved(talk)?.text ?? ''),
    says: talk => {
      const said = talk.asked.messages.at(-1)?.text ?? talk.last
      const reply = says(talk, said, openUnsolved(talk)?.text ?? '')
      return reply !== undefined && talk.isBeside && talk.told.at(-1) === reply ? '' : reply
    },
  }
}

export const isNew = ({ turn }: Talk): boolean => turn.is === 'unsolved' && turn.said === 'new'

/** Whether one of these is wanted. */
export const isWish = ({ turn }: Talk, ...wants: readonly Intent['wants'][]): boolean =>
  turn.is === 'talk' && wants.includes(turn.intent.wants)

export const isAtLoss = (talk: Talk): boolean => isWish(talk, 'hint', 'unsure', 'next', 'method', 'simpler')

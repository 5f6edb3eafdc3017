import type { ConversationSoFar } from '../conversation.ts'
import type { Intent } from '../intents/intent.ts'
import type { Dialogue } from '../state.ts'

/** All that is known when the tutor is to speak. */
export interface Talk extends Dialogue {
  /** As it was asked, with the child's name and grade. */
  asked: ConversationSoFar
  /** An earlier part of the same message is answered already. */
  isBehind?: boolean
  /** The message says something else, too. */
  isBeside?: boolean
  /** A later part of it brings a question of its own, or a wish for one. */
  isFollowed?: boolean
}

/** One thing that the tutor can do with a message. */
export interface Act {
  /** As it stands in a trace. */
  name: string
  /** Of several that could speak the one with the highest rank does. */
  rank: number
  when: (talk: Talk) => boolean
  /** What is said; undefined where it has nothing to say after all, so that the next one may. */
  says: (talk: Talk) => string | undefined
}

/** Where acts stand to each other; between two of a band the order of the list decides. */
export const RANK = {
  /** What can't be read at all. */
  limit: 100,
  /** What a child says of itself, which comes before all maths. */
  person: 90,
  /** Words that are known to mean one thing. */
  precise: 70,
  /** A line, a sum, a story. */
  work: 50,
  /** What it wants besides. */
  wish: 40,
  talk: 30,
  /** Nothing of it is understood. */
  last: 0,
} as const

type Wants = Intent['wants']
type Wanting<W extends Wants> = Extract<Intent, { wants: W }>

/** An act for a wish that was read. */
export function onWish<W extends Wants>(
  wants: W,
  rank: number,
  says: (talk: Talk, intent: Wanting<W>) => string | undefined,
): Act {
  const intentOf = ({ turn }: Talk) =>
    turn.is === 'talk' && turn.intent.wants === wants ? (turn.intent as Wanting<W>) : undefined
  return {
    name: wants,
    rank,
    when: talk => intentOf(talk) !== undefined,
    says: talk => {
      const intent = intentOf(talk)
      return intent && says(talk, intent)
    },
  }
}

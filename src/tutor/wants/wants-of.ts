import { remembering } from '#text/remembering.ts'
import { netOf } from '../classes/network.ts'
import { featuresOf } from './features.ts'
import type { Want } from './wants.ts'
import learnt from './weights.json' with { type: 'json' }

const net = netOf(learnt)

/** A want and how likely it is. */
export interface Wanted {
  want: Want
  chance: number
}

/** What is on the table: a question that is open, one that is done, or nothing yet. */
export type Table = 'open' | 'done' | 'none'

/**
 * How often each want comes up in talks, beside all of them alike, as the writers have given them: by the likeliest shares
 * for the turns of 105 dialogues, and of 54 behind a question that is done (Saerens, Latinne and Decaestecker, 2002). Of
 * what is said of an open question with a number in it, three of four messages are a line of its work.
 */
const USUAL: Record<
  'numbers' | 'words' | 'done' | 'none',
  { of: Partial<Record<Want, number>>; others: number }
> = {
  numbers: { of: { line: 42, question: 4.4, followup: 1.4, why: 0.8 }, others: 0.17 },
  words: { of: { line: 7.8, thanks: 3.6, why: 3.4, goodbye: 2.8, tell: 2, question: 2 }, others: 1 },
  done: {
    of: { line: 20, check: 4, why: 3.4, question: 3, goodbye: 2.7, followup: 1.7, thanks: 1.3 },
    others: 0.5,
  },
  none: { of: { question: 27, line: 4.2, greeting: 1.1 }, others: 0.45 },
}

/** What a child wants with a message, the likeliest first. */
export const wantsOf: (text: string, table: Table) => readonly Wanted[] = remembering(
  (text: string, table: Table) => {
    const { of, others } = USUAL[table === 'open' ? (/\d/.test(text) ? 'numbers' : 'words') : table]
    const weighed = net(featuresOf(text, table === 'open')).map((chance, at) => {
      const want = learnt.words[at] as Want
      return { want, chance: chance * (of[want] ?? others) }
    })
    const all = weighed.reduce((sum, { chance }) => sum + chance, 0)
    return weighed
      .map(({ want, chance }) => ({ want, chance: chance / all }))
      .sort((one, other) => other.chance - one.chance)
  },
  (text, table) => `${table} ${text}`,
)

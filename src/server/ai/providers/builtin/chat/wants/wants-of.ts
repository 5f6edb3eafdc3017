import { remembering } from '../remember.ts'
import { featuresOf } from './features.ts'
import { netOf } from './network.ts'
import type { Want } from './wants.ts'
import learnt from './weights.json' with { type: 'json' }

const net = netOf(learnt)

/** A want and how likely it is. */
export interface Wanted {
  want: Want
  chance: number
}

/**
 * How often each want comes up in talks, beside all of them alike, as the writers have given them: by the likeliest shares
 * for the turns of 105 dialogues (Saerens, Latinne and Decaestecker, 2002). Of what is said of an open question with a
 * number in it, three of four messages are a line of its work.
 */
const USUAL: Record<'numbers' | 'words' | 'none', { of: Partial<Record<Want, number>>; others: number }> = {
  numbers: { of: { line: 42, question: 4.4, followup: 1.4, why: 0.8 }, others: 0.17 },
  words: { of: { line: 7.8, thanks: 3.6, why: 3.4, goodbye: 2.8, tell: 2, question: 2 }, others: 1 },
  none: { of: { question: 27, line: 4.2, greeting: 1.1 }, others: 0.45 },
}

/**
 * What a child wants with a message, the likeliest first.
 * @param isOpen a question is on the table
 */
export const wantsOf: (text: string, isOpen: boolean) => readonly Wanted[] = remembering(
  (text: string, isOpen: boolean) => {
    const { of, others } = USUAL[isOpen ? (/\d/.test(text) ? 'numbers' : 'words') : 'none']
    const weighed = net(featuresOf(text, isOpen)).map((chance, at) => {
      const want = learnt.words[at] as Want
      return { want, chance: chance * (of[want] ?? others) }
    })
    const all = weighed.reduce((sum, { chance }) => sum + chance, 0)
    return weighed
      .map(({ want, chance }) => ({ want, chance: chance / all }))
      .sort((one, other) => other.chance - one.chance)
  },
  (text, isOpen) => `${isOpen} ${text}`,
)

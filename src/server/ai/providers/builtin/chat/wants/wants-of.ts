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
 * What a child wants with a message, the likeliest first.
 * @param isOpen a question is on the table
 */
export const wantsOf: (text: string, isOpen: boolean) => readonly Wanted[] = remembering(
  (text: string, isOpen: boolean) =>
    net(featuresOf(text, isOpen))
      .map((chance, at) => ({ want: learnt.words[at] as Want, chance }))
      .sort((one, other) => other.chance - one.chance),
  (text, isOpen) => `${isOpen} ${text}`,
)

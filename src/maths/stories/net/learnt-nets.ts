import { type Kept, partsOf } from '../../net/kept.ts'
import type { Net } from './network.ts'
import learnt from './weights.json' with { type: 'json' }

let nets: readonly Net[] | undefined

/** The nets that have learnt from `tests/corpus/stories/`. */
export function learntNets(): readonly Net[] {
  nets ??= (learnt as readonly Kept[]).map(netOf)
  return nets
}

/** A net as it reckons. */
export const netOf = (kept: Kept): Net => ({
  words: new Map(kept.words.map((word, i) => [word, i])),
  part: partsOf(kept),
})

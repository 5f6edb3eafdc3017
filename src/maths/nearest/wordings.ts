import type { Weights } from './nearness.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'

/** Wordings that are read as they stand, by the sorts of their slots and by what their words mean. */
export type KnownWordings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What is known to be near to. */
export interface Known {
  wordings: KnownWordings
  weightOf: Weights
}

/** What is rare tells much. */
export function weighing(times: Readonly<Record<string, number>>, all: number): Weights {
  return name => Math.log((all + 1) / ((times[name] ?? 1) + 1))
}

const skeletons = new Map<string, Skeleton>()
const REMEMBERED = 1000
/** The skeleton of a known wording, made when it is first asked for. */
export function skeletonOfKnown(text: string): Skeleton {
  const known = skeletons.get(text)
  if (known) return known
  const skeleton = skeletonOf(text)
  if (skeletons.size >= REMEMBERED) skeletons.clear()
  skeletons.set(text, skeleton)
  return skeleton
}

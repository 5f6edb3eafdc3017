import type { KnowledgeGap, Resource } from '#contract/evaluations.ts'
import { maths } from '../engine/maths.ts'

const MOST = 6

/** Things to do that Stepwise knows itself for these gaps: nobody else is asked. */
export async function knownActivities(gaps: KnowledgeGap[]): Promise<Resource[]> {
  return (await maths.activitiesFor(gaps.map(({ concept }) => concept))).slice(0, MOST)
}

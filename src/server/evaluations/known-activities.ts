import type { KnowledgeGap, Resource } from '#contract/evaluations.ts'

const MOST = 6

/** Things to do that Stepwise knows itself for these gaps: nobody else is asked. */
export async function knownActivities(gaps: KnowledgeGap[]): Promise<Resource[]> {
  const { activitiesFor } = await import('#maths/topics.ts')
  return [...new Set(gaps.map(({ concept }) => concept))].flatMap(activitiesFor).slice(0, MOST)
}

import type { Resource } from '#contract/evaluations.ts'
import type { Topic } from '../domain/topic.ts'
import { kinds } from './index.ts'

/** Every topic that some kind of question practises. */
export const topics: readonly Topic[] = [...new Set(kinds.flatMap(kind => kind.topics))]

const byConcept = new Map(topics.map(each => [each.concept, each]))

export function findTopic(concept: string): Topic | undefined {
  return byConcept.get(concept)
}

/** What somebody can do who has mastered a concept; one sentence in the third person, for concepts not ours as well. */
export function canDo(concept: string): string {
  return findTopic(concept)?.mastery ?? `Has mastered ${concept}.`
}

/** Things to do at home for a concept; none for one that is not ours. */
export function activitiesFor(concept: string): readonly Resource[] {
  return findTopic(concept)?.activities ?? []
}

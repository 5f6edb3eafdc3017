import { findTopic } from '../kinds/topics.ts'
import { lessonFor } from './index.ts'

/** How a grown-up can help with a concept, without being the teacher. */
export interface HelpAtHome {
  /** A question to the child who sits before such a question; it names no number of any question. */
  ask: string | undefined
  /** Something to do together; paper, kitchen and floor are enough. */
  activity: { title: string; description: string } | undefined
}

/** @returns undefined for a concept that is not ours, such as one that an AI has named */
export function helpAtHome(concept: string): HelpAtHome | undefined {
  const topic = findTopic(concept)
  if (!topic) return undefined
  const [activity] = topic.activities
  return {
    ask: lessonFor(topic)?.next,
    activity: activity && { title: activity.title, description: activity.description },
  }
}

import type { Asked } from '../../questions/asked.ts'
import { readStory } from '../../stories/read-story.ts'
import { defineKind } from '../by-value/define-kind.ts'
import { makeStory } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { StoryQuestion } from './question.ts'
import { solveStory, topicOfStory } from './solve.ts'
import { topics } from './topics.ts'

/** Everyday stories of one step and more; read where no other kind reads a text, by two readers that agree. */
export const stories = defineKind<StoryQuestion>({
  name: 'story',
  topics: [topics.adding, topics.groups, topics.several],
  triggers: /\bhow\b|\bwhat\b/,
  isLast: true,
  read: ({ typed }: Asked) => asStory(typed, false),
  topicOf: topicOfStory,
  solve: solveStory,
  write: ({ text }) => text,
  make: makeStory,
  misconceptions,
})

/**
 * A text as a story.
 * @param isMeant somebody has said that what was read is what is meant
 */
export function asStory(text: string, isMeant: boolean): StoryQuestion | undefined {
  const read = readStory(text)
  const isRead = read.tier === 'marked' || (read.tier === 'asked' && isMeant)
  return isRead ? { kind: 'story', text, reading: read.reading } : undefined
}

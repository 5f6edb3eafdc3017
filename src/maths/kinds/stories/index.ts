import { readStory, readSureStory } from '../../stories/read-story.ts'
import type { Asked } from '../../wording/asked.ts'
import { defineKind } from '../by-value/define-kind.ts'
import { makeStory } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { StoryQuestion } from './question.ts'
import { retell, structureOf } from './retell.ts'
import { solveStory, topicOfStory } from './solve.ts'
import { topics } from './topics.ts'

/** Everyday stories of one step and more; read where no other kind reads a text, by two readers that agree and a third that doesn't contradict. */
export const stories = defineKind<StoryQuestion>({
  name: 'story',
  topics: [topics.adding, topics.groups, topics.several],
  triggers: /\b(?:how|what|find|calculate|work out)\b/,
  isLast: true,
  read: ({ typed }: Asked) => asSureStory(typed),
  topicOf: topicOfStory,
  solve: solveStory,
  write: ({ text }) => text,
  make: makeStory,
  retell,
  structureOf,
  misconceptions,
})

/** A text as a story that its readers are sure of. */
function asSureStory(text: string): StoryQuestion | undefined {
  const reading = readSureStory(text)
  return reading && { kind: 'story', text, reading }
}

/** A text as a story that somebody has said to be read rightly, or will be asked about. */
export function asAskedStory(text: string): StoryQuestion | undefined {
  const read = readStory(text)
  return read.tier === 'none' ? undefined : { kind: 'story', text, reading: read.reading }
}

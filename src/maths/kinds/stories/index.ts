import { asSureStory, type StoryQuestion } from '../../stories/story-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { defineKind } from '../by-value/define-kind.ts'
import { makeStory } from './make.ts'
import { misconceptions } from './misconceptions.ts'
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

import type { Topic } from '../../domain/topic.ts'
import type { StoryQuestion } from '../../stories/story-question.ts'
import type { Slip } from '../../stories/story-reading.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { answerOf, topicOfStory } from './solve.ts'
import { topics } from './topics.ts'

type Own = ValueMisconception<StoryQuestion>

/** What a wrong way through a story of this topic leads to. */
const slipOf = (topic: Topic, why: Slip['why'], texts: Omit<Own, 'topic' | 'predict'>): Own => ({
  ...texts,
  topic,
  predict(question) {
    const slip =
      topicOfStory(question) === topic ? question.reading.slips.find(each => each.why === why) : undefined
    return slip && answerOf(question, slip.value)
  },
})

export const misconceptions: readonly Own[] = [
  slipOf(topics.adding, 'added', {
    id: 'story-added',
    name: 'Added where the story takes away',
    explanation: 'The numbers were added, but in this story something goes away or is compared: take away.',
    gap: 'Adds the numbers of a story where it takes away or compares.',
  }),
  slipOf(topics.adding, 'took away', {
    id: 'story-took-away',
    name: 'Took away where the story adds',
    explanation: 'One number was taken from the other, but in this story they come together: add.',
    gap: 'Takes away the numbers of a story where they come together.',
  }),
  slipOf(topics.groups, 'added', {
    id: 'story-groups-added',
    name: 'Added the numbers of equal groups',
    explanation: 'The numbers were added, but each group has as many again: multiply or divide.',
    gap: 'Adds the numbers of a story with equal groups.',
  }),
  slipOf(topics.groups, 'took away', {
    id: 'story-groups-took-away',
    name: 'Took away the numbers of equal groups',
    explanation: 'One number was taken from the other, but one of them counts groups: multiply or divide.',
    gap: 'Takes away the numbers of a story with equal groups.',
  }),
  slipOf(topics.groups, 'multiplied', {
    id: 'story-multiplied',
    name: 'Multiplied where the story shares',
    explanation: 'It was multiplied, but the whole is known here and is shared into groups: divide.',
    gap: 'Multiplies in a story where a whole is shared into groups.',
  }),
  slipOf(topics.groups, 'divided', {
    id: 'story-divided',
    name: 'Divided where the story has groups of one size',
    explanation: 'It was divided, but here the groups are known and the whole is asked for: multiply.',
    gap: 'Divides in a story where equal groups make a whole.',
  }),
  slipOf(topics.several, 'stopped early', {
    id: 'story-stopped-early',
    name: 'Stopped after a step on the way',
    explanation: 'That number is right on the way, but the story asks for more: one step is left.',
    gap: 'Stops at a number on the way through a story with several steps.',
  }),
  slipOf(topics.several, 'left out a number', {
    id: 'story-left-out',
    name: 'Left a number of the story out',
    explanation: 'One number of the story was not used, though it belongs to what is asked.',
    gap: 'Leaves out a number that a story with several steps needs.',
  }),
  slipOf(topics.several, 'added', {
    id: 'story-added-all',
    name: 'Added all numbers of the story',
    explanation:
      'All the numbers were added, but they mean different things in the story: go through it step by step.',
    gap: 'Adds all numbers of a story whatever they mean.',
  }),
]

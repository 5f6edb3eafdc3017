import type { Question } from '../domain/question.ts'
import type { Read } from './join-readings.ts'
import { readSureStory } from './read-story.ts'

/** A word problem, with the way through it that was read. */
export interface StoryQuestion extends Question {
  kind: 'story'
  reading: Read
}

/** A text as a story that its readers are sure of. */
export function asSureStory(text: string): StoryQuestion | undefined {
  const reading = readSureStory(text)
  return reading && { kind: 'story', text, reading }
}

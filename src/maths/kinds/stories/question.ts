import type { Question } from '../../domain/question.ts'
import type { Read } from '../../stories/join-readings.ts'

/** A word problem, with the way through it that was read. */
export interface StoryQuestion extends Question {
  kind: 'story'
  reading: Read
}

import type { Rational } from '#maths/arithmetic/rational.ts'
import type { StoryModel } from '#maths/stories/model.ts'
import type { Slip } from '#maths/stories/story-reading.ts'

/** A wrong way through a story, by what was done. */
export interface StorySlip {
  value: Rational
  why: Slip['why'] | 'took the inside' | 'took the way round'
}

/** A story that is known with all of its steps; some with the numbers of wrong ways. */
export interface DrawnStory extends StoryModel {
  slips?: readonly StorySlip[]
}

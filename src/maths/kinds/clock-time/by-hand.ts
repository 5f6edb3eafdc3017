import type { ByHand } from '../by-hand.ts'
import type { TimeQuestion } from './question.ts'

/** Hands to turn for a time that can be seen on a clock; a length of time can't. */
export function timeByHand(question: TimeQuestion): ByHand | undefined {
  if (question.task === 'between' || question.task === 'to 24 hours') return undefined
  const given = 'by' in question ? [question.from, question.by] : [question.from]
  const step = given.every(minutes => minutes % 5 === 0) ? 5 : 1
  // A clock face has twelve hours: the half of the day beside it makes 24 of them, where the question has so many.
  const form = 'form' in question ? question.form : '12'
  return { tool: 'clock', step, hasHalf: form !== 'unknown half', ...(form === '24' && { is24: true }) }
}

import type { Dialogue } from '../state.ts'
import { say } from './voice.ts'

/** Whether something weighs on the child. */
export function isHeavy({ feeling }: Dialogue): boolean {
  return feeling === 'sad' || feeling === 'loss' || feeling === 'missing'
}

/** Said to a child that goes on about what weighs on it. */
export function listening(dialogue: Dialogue): string {
  return say(dialogue, 'listening', [
    'Thank you for telling me. That is not easy. A grown-up that you trust can help you more than I can. Would you like to do something small here, or rest?',
    'I’m listening. Whenever you like, we can do a little maths to think of something else.',
  ])
}

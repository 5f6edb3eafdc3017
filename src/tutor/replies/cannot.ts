import type { Dialogue } from '../state.ts'
import { invitation, say } from './voice.ts'

/** What it can't do: said once in full, then shortly; never as if it could. */
export function cannot(dialogue: Dialogue): string {
  const waits = invitation(dialogue)
  const words = say(dialogue, 'other subject', [
    'That’s a good question, but I only know maths, so I can’t help with it. A parent can connect an AI in Settings that can. I can explain maths, quiz you, or look at your sums.',
    'I don’t know about that either, I’m sorry: maths is all I know. Ask a grown-up, or look it up together.',
    'That one is outside of maths too. Your teacher or a book will know more than I do.',
  ])
  return `${words}${waits}`
}

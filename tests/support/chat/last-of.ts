import type { Traced } from '../../../src/tutor/acts/index.ts'
import { traced } from '../../../src/tutor/tutor-reply.ts'

/** What the tutor says to the last of these messages of a child, and which act says it. */
export function lastTraced(...texts: string[]): Traced | undefined {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  let last: Traced | undefined
  for (const text of texts) {
    messages.push({ role: 'child', text })
    last = traced({ messages: [...messages], childName: 'Kim' })
    messages.push({ role: 'tutor', text: last.reply })
  }
  return last
}

/** What the tutor says to the last of these messages of a child. */
export const lastOf = (...texts: string[]): string => lastTraced(...texts)?.reply ?? ''

import { tutorReply } from '../../../src/tutor/tutor-reply.ts'

/** What the tutor says to the last of these messages of a child. */
export function lastOf(...texts: string[]): string {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  let reply = ''
  for (const text of texts) {
    messages.push({ role: 'child', text })
    reply = tutorReply({ messages: [...messages], childName: 'Kim' })
    messages.push({ role: 'tutor', text: reply })
  }
  return reply
}

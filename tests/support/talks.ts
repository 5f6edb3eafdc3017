import type { Grade } from '#contract/grades.ts'
import type { Traced } from '#tutor/acts/index.ts'
import type { Message } from '#tutor/conversation.ts'
import { traced } from '#tutor/tutor-reply.ts'

/** Says one thing after the other as a child, and returns what the tutor says to each, with the act that spoke. */
export function tracedTalk(said: readonly string[], grade?: Grade): Traced[] {
  const messages: Message[] = []
  return said.map(text => {
    messages.push({ role: 'child', text })
    const spoken = traced({ messages: [...messages], childName: 'Mina', grade })
    messages.push({ role: 'tutor', text: spoken.reply })
    return spoken
  })
}

/** The replies alone. */
export const talk = (...said: string[]): string[] => tracedTalk(said).map(({ reply }) => reply)

/** @returns for a child of a grade, or of none that is known, what gives the last reply to what it says */
export const lastInGrade =
  (grade?: Grade) =>
  (...said: string[]): Traced => {
    const last = tracedTalk(said, grade).at(-1)
    if (!last) throw new Error('Somebody has to say something')
    return last
  }

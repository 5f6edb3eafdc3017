import type { User } from '#contract/accounts.ts'
import { gradeForBirthYear } from '#contract/usual-grade.ts'
import type { ChatQuestion, OpenGapsOf } from '../conversation.ts'
import { fenced } from './fence.ts'

/** Whom a tutor talks with, beside the words of the conversation. */
export async function childContext(
  { id, childName, childBirthYear }: User,
  openGapsOf: OpenGapsOf,
  now: Date,
): Promise<Pick<ChatQuestion, 'childName' | 'grade' | 'openGaps'>> {
  const grade =
    childBirthYear === undefined ? undefined : gradeForBirthYear(childBirthYear, now.getFullYear())
  return { childName, grade, openGaps: await openGapsOf(id) }
}

/** For a service that wants the child to speak first: what the tutor has said before that. */
export function openingNote(opening: string): string {
  const { text } = fenced('HOW YOU OPENED THIS CHAT', opening)
  return `You opened this chat with the words below. They show the child's question, what it answered and its first slip; the final answer is still to be found by the child.\n\n${text}`
}

import { hasFound, saysAnswer } from '#maths/kinds/doors.ts'
import type { ConversationSoFar } from '#tutor/conversation.ts'
import { askedIn } from '#tutor/dialogue.ts'
import { type Problem, problemsIn } from '#tutor/find-problems.ts'
import { tutorReply } from '#tutor/tutor-reply.ts'

/** So many of the child's newest problems are kept in mind. */
const MOST_OPEN = 6

/** Knows the answers to what a child works at. */
export interface KnownAnswers {
  givesAway(text: string): boolean
  hint(): string
}

/**
 * Guards the answers to what the child has asked and not yet answered itself, where they can be worked out exactly.
 * @returns undefined when there is nothing to guard
 */
export function answerGuard(question: ConversationSoFar): KnownAnswers | undefined {
  const open = openProblems(question)
  if (open.length === 0) return undefined
  return {
    givesAway: text => open.some(problem => saysAnswer(text, problem.question)),
    hint: () => tutorReply(question),
  }
}

function openProblems({ messages, opening }: ConversationSoFar): Problem[] {
  const asked = opening === undefined ? undefined : askedIn(opening)
  let open: Problem[] = asked ? [asked] : []
  for (const { role, text } of messages) {
    if (role !== 'child') continue
    open = [...open, ...problemsIn(text)].filter(
      problem => !hasFound(text.replace(problem.text, ' '), problem.question),
    )
  }
  return open.slice(-MOST_OPEN)
}

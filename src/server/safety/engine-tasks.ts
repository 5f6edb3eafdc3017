import type { ChatQuestion } from '../ai/conversation.ts'
import { group } from '../engine/group.ts'
import { answerGuard, type KnownAnswers } from './answer-guard.ts'
import { heardByService, listen, listenToAll, listenToText } from './listen.ts'
import { concernOfDraft } from './local-check.ts'

/** What is heard in the words of a child and of a tutor. */
export const hearingTasks = group(
  'hearing',
  { listen, listenToAll, listenToText, heardByService, concernOfDraft },
  () => [listen('i like the sums that we did at scool'), concernOfDraft('Well done!')],
)

/** The sentences of a reply are looked at one by one, all with the same question. */
let last: { key: string; guard: KnownAnswers | undefined } | undefined

function guardOf(question: ChatQuestion): KnownAnswers | undefined {
  const key = JSON.stringify([question.messages, question.opening])
  if (last?.key !== key) last = { key, guard: answerGuard(question) }
  return last.guard
}

/** The answers that a reply must not give away. */
export const guardTasks = group('guard', {
  isNeeded: (question: ChatQuestion) => guardOf(question) !== undefined,
  givesAway: (question: ChatQuestion, text: string) => guardOf(question)?.givesAway(text) === true,
  hint: (question: ChatQuestion) => guardOf(question)?.hint() ?? '',
})

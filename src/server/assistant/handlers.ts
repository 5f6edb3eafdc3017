import type { Logger } from 'pino'
import type { User } from '#contract/accounts.ts'
import { ASSISTANT_DEADLINE, type AssistantTurn, type assistantCalls } from '#contract/assistant.ts'
import type { ChatQuestion, ConversationServicesOf, Turn } from '../ai/conversation.ts'
import { tutorFailure } from '../ai/failures.ts'
import { chatInstruction } from '../ai/prompts/chat.ts'
import { TUTOR_NAMES } from '../ai/serving-conversation.ts'
import { boundedTurns } from '../chat/bounded-turns.ts'
import { heed } from '../chat/heed.ts'
import { knownError } from '../http/answer-errors.ts'
import type { Handlers } from '../http/routes.ts'
import type { Part } from '../safety/checked-reply.ts'
import { hearChild } from '../safety/local-check.ts'
import { safeReply } from '../safety/safe-reply.ts'
import { eventStream } from './events.ts'

/** The text AI chat: Gemini answers where it may, else whoever serves. Nothing is stored. */
export function assistantHandlers(options: {
  servicesOf: ConversationServicesOf
  now: () => Date
  log: Logger
}): Handlers<typeof assistantCalls> {
  const { servicesOf, now, log } = options

  async function* parts(
    account: User,
    message: string,
    history: AssistantTurn[],
    signal: AbortSignal,
  ): AsyncGenerator<Part> {
    const { conversation } = await servicesOf(account.id, 'gemini')
    yield* safeReply({
      conversation,
      text: message,
      question: async () => questionFrom(account, message, history),
      signal,
    })
  }

  function questionFrom(account: User, message: string, history: AssistantTurn[]): ChatQuestion {
    const { turns, leftOut } = boundedTurns([...history.flatMap(turnOf), { role: 'child', text: message }])
    const notes = leftOut > 0 ? ['Older messages of this chat are left out here.'] : []
    return { instruction: chatInstruction(account, now(), notes), turns, childName: account.childName }
  }

  return {
    async assistantTutor({ account }) {
      const { conversation } = await servicesOf(account.id, 'gemini')
      return { service: conversation.service, name: TUTOR_NAMES[conversation.service] }
    },

    async assistantStream({ body, account, signal: left, response }) {
      const events = eventStream(response)
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(tutorFailure('ai_timeout')), ASSISTANT_DEADLINE)
      const signal = AbortSignal.any([left, late.signal])
      try {
        let isCutOff = false
        for await (const part of heed(signal, parts(account, body.message, body.history, signal))) {
          isCutOff ||= part.isCutOff === true
          await events.write({ text: part.text }, signal)
        }
        await events.write({ done: true, ...(isCutOff && { ending: 'cut_off' }) }, signal)
      } catch (thrown) {
        const error = knownError(thrown)
        if (!response.destroyed) {
          log.warn({ err: thrown }, 'the assistant could not answer')
          response.write(`data: ${JSON.stringify({ error: error.message, code: error.code })}\n\n`)
        }
      } finally {
        clearTimeout(timer)
      }
      events.end()
    },
  }
}

/** Nothing of what the safety check stops goes to a service, however old it is. */
function turnOf({ role, content }: AssistantTurn): Turn[] {
  if (content.trim() === '') return []
  if (role === 'user') return hearChild(content) ? [] : [{ role: 'child', text: content }]
  return [{ role: 'tutor', text: content }]
}

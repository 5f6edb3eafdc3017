import type { Logger } from 'pino'
import {
  TEXT_CHAT_DEADLINE,
  type TextChatMessage,
  type TextChatRequest,
  type textChatEndpoints,
} from '#contract/text-chat.ts'
import { boundHistory } from '../ai/bounded-history.ts'
import type { ChatQuestion, ConversationServicesOf, Message, OpenGapsOf } from '../ai/conversation.ts'
import { chipsFor } from '../ai/engine.ts'
import { chatInstruction } from '../ai/prompts/chat.ts'
import { childContext } from '../ai/prompts/context.ts'
import { TEXT_CHAT_PROVIDER } from '../ai/providers/index.ts'
import { withoutStandInNote } from '../ai/stand-in.ts'
import { knownError } from '../http/answer-errors.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import type { Part } from '../safety/checked-reply.ts'
import { isAfterDanger, listen, listenToAll } from '../safety/ear.ts'
import { isOnlyAsked } from '../safety/heard.ts'
import { safeReply } from '../safety/safe-reply.ts'
import type { Concern } from '../shared/concerns.ts'
import { heed } from '../shared/heed.ts'
import { askerFor, type Learner } from '../shared/learner.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { eventStream } from './events.ts'

/** As many messages are looked at; the token budget takes fewer. */
const MOST_MESSAGES = 80

/**
 * The text AI chat: the registry's provider for it answers where it may, else whoever serves. Nothing is stored but
 * what is flagged for the parent.
 */
export function textChatHandlers(options: {
  care: Care
  servicesOf: ConversationServicesOf
  openGapsOf: OpenGapsOf
  now: () => Date
  log: Logger
}): Handlers<typeof textChatEndpoints> {
  const { care, servicesOf, openGapsOf, now, log } = options

  async function* parts(
    child: Learner,
    { message, history }: TextChatRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Part> {
    const { conversation } = await servicesOf(askerFor(child), TEXT_CHAT_PROVIDER)
    yield* safeReply({
      conversation,
      text: message,
      heard: await listen(message, saidByChild(history)),
      wordsFor: heard =>
        care.wordsFor(
          child,
          heard,
          history.flatMap(({ role, content }) => (role === 'model' ? [content] : [])),
        ),
      question: () => createQuestion(child, message, history),
      onHeard: (heard, reply) => care.flag(child, heard, { source: 'text_chat', said: message, reply }),
      signal,
    })
  }

  async function createQuestion(
    child: Learner,
    message: string,
    history: TextChatMessage[],
  ): Promise<ChatQuestion> {
    const earlier = await readHistory(history.slice(-MOST_MESSAGES))
    const { messages, leftOut } = boundHistory([...earlier, { role: 'child', text: message }])
    const notes =
      leftOut > 0 || history.length > MOST_MESSAGES ? ['Older messages of this chat are left out here.'] : []
    return {
      instruction: chatInstruction(child, now(), notes),
      messages,
      ...(await childContext(child, openGapsOf, now())),
    }
  }

  return {
    async readTutor({ child }) {
      const { conversation } = await servicesOf(askerFor(child), TEXT_CHAT_PROVIDER)
      return { service: conversation.service, name: conversation.name }
    },

    async chips({ body, child }) {
      if (await isAfterDanger(saidByChild(body.history))) return { chips: [] }
      const messages = await readHistory(body.history.slice(-MOST_MESSAGES))
      return { chips: await chipsFor({ messages, openGaps: await openGapsOf(child.id) }) }
    },

    async streamReply({ body, child, signal: left, response }) {
      const events = eventStream(response)
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(tutorFailure('ai_timeout')), TEXT_CHAT_DEADLINE)
      const signal = AbortSignal.any([left, late.signal])
      try {
        let content = ''
        let stopped: Concern | undefined
        let isCutOff = false
        for await (const part of heed(signal, parts(child, body, signal))) {
          const { text, concern, heard } = part
          content += text
          isCutOff ||= part.isCutOff === true
          if (!heard) stopped ??= concern
          await events.write(
            { text, ...(concern && { isFlagged: true }), ...(heard?.isAtHome && { isUnkept: true }) },
            signal,
          )
        }
        if (stopped) {
          const flag = { concern: stopped, said: body.message, reply: content }
          await care.flagReply(child, { ...flag, source: 'text_chat' })
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

function saidByChild(history: TextChatMessage[]): string[] {
  return history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}

/** Nothing of what the safety check stops goes to a service, however old it is, nor what was said to it. */
async function readHistory(history: TextChatMessage[]): Promise<Message[]> {
  const heard = await listenToAll(saidByChild(history))
  let asked = -1
  return history.flatMap(({ role, content }): Message[] => {
    if (role === 'user') asked += 1
    const each = heard[asked]
    if (content.trim() === '' || each === 'unheard' || (each && !isOnlyAsked(each))) return []
    return role === 'user'
      ? [{ role: 'child', text: content }]
      : [{ role: 'tutor', text: withoutStandInNote(content) }]
  })
}

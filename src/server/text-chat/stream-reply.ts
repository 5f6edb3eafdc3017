import type { Logger } from 'pino'
import { TEXT_CHAT_DEADLINE, type textChatEndpoints } from '#contract/text-chat.ts'
import { knownError } from '../http/answer-errors.ts'
import type { Handler } from '../http/routes.ts'
import type { Concern } from '../shared/concerns.ts'
import { heed } from '../shared/heed.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { eventStream } from './events.ts'
import { type ReplyParts, replyParts } from './reply-parts.ts'

/** Writes the reply as it comes, and flags one that was stopped for the parent. */
export function streamReply(parts: ReplyParts, log: Logger): Handler<typeof textChatEndpoints.streamReply> {
  const { care } = parts
  return async ({ body, child, signal: left, response }) => {
    const events = eventStream(response)
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(tutorFailure('ai_timeout')), TEXT_CHAT_DEADLINE)
    const signal = AbortSignal.any([left, late.signal])
    try {
      let content = ''
      let stopped: Concern | undefined
      let isCutOff = false
      for await (const part of heed(signal, replyParts(parts, child, body, signal))) {
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
  }
}

import type { Logger } from 'pino'
import type { SessionCheck, voiceCallEndpoints } from '#contract/voice-call.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { HttpError } from '../shared/http-error.ts'
import { bookmarkExchange, listExchanges, toSpokenExchange } from './exchange-store.ts'
import type { VoiceCall } from './voice-call.ts'

/** Beginning calls, how long they last, and what was said in them. */
export function voiceCallHandlers(
  db: Db,
  voiceCall: VoiceCall,
  care: Care,
  log: Logger,
): Handlers<typeof voiceCallEndpoints> {
  /** What a service failed with is an answer; what we failed with is an error as everywhere. */
  function refusal(thrown: unknown): SessionCheck & { success: false } {
    if (!(thrown instanceof HttpError) || !thrown.code.startsWith('ai_')) throw thrown
    if (thrown.status >= 500 && thrown.detail !== undefined)
      log.warn({ err: thrown }, 'a talk could not begin')
    return { success: false, error: thrown.message, code: thrown.code }
  }

  return {
    checkSession: ({ child }) => voiceCall.check(child).then(() => ({ success: true }), refusal),
    createSession: ({ child, signal }) =>
      voiceCall.begin(child, signal).then(data => ({ success: true, data }), refusal),
    reportUse: ({ body, child }) => voiceCall.report(child, body.seconds),
    exchanges: async ({ query, child }) => listExchanges(db, child.id, query, await care.toWhom(child)),
    saveExchange: ({ body, child }) => voiceCall.save(child, body),
    bookmarkExchange: async ({ params, body, child }) =>
      toSpokenExchange(
        await bookmarkExchange(db, child.id, params.id, body.isBookmarked),
        await care.toWhom(child),
      ),
  }
}

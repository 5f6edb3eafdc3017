import type { Logger } from 'pino'
import type { SessionCheck, voiceCalls } from '#contract/voice-call.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { HttpError } from '../shared/http-error.ts'
import { bookmarkTalk, listTalks, talkFrom } from './exchange-store.ts'
import type { Voice } from './voice-call.ts'

/** Beginning talks, how long they last, and what was said in them. */
export function voiceHandlers(db: Db, voice: Voice, care: Care, log: Logger): Handlers<typeof voiceCalls> {
  /** What a service failed with is an answer; what we failed with is an error as everywhere. */
  function refusal(thrown: unknown): SessionCheck & { success: false } {
    if (!(thrown instanceof HttpError) || !thrown.code.startsWith('ai_')) throw thrown
    if (thrown.status >= 500 && thrown.detail !== undefined)
      log.warn({ err: thrown }, 'a talk could not begin')
    return { success: false, error: thrown.message, code: thrown.code }
  }

  return {
    checkSession: ({ account }) => voice.check(account.id).then(() => ({ success: true }), refusal),
    createSession: ({ account, signal }) =>
      voice.begin(account, signal).then(data => ({ success: true, data }), refusal),
    reportTalk: ({ body, account }) => voice.report(account.id, body.seconds),
    talks: async ({ query, account }) => listTalks(db, account.id, query, await care.toWhom(account)),
    saveTalk: ({ body, account }) => voice.save(account, body),
    bookmarkTalk: async ({ params, body, account }) =>
      talkFrom(await bookmarkTalk(db, account.id, params.id, body.isBookmarked), await care.toWhom(account)),
  }
}

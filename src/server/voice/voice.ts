import type { Logger } from 'pino'
import type { User } from '#contract/accounts.ts'
import type { CallArguments } from '#contract/call.ts'
import { KEY_NOT_CONFIGURED, type RealtimeSession, type Talk, type voiceCalls } from '#contract/voice.ts'
import type { ConversationServicesOf } from '../ai/conversation.ts'
import { tutorFailure } from '../ai/failures.ts'
import type { RecordUse } from '../ai/metered-model.ts'
import { talkInstruction } from '../ai/prompts/talk.ts'
import { SOUND_MODELS } from '../ai/sound-models.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import { voiceSecondsLeft } from '../parents-corner/ai-use.ts'
import { type Loan, sharingEnded } from '../settings/loans.ts'
import { type ServicesOf, servingService } from '../settings/services.ts'
import { checkByService, checkHere } from './check-talk.ts'
import { kindWordsFor, saveTalk, setTalkConcerns } from './talk-store.ts'

export interface VoiceOptions {
  db: Db
  servicesOf: ServicesOf
  /** For the service's own safety check. */
  conversationsOf: ConversationServicesOf
  recordUse: RecordUse
  now: () => Date
  log: Logger
}

/** Talks by voice: the window talks with the service itself, by a secret that it gets here. */
export function createVoice(options: VoiceOptions) {
  const { db, servicesOf, conversationsOf, recordUse, now, log } = options
  /** Over whose connection each account's newest talk goes. */
  const talkLoans = new Map<number, Loan | undefined>()

  /** @throws HttpError 503 `ai_not_connected` when no service for talks may be used */
  async function realtimeService(accountId: number) {
    const { connection, voiceModel, loan } = servingService(await servicesOf(accountId), 'voice') ?? {}
    if (!connection || !voiceModel) throw tutorFailure('ai_not_connected', KEY_NOT_CONFIGURED)
    return { connection, model: voiceModel, loan }
  }

  /** @throws HttpError when a talk can't begin: nothing connected, or the month's time or calls used up */
  async function check(accountId: number): Promise<void> {
    const { loan } = await realtimeService(accountId)
    await voiceSecondsLeft(db, accountId, now(), loan)
  }

  /** @throws HttpError like `check`, or of `failures.ts` when the service gives no secret */
  async function begin(account: User, signal: AbortSignal): Promise<RealtimeSession> {
    const { connection, model, loan } = await realtimeService(account.id)
    const secondsLeft = await voiceSecondsLeft(db, account.id, now(), loan)
    const instructions = talkInstruction(account, now())
    const bytes = Buffer.byteLength(instructions)
    await recordUse(account.id, { service: connection.service, bytes, loan })
    talkLoans.set(account.id, loan)
    // Loaded when first needed, like every adapter.
    const { mintTalkSecret, realtimeUrl } = await import('../ai/openai-realtime.ts')
    const { id, value } = await mintTalkSecret(connection, { model, instructions }, signal)
    return {
      id,
      client_secret: { value },
      realtimeUrl: realtimeUrl(connection),
      model,
      instructions,
      transcriptionModel: SOUND_MODELS.openaiTalkTranscription,
      secondsLeft,
    }
  }

  /**
   * Counts what was talked, whether or not the connection is still there.
   * @throws HttpError 429 `ai_limit_reached` when the month's time is used up, 503 when its AI is no longer shared
   */
  async function report(accountId: number, seconds: number): Promise<{ secondsLeft?: number }> {
    const state = servingService(await servicesOf(accountId), 'voice')
    const loan = talkLoans.has(accountId) ? talkLoans.get(accountId) : state?.loan
    const service = state?.settings.service ?? 'openai'
    await recordUse(accountId, { service, bytes: 0, calls: 0, voiceSeconds: seconds, loan })
    if (loan?.until.aborted) throw sharingEnded()
    return { secondsLeft: await voiceSecondsLeft(db, accountId, now(), loan) }
  }

  /** Stored first and then checked by the service, so that nothing is lost while that takes its time. */
  async function save(
    account: User,
    said: CallArguments<typeof voiceCalls.saveTalk>['body'],
  ): Promise<Talk & { kindWords?: string }> {
    if (said.userId !== account.id) {
      throw new HttpError(403, 'forbidden', 'This belongs to another account. Please log in again.')
    }
    const { userQuery, aiResponse, isBookmarked, ending } = said
    const found = checkHere(said)
    const talk = await saveTalk(
      db,
      account.id,
      { userQuery, aiResponse, isBookmarked, ending, spokenAt: spokenAt(said.spokenAt), concerns: found },
      now(),
    )
    try {
      const concerns = await checkByService(conversationsOf, account.id, said, found)
      const isMore = concerns.query !== found.query || concerns.reply !== found.reply
      const checked = isMore ? await setTalkConcerns(db, talk.id, concerns) : undefined
      return { ...(checked ?? talk), kindWords: kindWordsFor(concerns) }
    } catch (error) {
      log.warn({ err: error }, 'a talk was not checked by the service')
      return { ...talk, kindWords: kindWordsFor(found) }
    }
  }

  /** In one form, so that texts sort as times do; nothing was spoken later than now. */
  function spokenAt(given: string | undefined): string {
    const moment = given === undefined ? now() : new Date(given)
    return new Date(Math.min(moment.getTime(), now().getTime())).toISOString()
  }

  return { check, begin, report, save }
}
export type Voice = ReturnType<typeof createVoice>

import type { Logger } from 'pino'
import type { User } from '#contract/accounts.ts'
import { KEY_NOT_CONFIGURED, type RealtimeSession } from '#contract/voice-call.ts'
import { voiceSecondsLeft } from '../ai/ai-use.ts'
import type { ConversationServicesOf } from '../ai/conversation.ts'
import { type Loan, sharingEnded } from '../ai/loans.ts'
import type { RecordUse } from '../ai/metered-model.ts'
import { voiceCallInstruction } from '../ai/prompts/voice-call.ts'
import { SOUND_MODELS } from '../ai/providers/openai/sound-models.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import { type ServicesOf, servingService } from '../settings/services.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { createExchangeSaver } from './save-exchange.ts'

export interface VoiceCallOptions {
  db: Db
  care: Care
  servicesOf: ServicesOf
  /** For the service's own safety check. */
  conversationsOf: ConversationServicesOf
  recordUse: RecordUse
  now: () => Date
  log: Logger
}

/** Voice calls: the window talks with the service itself, by a secret that it gets here. */
export function createVoiceCall(options: VoiceCallOptions) {
  const { db, care, servicesOf, conversationsOf, recordUse, now, log } = options
  /** Over whose connection each account's newest call goes. */
  const loans = new Map<number, Loan | undefined>()

  /** @throws HttpError 503 `ai_not_connected` when no service for calls may be used */
  async function realtimeService(accountId: number) {
    const { connection, voiceModel, loan } = servingService(await servicesOf(accountId), 'voice') ?? {}
    if (!connection || !voiceModel) throw tutorFailure('ai_not_connected', KEY_NOT_CONFIGURED)
    return { connection, model: voiceModel, loan }
  }

  /** @throws HttpError when a call can't begin: nothing connected, or the month's time or calls used up */
  async function check(accountId: number): Promise<void> {
    const { loan } = await realtimeService(accountId)
    await voiceSecondsLeft(db, accountId, now(), loan)
  }

  /** @throws HttpError like `check`, or of `tutor-failure.ts` when the service gives no secret */
  async function begin(account: User, signal: AbortSignal): Promise<RealtimeSession> {
    const { connection, model, loan } = await realtimeService(account.id)
    const secondsLeft = await voiceSecondsLeft(db, account.id, now(), loan)
    const instructions = voiceCallInstruction(account, now())
    const bytes = Buffer.byteLength(instructions)
    await recordUse(account.id, { service: connection.service, bytes, loan })
    loans.set(account.id, loan)
    // Loaded when first needed, like every adapter.
    const { mintCallSecret, realtimeUrl } = await import('../ai/providers/openai/realtime.ts')
    const { id, value } = await mintCallSecret(connection, { model, instructions }, signal)
    return {
      id,
      client_secret: { value },
      realtimeUrl: realtimeUrl(connection),
      model,
      instructions,
      transcriptionModel: SOUND_MODELS.openaiCallTranscription,
      secondsLeft,
    }
  }

  /**
   * Counts what was talked, whether or not the connection is still there.
   * @throws HttpError 429 `ai_limit_reached` when the month's time is used up, 503 when its AI is no longer shared
   */
  async function report(accountId: number, seconds: number): Promise<{ secondsLeft?: number }> {
    const state = servingService(await servicesOf(accountId), 'voice')
    const loan = loans.has(accountId) ? loans.get(accountId) : state?.loan
    const service = state?.settings.service ?? 'openai'
    await recordUse(accountId, { service, bytes: 0, calls: 0, voiceSeconds: seconds, loan })
    if (loan?.until.aborted) throw sharingEnded()
    return { secondsLeft: await voiceSecondsLeft(db, accountId, now(), loan) }
  }

  const save = createExchangeSaver({ db, care, conversationsOf, now, log })

  return { check, begin, report, save }
}
export type VoiceCall = ReturnType<typeof createVoiceCall>

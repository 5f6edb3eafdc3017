import type { Logger } from 'pino'
import type { User } from '#contract/accounts.ts'
import { KEY_NOT_CONFIGURED, type RealtimeSession } from '#contract/voice.ts'
import type { ConversationServicesOf } from '../ai/conversation.ts'
import { tutorFailure } from '../ai/failures.ts'
import type { RecordUse } from '../ai/metered-model.ts'
import { talkInstruction } from '../ai/prompts/talk.ts'
import { SOUND_MODELS } from '../ai/sound-models.ts'
import type { Db } from '../db/schema.ts'
import { voiceSecondsLeft } from '../parents-corner/ai-use.ts'
import type { Care } from '../safety/care.ts'
import { type ServicesOf, servingService } from '../settings/services.ts'
import { talkSaving } from './save-talk.ts'

export interface VoiceOptions {
  db: Db
  care: Care
  servicesOf: ServicesOf
  /** For the service's own safety check. */
  conversationsOf: ConversationServicesOf
  recordUse: RecordUse
  now: () => Date
  log: Logger
}

/** Talks by voice: the window talks with the service itself, by a secret that it gets here. */
export function createVoice(options: VoiceOptions) {
  const { db, care, servicesOf, conversationsOf, recordUse, now, log } = options

  /** @throws HttpError 503 `ai_not_connected` when no service for talks may be used */
  async function realtimeService(accountId: number) {
    const { connection, settings } = servingService(await servicesOf(accountId), 'voice') ?? {}
    if (!connection || !settings?.voiceModel) throw tutorFailure('ai_not_connected', KEY_NOT_CONFIGURED)
    return { connection, model: settings.voiceModel }
  }

  /** @throws HttpError when a talk can't begin: nothing connected, or the month's time or calls used up */
  async function check(accountId: number): Promise<void> {
    await realtimeService(accountId)
    await voiceSecondsLeft(db, accountId, now())
  }

  /** @throws HttpError like `check`, or of `failures.ts` when the service gives no secret */
  async function begin(account: User, signal: AbortSignal): Promise<RealtimeSession> {
    const { connection, model } = await realtimeService(account.id)
    const secondsLeft = await voiceSecondsLeft(db, account.id, now())
    const instructions = talkInstruction(account, now())
    await recordUse(account.id, { service: connection.service, bytes: Buffer.byteLength(instructions) })
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
   * @throws HttpError 429 `ai_limit_reached` when the month's time is used up
   */
  async function report(accountId: number, seconds: number): Promise<{ secondsLeft?: number }> {
    const service = servingService(await servicesOf(accountId), 'voice')?.settings.service ?? 'openai'
    await recordUse(accountId, { service, bytes: 0, calls: 0, voiceSeconds: seconds })
    return { secondsLeft: await voiceSecondsLeft(db, accountId, now()) }
  }

  const save = talkSaving({ db, care, conversationsOf, now, log })

  return { check, begin, report, save }
}
export type Voice = ReturnType<typeof createVoice>

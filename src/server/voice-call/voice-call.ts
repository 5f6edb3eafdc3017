import type { Logger } from 'pino'
import type { User } from '#contract/accounts.ts'
import { KEY_NOT_CONFIGURED, type RealtimeSession } from '#contract/voice-call.ts'
import type { AiUseRecord } from '../ai/ai-use.ts'
import { type ServicesOf, servingService } from '../ai/connections.ts'
import { type Loan, sharingEnded } from '../ai/loans.ts'
import { voiceCallInstruction } from '../ai/prompts/voice-call.ts'
import type { AiProvider } from '../ai/provider.ts'
import type { Serving } from '../ai/serving.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { createExchangeSaver } from './save-exchange.ts'

export interface VoiceCallOptions {
  db: Db
  care: Care
  providers: readonly AiProvider[]
  servicesOf: ServicesOf
  serving: Serving
  aiUse: AiUseRecord
  now: () => Date
  log: Logger
}

/** Voice calls: the window talks with the service itself, by a secret that it gets here. */
export function createVoiceCall(options: VoiceCallOptions) {
  const { db, care, providers, servicesOf, serving, aiUse, now, log } = options
  /** Over whose connection each account's newest call goes. */
  const loans = new Map<number, Loan | undefined>()

  /** @throws HttpError 503 `ai_not_connected` when no service for calls may be used */
  async function realtimeService(accountId: number) {
    const state = servingService(await servicesOf(accountId), 'voice')
    const { connection, voiceModel } = state ?? {}
    if (!state || !connection || !voiceModel) throw tutorFailure('ai_not_connected', KEY_NOT_CONFIGURED)
    return { ...state, connection: { ...connection, model: voiceModel } }
  }

  /** @throws HttpError when a call can't begin: nothing connected, or the month's time or calls used up */
  async function check(accountId: number): Promise<void> {
    const { loan } = await realtimeService(accountId)
    await aiUse.voiceSecondsLeft(accountId, loan)
  }

  /** @throws HttpError like `check`, or of `tutor-failure.ts` when the service gives no secret */
  async function begin(account: User, signal: AbortSignal): Promise<RealtimeSession> {
    const state = await realtimeService(account.id)
    const { loan, provider, connection } = state
    const secondsLeft = await aiUse.voiceSecondsLeft(account.id, loan)
    const instruction = voiceCallInstruction(account, now())
    loans.set(account.id, loan)
    const open = serving.bound(account.id, state, provider.ports.realtime)
    if (!open) throw tutorFailure('ai_not_connected', KEY_NOT_CONFIGURED)
    const { id, secret, url, transcriptionModel, instructions } = await open(instruction, signal)
    return {
      id,
      client_secret: { value: secret },
      realtimeUrl: url,
      model: connection.model,
      instructions,
      transcriptionModel,
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
    const service = state?.provider.id ?? providers.find(({ ports }) => ports.realtime)?.id
    if (service !== undefined) {
      const counted = { requests: 0, bytes: 0, calls: 0, isWithinCall: false, voiceSeconds: seconds }
      await aiUse.record(accountId, { service, ...counted, loan })
    }
    if (loan?.until.aborted) throw sharingEnded()
    return { secondsLeft: await aiUse.voiceSecondsLeft(accountId, loan) }
  }

  const save = createExchangeSaver({ db, care, conversationsOf: serving.talkingTo, now, log })

  return { check, begin, report, save }
}
export type VoiceCall = ReturnType<typeof createVoiceCall>

import type { Logger } from 'pino'
import { KEY_NOT_CONFIGURED, type RealtimeSession } from '#contract/voice-call.ts'
import type { AiUseRecord } from '../ai/ai-use.ts'
import { type ServicesOf, servingService } from '../ai/connections.ts'
import { type Loan, sharingEnded } from '../ai/loans.ts'
import { voiceCallInstruction } from '../ai/prompts/voice-call.ts'
import type { AiProvider } from '../ai/provider.ts'
import type { Serving } from '../ai/serving.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import { askerFor, type Learner } from '../shared/learner.ts'
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
  /** Over whose connection each child's newest call goes. */
  const loans = new Map<number, Loan | undefined>()

  /** @throws HttpError 503 `ai_not_connected` when no service for calls may be used */
  async function realtimeService(child: Learner) {
    const state = servingService(await servicesOf(askerFor(child)), 'voice')
    const { connection, voiceModel } = state ?? {}
    if (!state || !connection || !voiceModel) throw tutorFailure('ai_not_connected', KEY_NOT_CONFIGURED)
    return { ...state, connection: { ...connection, model: voiceModel } }
  }

  /** @throws HttpError when a call can't begin: nothing connected, or the month's time or calls used up */
  async function check(child: Learner): Promise<void> {
    const { loan } = await realtimeService(child)
    await aiUse.voiceSecondsLeft(askerFor(child), loan)
  }

  /** @throws HttpError like `check`, or of `tutor-failure.ts` when the service gives no secret */
  async function begin(child: Learner, signal: AbortSignal): Promise<RealtimeSession> {
    const state = await realtimeService(child)
    const { loan, provider, connection } = state
    const secondsLeft = await aiUse.voiceSecondsLeft(askerFor(child), loan)
    const instruction = voiceCallInstruction(child, now())
    loans.set(child.id, loan)
    const open = serving.bound(askerFor(child), state, provider.ports.realtime)
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
  async function report(child: Learner, seconds: number): Promise<{ secondsLeft?: number }> {
    const state = servingService(await servicesOf(askerFor(child)), 'voice')
    const loan = loans.has(child.id) ? loans.get(child.id) : state?.loan
    const service = state?.provider.id ?? providers.find(({ ports }) => ports.realtime)?.id
    if (service !== undefined) {
      const counted = { requests: 0, bytes: 0, calls: 0, isWithinCall: false, voiceSeconds: seconds }
      await aiUse.record(askerFor(child), { service, ...counted, loan })
    }
    if (loan?.until.aborted) throw sharingEnded()
    return { secondsLeft: await aiUse.voiceSecondsLeft(askerFor(child), loan) }
  }

  const save = createExchangeSaver({ db, care, conversationsOf: serving.talkingTo, now, log })

  return { check, begin, report, save }
}
export type VoiceCall = ReturnType<typeof createVoiceCall>

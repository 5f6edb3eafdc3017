import { type Fill, STORY } from '#maths/filled/fill.ts'
import type { Weighed } from '#maths/filled/weigh-fills.ts'
import { orWithout } from '../../engine/poison.ts'
import { HttpError } from '../../shared/http-error.ts'
import { ask } from '../ask.ts'
import { exact } from '../engine.ts'
import type { Model } from '../model-request.ts'
import { NO_KIND, readingKindRequest } from '../prompts/reading-kind.ts'
import { storySlotsRequest, wordedSlotsRequest } from '../prompts/reading-slots.ts'

/** What a model and the exact engine have made of a question together. */
export type FilledIn = Extract<Weighed, { is: 'read' }>

/** What a marking scheme may take, in milliseconds. */
const PATIENCE = 60_000
/** As much of it is for the filling: a slow computer still has to write the scheme. */
const SHARE = 1 / 4
/** What is no sum has seldom more than this, and is read by nobody. */
const LONGEST = 1_200
const HAS_NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half|dozen)\b/i

/**
 * Has a model fill a question in, as often as the exact engine wants it.
 * @returns undefined where nothing follows, also where it takes too long or answers nonsense
 * @throws HttpError of `tutor-failure.ts` where the model can't be had; the signal's reason when it has aborted
 */
export async function fillIn(
  model: Model,
  question: string,
  signal: AbortSignal,
): Promise<FilledIn | undefined> {
  if (question.length > LONGEST || !HAS_NUMBER.test(question)) return undefined
  const inTime = AbortSignal.any([signal, AbortSignal.timeout((model.patience ?? PATIENCE) * SHARE)])
  const fills: (Fill | undefined)[] = []
  try {
    for (;;) {
      fills.push(await sample(model, question, inTime))
      const weighed = await orWithout(exact.weighFills(question, fills), { is: 'none' as const })
      if (weighed.is !== 'undecided') return weighed.is === 'read' ? weighed : undefined
    }
  } catch (error) {
    signal.throwIfAborted()
    if (inTime.aborted || (error instanceof HttpError && error.code === 'ai_unreadable')) return undefined
    throw error
  }
}

/** One sample: which kind, then what belongs into it. */
async function sample(model: Model, question: string, signal: AbortSignal): Promise<Fill | undefined> {
  const { kind } = await ask(model, readingKindRequest(question), signal)
  if (kind === NO_KIND) return undefined
  if (kind === STORY) return { kind: STORY, ...(await ask(model, storySlotsRequest(question), signal)) }
  return { kind, ...(await ask(model, wordedSlotsRequest(question, kind), signal)) }
}

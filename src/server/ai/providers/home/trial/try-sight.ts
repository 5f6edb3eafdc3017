import { HttpError } from '../../../../shared/http-error.ts'
import type { HomeEngine } from '../engine/home-engine.ts'
import type { ModelFiles } from '../engine/messages.ts'
import { askToCopy } from '../read/ask.ts'
import { trialPage, WRITTEN } from './trial-page.ts'

/** A child waits so long for a page to be read, in milliseconds; see `read/`. */
const LONGEST = 100_000
const OWN_READER = 'so Stepwise’s own reader goes on reading photos.'

/**
 * Has a model read a page of clear print.
 * @returns whether it read what stands there in time, in words too
 * @throws the signal's reason, and nothing else
 */
export async function trySight(
  engine: Pick<HomeEngine, 'see' | 'forgive'>,
  files: ModelFiles & { eyes: string },
  signal: AbortSignal,
): Promise<{ canSee: boolean; words: string }> {
  const began = performance.now()
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)])
  try {
    const picture = { type: 'image/png' as const, bytes: trialPage() }
    const copied = await engine.see(files, askToCopy({ picture }), inTime)
    if (!(copied?.text ?? '').replaceAll(/\s/g, '').includes(WRITTEN)) {
      return { canSee: false, words: `It didn’t read a photo of clear print rightly, ${OWN_READER}` }
    }
    const seconds = Math.max(1, Math.round((performance.now() - began) / 1_000))
    return {
      canSee: true,
      words: `It reads a photo in about ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    }
  } catch (error) {
    signal.throwIfAborted()
    if (inTime.aborted) return { canSee: false, words: `Photos take it too long here, ${OWN_READER}` }
    if (!(error instanceof HttpError)) throw error
    engine.forgive()
    return { canSee: false, words: `It can’t read photos here, ${OWN_READER}` }
  }
}

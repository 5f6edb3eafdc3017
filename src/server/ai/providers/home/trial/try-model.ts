import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { HttpError } from '../../../../shared/http-error.ts'
import { wireSchema } from '../../../answers/wire-schema.ts'
import { hasCrashed } from '../engine/failures.ts'
import type { HomeEngine } from '../engine/home-engine.ts'
import type { ModelFiles } from '../engine/messages.ts'
import type { Trial } from '../own-models.ts'
import { hasGpuEngine, mayUseGpu } from './try-gpu.ts'
import { trySight } from './try-sight.ts'

/** What a marked answer takes to read and to write, in tokens, as the product's own instructions come out. */
const READ = 700
const WRITTEN = 200
/** A page waits a minute for a mark. */
const LONGEST_MARK = 50
/** An answer within this is quick. */
const QUICK_MARK = 15
/** Longer than any computer needs that could use it, in milliseconds. */
const PATIENCE = 150_000

/** Long enough to tell how quickly the computer reads. */
const READING =
  'A child of nine was asked how many apples are left when 24 apples lie in a basket and 9 are eaten. '.repeat(
    8,
  )
const UNREADABLE =
  'The model loads, but writes nothing that can be read. Its file may be damaged; please choose another one.'
const answerSchema = z.object({
  isRight: z.boolean(),
  score: z.enum(['0', '1', '2']),
  subject: z.enum(['maths', 'reading', 'science']),
})

/**
 * Has a model write some words and a small answer in a given form, measures it, and then has it read a picture where it
 * has eyes. A file whose weights are no numbers loads and writes nothing: that comes out here.
 * @param now for the date of it
 * @param hasGpu whether there is an engine that works by a graphics card
 * @throws the signal's reason, and nothing else
 */
export async function tryModel(
  engine: Pick<HomeEngine, 'ask' | 'see' | 'forgive'>,
  { path, eyes }: ModelFiles,
  signal: AbortSignal,
  now: () => Date,
  hasGpu = hasGpuEngine,
): Promise<Trial> {
  const trial = await tryWriting(engine, path, signal, { at: now().toISOString(), hasGpu })
  if (!trial.isGood || eyes === undefined) return trial
  const { canSee, words } = await trySight(engine, { path, eyes, isByGpu: trial.isByGpu }, signal)
  return { ...trial, canSee, words: `${trial.words} ${words}` }
}

async function tryWriting(
  engine: Pick<HomeEngine, 'ask' | 'forgive'>,
  path: string,
  signal: AbortSignal,
  { at, hasGpu }: { at: string; hasGpu: boolean },
): Promise<Trial> {
  const bad = (words: string, tokensPerSecond = 0): Trial => ({ isGood: false, words, tokensPerSecond, at })
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
  engine.forgive()
  try {
    // Words that were read a moment ago are not read anew, and would be measured as if they were.
    const told = [
      {
        role: 'user' as const,
        text: `${randomUUID()}\n\n${READING}\n\nExplain in two sentences how to find it.`,
      },
    ]
    const isByGpu = hasGpu && (await mayUseGpu(engine, { path }, inTime))
    const files = { path, isByGpu }
    const free = await engine.ask(files, { messages: told, tokens: 64 }, inTime)
    if (!isSpeech(free.text)) return bad(UNREADABLE)
    const asked = [{ role: 'user' as const, text: 'Mark the answer 15. Answer with JSON.' }]
    const schema = wireSchema(answerSchema)
    const formed = await engine.ask(files, { messages: asked, tokens: 200, schema }, inTime)
    if (!isFormed(formed.text)) return bad(UNREADABLE)
    const perSecond = (tokens: number, ms: number) => tokens / Math.max(0.001, ms / 1_000)
    const writes = perSecond(free.tokens + formed.tokens, free.writing + formed.writing)
    const reads = perSecond(free.read, free.reading)
    return { ...judge(writes, READ / reads + WRITTEN / writes, at), ...(isByGpu && { isByGpu }) }
  } catch (error) {
    signal.throwIfAborted()
    if (inTime.aborted) {
      return bad(
        'This computer is too slow for the model: its trial didn’t come to an end. A smaller one may do; else Stepwise’s own tutor goes on as before.',
      )
    }
    // A damaged file may bring the engine down: that is no moment to try again.
    if (hasCrashed(error)) return bad(UNREADABLE)
    if (error instanceof HttpError) return bad(error.message)
    throw error
  }
}

/** @param mark seconds that a marked answer takes */
function judge(writes: number, mark: number, at: string): Trial {
  const tokensPerSecond = Math.round(writes * 10) / 10
  const seconds = Math.max(1, Math.round(mark))
  const takes = `a marked answer in words takes about ${seconds === 1 ? 'a second' : `${seconds} seconds`}`
  if (mark > LONGEST_MARK) {
    return {
      isGood: false,
      words: `This computer is too slow for the model: ${takes}, which is too long to wait for. A smaller one may do; else Stepwise’s own tutor goes on as before.`,
      tokensPerSecond,
      at,
    }
  }
  const words =
    mark > QUICK_MARK
      ? `It works, though it takes some patience: ${takes}.`
      : `It works well on this computer: ${takes}.`
  return { isGood: true, words, tokensPerSecond, markSeconds: seconds, at }
}

/** Whether it is more than one sign again and again. */
const isSpeech = (text: string) => new Set(text.replaceAll(/\s/g, '')).size >= 3

function isFormed(text: string): boolean {
  try {
    return answerSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

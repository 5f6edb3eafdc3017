import type { FetchableModel, Fetching } from '#contract/home-servers.ts'
import { type Pulled, PullRefused } from '../ai/providers/local/ollama.ts'
import { HttpError } from '../shared/http-error.ts'
import { tooLittleRoom } from '../shared/room-on-disk.ts'

/** Ollama tries a download that stalls again by itself, and looks through a whole file without a word. */
const PATIENCE_MS = 300_000
const WAY_OUT = 'make room, then try again'

interface FetchingParts {
  pull: (model: string, signal: AbortSignal) => AsyncIterable<Pulled>
  /** Bytes; undefined where that can't be told. */
  freeSpace: () => Promise<number | undefined>
  /** So long nothing may come, in milliseconds. */
  patience?: number
}

export type ModelFetching = ReturnType<typeof createModelFetching>

/** The one download that Ollama does for Stepwise. It goes on while nobody looks, and ends with the app. */
export function createModelFetching({ pull, freeSpace, patience = PATIENCE_MS }: FetchingParts) {
  let now: Fetching | undefined
  let underWay: AbortController | undefined

  /** @throws HttpError 409 with words where another one is fetched, or the disk is too small */
  async function start({ model, bytes }: Pick<FetchableModel, 'model' | 'bytes'>): Promise<Fetching> {
    if (now?.state === 'fetching') {
      if (now.model === model) return now
      throw new HttpError(
        409,
        'bad_request',
        'Ollama is downloading another model. Please wait, or cancel that one first.',
      )
    }
    const before = now?.model === model ? now : undefined
    // Of a model that was begun the rest alone is needed.
    const short = tooLittleRoom(bytes - (before?.completed ?? 0), await freeSpace(), WAY_OUT)
    if (short) throw new HttpError(409, 'bad_request', short)
    const begun: Fetching = {
      model,
      state: 'fetching',
      completed: before?.completed ?? 0,
      total: before?.total ?? bytes,
    }
    now = begun
    underWay = new AbortController()
    void follow(begun, underWay)
    return begun
  }

  async function follow(fetching: Fetching, controller: AbortController): Promise<void> {
    const how = await run({ pull, freeSpace, patience }, fetching, controller)
    // What was paused, cancelled or begun anew meanwhile stays as it is.
    if (now === fetching && fetching.state === 'fetching') Object.assign(fetching, how)
  }

  return {
    now: () => now,
    start,
    pause(): void {
      if (now?.state !== 'fetching') return
      now.state = 'paused'
      underWay?.abort()
    },
    cancel(): void {
      now = undefined
      underWay?.abort()
    },
    /** With the app: Ollama keeps what it has. */
    stop(): void {
      underWay?.abort()
    },
  }
}

/** Has Ollama download a model, and tells `fetching` how far it is. @returns how it has ended */
async function run(
  { pull, freeSpace, patience }: Required<FetchingParts>,
  fetching: Fetching,
  controller: AbortController,
): Promise<Partial<Fetching>> {
  const { signal } = controller
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), patience)
  try {
    let roomFor = 0
    for await (const { completed, total, isDone } of pull(
      fetching.model,
      AbortSignal.any([signal, silence.signal]),
    )) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), patience)
      // Ollama names its parts one after the other: until the largest is named, the size is the one that was told.
      fetching.completed = Math.max(fetching.completed, completed)
      fetching.total = Math.max(fetching.total, total, fetching.completed)
      if (isDone) return { state: 'done', completed: fetching.total }
      if (total <= roomFor) continue
      roomFor = total
      const short = tooLittleRoom(fetching.total - fetching.completed, await freeSpace(), WAY_OUT)
      if (!short) continue
      controller.abort()
      return { state: 'failed', message: short }
    }
    return { state: 'failed', message: BROKEN_OFF }
  } catch (error) {
    return signal.aborted ? {} : { state: 'failed', message: wordsFor(error, silence.signal.aborted) }
  } finally {
    clearTimeout(timer)
  }
}

const BROKEN_OFF = 'The download broke off. What is there is kept: press “Go On”.'

function wordsFor(error: unknown, isSilent: boolean): string {
  if (isSilent) {
    return 'Ollama gets no further. Please check the internet connection, then press “Go On”: what is there is kept.'
  }
  if (!(error instanceof PullRefused)) {
    return 'Ollama can’t be reached any more. Please check that it is running, then press “Go On”: what is there is kept.'
  }
  const said = error.message
  if (/no space|disk full|not enough space|enough disk/i.test(said)) {
    return 'The disk is full. Please make room, then press “Go On”: what is there is kept.'
  }
  if (/newer version|requires a newer/i.test(said)) {
    return 'This Ollama is too old for the model. Please update Ollama, then try again.'
  }
  if (/does not exist|manifest unknown/i.test(said)) {
    return 'Ollama doesn’t know this model. Please update Ollama, then try again.'
  }
  return 'Ollama couldn’t download it. Please check the internet connection, then press “Go On”: what is there is kept.'
}

import { availableParallelism } from 'node:os'
import type { HelperProcess, StartHelper } from '../../../../helper/helper-process.ts'
import { crashed, ended, stoppedTooOften, tooSlowToLoad, troubleOf } from './failures.ts'
import type { Asked, Copied, ModelFiles, Order, Stop, Told, ToSee, Written } from './messages.ts'
import { lookAtModelFile } from './model-file.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** After so long without a question the process ends, and its memory is given back; milliseconds. */
const IDLE = 10 * 60_000
/** So long a model may load, milliseconds: a damaged file can keep the engine for ever, a slow disk is no fault. */
const LOADING = 90_000
/** So long it may take to hear that nobody waits any more, milliseconds; then it is ended. */
const STOPPING = 5_000
/** After a crash it is begun anew so often, until something has gone well or a parent tries it. */
const MOST_RESTARTS = 2
const MOST_THREADS = 8

export interface EngineLimits {
  idle?: number
  loading?: number
  /** Bytes that the engine may take just now. */
  memory?: () => number
}

/** Without the first word: `do` and the number. */
type Work = { do: 'ask'; asked: Asked } | { do: 'see'; toSee: ToSee } | { do: 'count'; text: string }

export type HomeEngine = ReturnType<typeof createHomeEngine>

/**
 * The one model that runs in the app, in a process of its own: whatever happens in there, the server goes on. One task at
 * a time, by child in turn. All of it throws an HttpError of `tutor-failure.ts`, or the signal's reason.
 */
export function createHomeEngine(
  start: StartHelper,
  { idle = IDLE, loading = LOADING, memory = () => process.availableMemory() }: EngineLimits = {},
) {
  const turns = oneAtATime()
  let helper: HelperProcess | undefined
  /** What is loaded, as JSON. */
  let loadedFiles: string | undefined
  let resting: NodeJS.Timeout | undefined
  let listening: { onTold(told: Told): void; onGone(): void } | undefined
  let lastId = 0
  /** Of either engine: one that can't see is no reason not to write. */
  const crashes = { writes: 0, sees: 0 }
  let doing: keyof typeof crashes = 'writes'
  let isClosed = false

  function unload(): void {
    clearTimeout(resting)
    const gone = helper
    helper = undefined
    loadedFiles = undefined
    gone?.kill()
    listening?.onGone()
  }

  function begin(): HelperProcess {
    const started = start()
    const isMine = () => helper === started
    started.onMessage(told => isMine() && listening?.onTold(told as Told))
    started.onExit(() => {
      if (!isMine()) return
      helper = undefined
      loadedFiles = undefined
      crashes[doing] += 1
      listening?.onGone()
    })
    return started
  }

  /** Gives one order and waits for its answer. */
  async function order(
    work: { do: Order['do'] } & Record<string, unknown>,
    onText: (text: string) => void,
    leave: AbortSignal,
  ): Promise<Told> {
    leave.throwIfAborted()
    lastId += 1
    const id = lastId
    helper ??= begin()
    const answer = Promise.withResolvers<Told>()
    let stopping: NodeJS.Timeout | undefined
    listening = {
      onTold(told) {
        if (told.id !== id) return
        if (told.state === 'text') onText(told.text)
        else answer.resolve(told)
      },
      onGone: () => answer.reject(isClosed ? ended() : crashed()),
    }
    const stop = () => {
      helper?.send({ do: 'stop' } satisfies Stop)
      stopping = setTimeout(unload, STOPPING)
    }
    leave.addEventListener('abort', stop, { once: true })
    helper.send({ id, ...work } as Order)
    try {
      const told = await answer.promise
      leave.throwIfAborted()
      if (told.state === 'failed') throw troubleOf(told.trouble, told.detail)
      return told
    } catch (error) {
      leave.throwIfAborted()
      throw error
    } finally {
      clearTimeout(stopping)
      leave.removeEventListener('abort', stop)
      listening = undefined
    }
  }

  async function load(files: ModelFiles): Promise<void> {
    const { path, eyes, isByGpu = false } = files
    // Each time: a file that has gone or become another one while it was loaded is as if it had never been.
    const looked = await Promise.all([path, ...(eyes === undefined ? [] : [eyes])].map(lookAtModelFile))
    const wanted = JSON.stringify([path, eyes, isByGpu, looked])
    if (loadedFiles === wanted && helper) return
    unload()
    for (const { is } of looked) {
      if (is !== 'model') throw troubleOf(is === 'missing' ? 'missing' : 'file', is)
    }
    doing = eyes === undefined ? 'writes' : 'sees'
    if (crashes[doing] > MOST_RESTARTS) throw stoppedTooOften()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      crashes[doing] += 1
      unload()
    }, loading)
    // Who has left meanwhile doesn't end it: the next one wants the same model.
    const never = new AbortController().signal
    const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))
    try {
      await order({ do: 'load', files, memory: memory(), threads }, () => {}, never)
      loadedFiles = wanted
    } catch (error) {
      unload()
      throw isLate ? tooSlowToLoad() : error
    } finally {
      clearTimeout(timer)
    }
  }

  async function run(files: ModelFiles, work: Work, onText: (text: string) => void, signal: AbortSignal) {
    const leave = await turns.enter(signal)
    try {
      if (isClosed) throw ended()
      clearTimeout(resting)
      await load(files)
      const told = await order({ ...work }, onText, signal)
      crashes[doing] = 0
      return told
    } catch (error) {
      // The engine that sees takes no other picture after one that it has failed at.
      if (files.eyes !== undefined) unload()
      throw error
    } finally {
      if (helper) resting = setTimeout(unload, idle).unref()
      leave()
    }
  }

  return {
    /** Writes an answer by a model; `onText` is told the words as they come. */
    async ask(
      files: ModelFiles,
      asked: Asked,
      signal: AbortSignal,
      onText: (text: string) => void = () => {},
    ): Promise<Written> {
      const told = await run(withoutEyes(files), { do: 'ask', asked }, onText, signal)
      if (told.state !== 'written') throw troubleOf('engine', told.state)
      return told.written
    },
    /**
     * Reads a picture by a model that has eyes; `onText` is told the words as they come.
     * @returns undefined where the picture can't be decoded
     */
    async see(
      files: ModelFiles & { eyes: string },
      toSee: ToSee,
      signal: AbortSignal,
      onText: (text: string) => void = () => {},
    ): Promise<Copied | undefined> {
      const told = await run(files, { do: 'see', toSee }, onText, signal)
      if (told.state !== 'seen') throw troubleOf('engine', told.state)
      return told.copied
    },
    /** How many tokens a text has to the model. */
    async count(files: ModelFiles, text: string, signal: AbortSignal): Promise<number> {
      const told = await run(withoutEyes(files), { do: 'count', text }, () => {}, signal)
      return told.state === 'counted' ? told.tokens : 0
    },
    /** Gives all memory back; the next question loads the model again. */
    unload,
    isLoaded: () => loadedFiles !== undefined,
    /** How many questions wait for their turn. */
    waiting: () => turns.waiting,
    /** How many come before a child's own question; see `turnsOf`. */
    before: (owner: string) => turns.before(owner),
    /** A parent tries it again. */
    forgive(): void {
      crashes.writes = 0
      crashes.sees = 0
    },
    /** With the server. */
    close(): void {
      isClosed = true
      unload()
    },
  }
}

/** Who writes needs none, and another engine loads the model with them. */
const withoutEyes = ({ path, isByGpu }: ModelFiles): ModelFiles => ({ path, isByGpu })

import type { StartHelper } from '../../../../helper/helper-process.ts'
import { crashed, ended, troubleOf } from './failures.ts'
import type { Asked, Copied, ModelFiles, ToSee, Written } from './messages.ts'
import { modelInHelper } from './model-in-helper.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** After so long without a question the process ends, and its memory is given back; milliseconds. */
const IDLE = 10 * 60_000
/** So long a model may load, milliseconds: a damaged file can keep the engine for ever, a slow disk is no fault. */
const LOADING = 90_000

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
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  const whyGone = () => (isClosed ? ended() : crashed())
  const model = modelInHelper(start, { loading, memory, whyGone })

  function unload(): void {
    clearTimeout(resting)
    model.unload()
  }

  async function run(files: ModelFiles, work: Work, onText: (text: string) => void, signal: AbortSignal) {
    const leave = await turns.enter(signal)
    try {
      if (isClosed) throw ended()
      clearTimeout(resting)
      await model.load(files)
      const told = await model.order({ ...work }, onText, signal)
      model.wentWell()
      return told
    } catch (error) {
      // The engine that sees takes no other picture after one that it has failed at.
      if (files.eyes !== undefined) model.unload()
      throw error
    } finally {
      if (model.isRunning()) resting = setTimeout(unload, idle).unref()
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
    isLoaded: model.isLoaded,
    /** How many questions wait for their turn. */
    waiting: () => turns.waiting,
    /** How many come before a child's own question; see `turnsOf`. */
    before: (owner: string) => turns.before(owner),
    /** A parent tries it again. */
    forgive: model.forgive,
    /** With the server. */
    close(): void {
      isClosed = true
      unload()
    },
  }
}

/** Who writes needs none, and another engine loads the model with them. */
const withoutEyes = ({ path, isByGpu }: ModelFiles): ModelFiles => ({ path, isByGpu })

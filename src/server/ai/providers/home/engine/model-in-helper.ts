import { availableParallelism } from 'node:os'
import type { StartHelper } from '../../../../helper/helper-process.ts'
import { stoppedTooOften, tooSlowToLoad, troubleOf } from './failures.ts'
import { helperLine } from './helper-line.ts'
import type { ModelFiles } from './messages.ts'
import { lookAtModelFile } from './model-file.ts'

/** After a crash it is begun anew so often, until something has gone well or a parent tries it. */
const MOST_RESTARTS = 2
const MOST_THREADS = 8

/** The model that the engine has loaded, and how often it has crashed. */
export function modelInHelper(
  start: StartHelper,
  options: {
    /** So long a model may load, milliseconds. */
    loading: number
    /** Bytes that the engine may take just now. */
    memory: () => number
    whyGone: () => Error
  },
) {
  /** What is loaded, as JSON. */
  let loadedFiles: string | undefined
  /** Of either engine: one that can't see is no reason not to write. */
  const crashes = { writes: 0, sees: 0 }
  let doing: keyof typeof crashes = 'writes'

  const line = helperLine(start, {
    onExit() {
      loadedFiles = undefined
      crashes[doing] += 1
    },
    onStuck: unload,
    whyGone: options.whyGone,
  })

  function unload(): void {
    loadedFiles = undefined
    line.end()
  }

  async function load(files: ModelFiles): Promise<void> {
    const { path, eyes, isByGpu = false } = files
    // Each time: a file that has gone or become another one while it was loaded is as if it had never been.
    const looked = await Promise.all([path, ...(eyes === undefined ? [] : [eyes])].map(lookAtModelFile))
    const wanted = JSON.stringify([path, eyes, isByGpu, looked])
    if (loadedFiles === wanted && line.isRunning()) return
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
    }, options.loading)
    // Who has left meanwhile doesn't end it: the next one wants the same model.
    const never = new AbortController().signal
    const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))
    try {
      await line.order({ do: 'load', files, memory: options.memory(), threads }, () => {}, never)
      loadedFiles = wanted
    } catch (error) {
      unload()
      throw isLate ? tooSlowToLoad() : error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    load,
    /** Ends the process and gives its memory back. */
    unload,
    order: line.order,
    isRunning: line.isRunning,
    isLoaded: () => loadedFiles !== undefined,
    /** What it does now has gone well. */
    wentWell(): void {
      crashes[doing] = 0
    },
    /** A parent tries it again. */
    forgive(): void {
      crashes.writes = 0
      crashes.sees = 0
    },
  }
}

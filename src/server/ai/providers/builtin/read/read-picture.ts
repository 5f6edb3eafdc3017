import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'
import type { PictureReading } from '#contract/picture-readings.ts'
import type { Picture } from '#contract/pictures.ts'
import { HttpError } from '../../../../shared/http-error.ts'
import { readingFiles } from './reading-files.ts'
import type { Told, ToRead } from './reading-thread.ts'

/** After so long without a picture the thread ends, and its memory is given back; milliseconds. */
const IDLE = 60_000
/** So long one picture may take, milliseconds; loading the models is part of the first. */
const LONGEST = 50_000
/** In MB, of what the thread holds beside the models and the decoders, whose pictures are bounded. */
const MOST_MEMORY = 512

/** Built, it lies in out/main; this code lies there or in a folder below. */
const THREAD = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'reading-thread.ts')
  : ['.', '..'].map(up => join(import.meta.dirname, up, 'reading-thread.js')).find(existsSync)

/** Reads pictures one after the other, in a thread that starts with the first and ends when idle, aborted or too slow. */
export function createReader({ idle = IDLE, longest = LONGEST }: { idle?: number; longest?: number } = {}) {
  const oneAtATime = new Mutex()
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined

  function end(): void {
    clearTimeout(resting)
    void thread?.terminate()
    thread = undefined
  }

  function start(): Worker {
    if (THREAD === undefined) throw new Error('The code that reads pictures is missing')
    const started = new Worker(THREAD, {
      workerData: readingFiles(),
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    })
    // Nobody waits for it when the server ends.
    started.unref()
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    thread = started
    return started
  }

  function readNow(
    { type, bytes }: Picture,
    onLine: (read: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<PictureReading | undefined> {
    const worker = thread ?? start()
    clearTimeout(resting)
    return new Promise<PictureReading | undefined>((resolve, reject) => {
      const letGo = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        worker.off('message', listen).off('error', gone).off('exit', gone)
      }
      const giveUp = (reason: unknown) => {
        letGo()
        end()
        reject(reason)
      }
      const leave = () => giveUp(signal.reason)
      const timer = setTimeout(() => giveUp(tooLong()), longest)
      const gone = () => giveUp(tooMuch())
      const listen = (told: Told) => {
        if (told.state === 'reading') return onLine(told.read, told.of)
        letGo()
        resting = setTimeout(end, idle).unref()
        if (told.state === 'done') resolve(told.reading)
        else giveUp(Object.assign(tooMuch(), { cause: told.words }))
      }
      signal.addEventListener('abort', leave, { once: true })
      worker.on('message', listen).once('error', gone).once('exit', gone)
      worker.postMessage({ type, bytes } satisfies ToRead)
    })
  }

  return {
    /**
     * What stands in a picture.
     * @param onLine told how many lines of how many are read
     * @returns undefined when the picture can't be decoded
     * @throws HttpError 503 when it takes too long; the signal's reason
     */
    async read(picture: Picture, onLine: (read: number, of: number) => void, signal: AbortSignal) {
      return oneAtATime.runExclusive(() => {
        signal.throwIfAborted()
        return readNow(picture, onLine, signal)
      })
    },
    isLoaded: () => thread !== undefined,
    end,
  }
}

/** The reader of this process. */
export const reader = createReader()

function tooLong(): HttpError {
  return new HttpError(
    503,
    'picture_unread',
    'Reading this picture took too long, so it was stopped. A picture of one question alone is read faster; or please type the words.',
  )
}

function tooMuch(): HttpError {
  return new HttpError(
    503,
    'picture_unread',
    'This picture was too much to read, so it was stopped. A picture of one question alone is easier; or please type the words.',
  )
}

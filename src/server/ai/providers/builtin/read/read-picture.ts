import { Mutex } from 'async-mutex'
import type { PictureReading } from '#contract/picture-readings.ts'
import type { Picture } from '#contract/pictures.ts'
import type { HelperProcess, StartHelper } from '../../../../helper/helper-process.ts'
import { HttpError } from '../../../../shared/http-error.ts'
import type { Told, ToRead } from './reading-process.ts'

/** After so long without a picture the process ends, and its memory is given back; milliseconds. */
const IDLE = 60_000
/** So long one picture may take, milliseconds, on a busy computer and with loading the models. */
const LONGEST = 110_000

export type PictureReader = ReturnType<typeof createReader>

/**
 * Reads pictures one after the other, in a process that starts with the first, and ends when idle, when a picture is
 * given up or takes too long. No thread would do: ended amidst WebAssembly, it takes the whole server along.
 */
export function createReader(
  start: StartHelper,
  { idle = IDLE, longest = LONGEST }: { idle?: number; longest?: number } = {},
) {
  const oneAtATime = new Mutex()
  let helper: HelperProcess | undefined
  let resting: NodeJS.Timeout | undefined
  /** Those of the picture that is being read; a process tells without knowing for whom. */
  let listening: { onTold(told: Told): void; onGone(): void } | undefined

  function end(): void {
    clearTimeout(resting)
    helper?.kill()
    helper = undefined
    listening?.onGone()
  }

  function begin(): HelperProcess {
    const started = start()
    // What a process tells that has been ended meanwhile is of no picture any more.
    const isMine = () => helper === started
    started.onMessage(told => isMine() && listening?.onTold(told as Told))
    started.onExit(() => {
      if (!isMine()) return
      helper = undefined
      listening?.onGone()
    })
    return started
  }

  async function readNow(
    { type, bytes }: Picture,
    onLine: (read: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<PictureReading | undefined> {
    clearTimeout(resting)
    helper ??= begin()
    const read = Promise.withResolvers<PictureReading | undefined>()
    const giveUp = (reason: unknown) => {
      read.reject(reason)
      end()
    }
    listening = {
      onTold(told) {
        if (told.state === 'reading') onLine(told.read, told.of)
        else if (told.state === 'done') read.resolve(told.reading)
        else giveUp(tooMuch(told.words))
      },
      onGone: () => read.reject(tooMuch('ended')),
    }
    const leave = () => giveUp(signal.reason)
    const timer = setTimeout(() => giveUp(tooLong()), longest)
    signal.addEventListener('abort', leave, { once: true })
    helper.send({ type, bytes } satisfies ToRead)
    return read.promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      listening = undefined
      resting = setTimeout(end, idle).unref()
    })
  }

  return {
    /**
     * What stands in a picture.
     * @param onLine told how many lines of how many are read
     * @returns undefined when the picture can't be decoded
     * @throws HttpError 503 when it takes too long or too much memory; the signal's reason
     */
    read: (picture: Picture, onLine: (read: number, of: number) => void, signal: AbortSignal) =>
      oneAtATime.runExclusive(async () => {
        signal.throwIfAborted()
        return readNow(picture, onLine, signal)
      }),
    isLoaded: () => helper !== undefined,
    /** Ends the process, whatever it is in the middle of. */
    end,
  }
}

function tooLong(): HttpError {
  return new HttpError(
    503,
    'picture_unread',
    'Reading this picture took too long, so it was stopped. A picture of one question alone is read faster; or please type the words.',
  )
}

function tooMuch(detail: string): HttpError {
  return new HttpError(
    503,
    'picture_unread',
    'This picture was too much to read, so it was stopped. A picture of one question alone is easier; or please type the words.',
    { detail },
  )
}

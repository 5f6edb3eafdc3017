import { loadPart } from '#lib/load-part.ts'
import type { ByHand } from '#maths/kinds/by-hand.ts'
import type { Understood } from '#maths/understood/understood.ts'
import type { HandToFind, ToRead } from './worker.ts'

/** Reads one text at a time with the tutor's own reader, in a thread that starts with the first text. */
export const openReader = () => openThread<ToRead, Understood>()

/** Finds how a question can be answered by hand, in a thread as above. */
export const openHandReader = () => openThread<HandToFind, ByHand>()

function openThread<Asked, Told>() {
  let thread: Promise<Worker> | undefined
  let isBusy = false

  function close() {
    void thread?.then(
      each => each.terminate(),
      () => undefined,
    )
    thread = undefined
    isBusy = false
  }

  return {
    /**
     * @param signal ends the reading, even one that takes long; the promise is never settled then
     * @returns undefined when nothing could be read
     */
    async read(text: Asked, signal: AbortSignal): Promise<Told | undefined> {
      thread ??= startThread()
      const reading = await thread.catch(error => {
        thread = undefined
        throw error
      })
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        isBusy = true
        signal.addEventListener('abort', () => isBusy && close(), { once: true })
        reading.onmessage = ({ data }: MessageEvent<Told | undefined>) => {
          isBusy = false
          resolve(data)
        }
        reading.onerror = () => {
          close()
          reject(new Error('The text could not be read'))
        }
        reading.postMessage(text)
      })
    },
    close,
  }
}

function startThread(): Promise<Worker> {
  return loadPart(async () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
}

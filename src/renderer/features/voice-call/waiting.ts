import { NotConnected } from './problems.ts'

/**
 * Waits for some milliseconds.
 * @throws the signal's reason as soon as it aborts
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

/**
 * What the work comes to, if it does so in time.
 * @throws NotConnected with the words `late` after the milliseconds, or the signal's reason as soon as it aborts
 */
export async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  late: string,
  signal: AbortSignal,
): Promise<T> {
  const over = new AbortController()
  const limit = pause(milliseconds, AbortSignal.any([signal, over.signal])).then(() => {
    throw new NotConnected(late)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    over.abort()
    limit.catch(() => undefined)
  }
}

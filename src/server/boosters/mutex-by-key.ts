import { Mutex } from 'async-mutex'

/**
 * Lets works of the same key follow each other, so that two windows never make the same questions.
 * @returns a function that runs a work when all earlier ones of its key have ended, however they ended
 */
export function createMutexByKey(): <T>(key: number, work: () => Promise<T>) => Promise<T> {
  const mutexes = new Map<number, Mutex>()
  return async (key, work) => {
    const mutex = mutexes.get(key) ?? new Mutex()
    mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(work)
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key)
    }
  }
}

/**
 * Lets works of the same key follow each other, so that two windows never make the same questions.
 * @returns a function that runs a work when all earlier ones of its key have ended, however they ended
 */
export function takeTurns(): <T>(key: number, work: () => Promise<T>) => Promise<T> {
  const last = new Map<number, Promise<unknown>>()
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

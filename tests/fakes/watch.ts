import { timeLimits } from '../support/time-limits.ts'

/** Lets a test wait for a state of something that changes by itself. */
export interface Watch {
  /** To be called after every change. */
  changed(): void
  /**
   * Resolves with what `look` finds, now or after a later change.
   * @throws Error that shows `look` when nothing is found in time: a test that waits for ever would not say for what
   */
  until<T>(look: () => T | undefined | false): Promise<T>
}

export function createWatch(): Watch {
  const lookers = new Set<() => void>()
  return {
    changed() {
      for (const lookAgain of [...lookers]) lookAgain()
    },
    until(look) {
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          lookers.delete(lookAgain)
          reject(new Error(`This did not come about: ${look}`))
        }, timeLimits.state)
        const lookAgain = () => {
          const found = look()
          if (found === undefined || found === false) return
          lookers.delete(lookAgain)
          clearTimeout(limit)
          resolve(found)
        }
        lookers.add(lookAgain)
        lookAgain()
      })
    },
  }
}

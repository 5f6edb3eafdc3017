/** Lets a test wait for a state of something that changes by itself. */
export interface Watch {
  /** To be called after every change. */
  changed(): void
  /** Resolves with what `look` finds, now or after a later change. */
  until<T>(look: () => T | undefined | false): Promise<T>
}

export function createWatch(): Watch {
  const lookers = new Set<() => void>()
  return {
    changed() {
      for (const lookAgain of [...lookers]) lookAgain()
    },
    until(look) {
      return new Promise(resolve => {
        const lookAgain = () => {
          const found = look()
          if (found === undefined || found === false) return
          lookers.delete(lookAgain)
          resolve(found)
        }
        lookers.add(lookAgain)
        lookAgain()
      })
    },
  }
}

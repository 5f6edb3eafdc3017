/** Who may use the one connection, and whether another process is writing to the file meanwhile. */
export interface Turns {
  /** Waits for the connection. */
  take(): Promise<void>
  give(): void
  /** For whoever has the turn and wants to write: gives it to others until nobody else writes. */
  letOtherWrite(): Promise<void>
  /** Lets another process write: nobody here does meanwhile, and everybody can read. */
  whileAnotherWrites<T>(run: () => Promise<T>): Promise<T>
}

export function takeTurns(): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false
  let other: Promise<unknown> | undefined

  async function take(): Promise<void> {
    if (isTaken) await new Promise<void>(resolve => waiting.push(resolve))
    isTaken = true
  }

  /** The turn goes straight to the next one, so that nobody who comes meanwhile takes it. */
  function give(): void {
    const next = waiting.shift()
    if (next) next()
    else isTaken = false
  }

  async function letOtherWrite(): Promise<void> {
    while (other) {
      const end = other
      give()
      await end
      await take()
    }
  }

  return {
    take,
    give,
    letOtherWrite,
    async whileAnotherWrites(run) {
      await take()
      await letOtherWrite()
      const end = Promise.withResolvers<void>()
      other = end.promise
      give()
      try {
        return await run()
      } finally {
        other = undefined
        end.resolve()
      }
    },
  }
}

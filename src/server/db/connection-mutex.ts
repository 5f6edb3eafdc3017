import { Mutex } from 'async-mutex'

/** Who may use the one connection, and whether another process is writing to the file meanwhile. */
export interface ConnectionMutex {
  /** Waits for the connection. */
  acquire(): Promise<void>
  release(): void
  /** For whoever has the connection and wants to write: gives it to others until nobody else writes. */
  letOtherWrite(): Promise<void>
  /** Lets another process write: nobody here does meanwhile, and everybody can read. */
  whileAnotherWrites<T>(run: () => Promise<T>): Promise<T>
}

export function createConnectionMutex(): ConnectionMutex {
  const mutex = new Mutex()
  const acquire = async () => void (await mutex.acquire())
  const release = () => mutex.release()
  let other: Promise<unknown> | undefined

  async function letOtherWrite(): Promise<void> {
    while (other) {
      const end = other
      release()
      await end
      await acquire()
    }
  }

  return {
    acquire,
    release,
    letOtherWrite,
    async whileAnotherWrites(run) {
      await acquire()
      await letOtherWrite()
      const end = Promise.withResolvers<void>()
      other = end.promise
      release()
      try {
        return await run()
      } finally {
        other = undefined
        end.resolve()
      }
    },
  }
}

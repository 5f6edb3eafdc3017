import { Turns, turnOwner } from '../engine/turns.ts'

/** Whoever waits while others have had the connection for so long waits for the next turn of the event loop, in milliseconds. */
const LONGEST_STRETCH = 4

/** Who may use the one connection, and whether another process is writing to the file meanwhile. */
export interface ConnectionMutex {
  /** Waits for the connection, which children and families have in turns: one that wants much holds nobody up. */
  acquire(): Promise<void>
  /** Waits until nobody else does: for whoever closes it. */
  acquireLast(): Promise<void>
  release(): void
  /** For whoever has the connection and wants to write: gives it to others until nobody else writes. */
  letOtherWrite(): Promise<void>
  /** Lets another process write: nobody here does meanwhile, and everybody can read. */
  whileAnotherWrites<T>(run: () => Promise<T>): Promise<T>
}

/** @param clock in milliseconds */
export function createConnectionMutex(clock = () => performance.now()): ConnectionMutex {
  const turns = new Turns<() => void>()
  const last: (() => void)[] = []
  let isTaken = false
  let since = 0
  let other: Promise<unknown> | undefined

  /** @param wait puts whoever can't have it yet into a row */
  function take(wait: (resolve: () => void) => void): Promise<void> {
    if (isTaken) return new Promise(wait)
    isTaken = true
    since = clock()
    return Promise.resolve()
  }

  const acquire = () => take(resolve => turns.add(turnOwner(), resolve))

  function release(): void {
    if (turns.size + last.length === 0) isTaken = false
    else if (clock() - since < LONGEST_STRETCH) handOn()
    // What others ask meanwhile is read first, and gets its turn.
    else setImmediate(handOnAnew)
  }

  function handOnAnew(): void {
    since = clock()
    handOn()
  }

  function handOn(): void {
    const next = turns.take(() => true) ?? last.shift()
    next?.()
  }

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
    acquireLast: () => take(resolve => last.push(resolve)),
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

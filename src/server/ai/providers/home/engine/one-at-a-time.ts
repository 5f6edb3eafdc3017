import { Turns, turnOwner } from '../../../../engine/turns.ts'

/** Lets one task go on at a time; those who wait take turns by child, so that one with many doesn't keep the others. */
export function oneAtATime() {
  const waiting = new Turns<() => void>()
  let isBusy = false

  function leave(): void {
    const next = waiting.take(() => true)
    if (next) next()
    else isBusy = false
  }

  return {
    /** Those who wait, without the one whose turn it is. */
    get waiting(): number {
      return waiting.size
    },
    /** How many come before an owner's own, the one whose turn it is included; none where it waits for nothing. */
    before(owner: string): number {
      const others = waiting.before(owner)
      return others === undefined ? 0 : others + 1
    },
    /**
     * Waits for a turn.
     * @returns what ends it
     * @throws the signal's reason
     */
    async enter(signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted()
      if (isBusy) {
        const owner = turnOwner()
        await new Promise<void>((resolve, reject) => {
          const begin = () => {
            signal.removeEventListener('abort', giveUp)
            resolve()
          }
          const giveUp = () => {
            waiting.remove(owner, begin)
            reject(signal.reason)
          }
          signal.addEventListener('abort', giveUp, { once: true })
          waiting.add(owner, begin)
        })
      }
      isBusy = true
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        leave()
      }
    },
  }
}

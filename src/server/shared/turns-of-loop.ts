/**
 * Lets works that come in a burst begin one to a turn of the event loop, so that what others ask for comes in between.
 * @returns what each of them awaits before it goes on; the first one doesn't wait
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isTaken = false

  function next(): void {
    const first = waiting.shift()
    isTaken = first !== undefined
    if (!first) return
    setImmediate(next)
    first()
  }

  return () => {
    if (isTaken) return new Promise(resolve => waiting.push(resolve))
    isTaken = true
    setImmediate(next)
    return Promise.resolve()
  }
}

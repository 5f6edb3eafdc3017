/** Which response is asked for or under way, and whether one more waits. */
export function responseQueue(ask: () => void) {
  let isResponding = false
  let isQueued = false

  function want(): void {
    if (isResponding) {
      isQueued = true
      return
    }
    isResponding = true
    ask()
  }

  return {
    isResponding: () => isResponding,
    /** Asks for one at once, or as soon as the one under way has ended. */
    want,
    began(): void {
      isResponding = true
    },
    ended(): void {
      isResponding = false
      if (!isQueued) return
      isQueued = false
      want()
    },
    /** Nothing is asked for after the one under way. */
    forgetQueued(): void {
      isQueued = false
    },
    /** The service was answering already when it was asked. */
    isBusyAlready(): void {
      isResponding = true
      isQueued = true
    },
    /** The service answers nothing. */
    refused(): void {
      isResponding = false
    },
  }
}

/**
 * Lets many share one work, of which one goes on at a time: whoever asks while it is under way, which may have begun
 * too early for it, shares the next one with all the others who ask meanwhile.
 */
export function shareNext<T>(work: () => Promise<T>): { ask(): Promise<T>; settled(): Promise<void> } {
  let underWay: Promise<T> | undefined
  let next: Promise<T> | undefined

  function begin(): Promise<T> {
    next = undefined
    underWay = (async () => work())().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    ask() {
      next ??= underWay?.then(begin, begin)
      return next ?? begin()
    },
    async settled() {
      await (next ?? underWay)?.catch(() => {})
    },
  }
}

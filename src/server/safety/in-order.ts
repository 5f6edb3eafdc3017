/**
 * Starts work on each item as soon as it comes and hands the results on in the order of the items, so that the next
 * one is worked on while the last is read.
 * @param most so many at once; the source waits then
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => R | Promise<R>,
  most: number,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = []
  let isEnded = false
  let failure: { error: unknown } | undefined
  let wake = Promise.withResolvers<void>()
  const roused = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }
  const source = items[Symbol.asyncIterator]()

  async function readOn(): Promise<void> {
    try {
      while (!isEnded) {
        const { done, value } = await source.next()
        if (done || isEnded) break
        const working = Promise.resolve(work(value))
        // It is awaited in its turn; until then a failure must not count as unhandled.
        working.catch(() => {})
        underWay.push(working)
        roused()
        while (underWay.length >= most && !isEnded) await wake.promise
      }
    } catch (error) {
      failure = { error }
    }
    isEnded = true
    roused()
  }

  const reading = readOn()
  try {
    while (true) {
      const next = underWay[0]
      if (next) {
        const result = await next
        underWay.shift()
        roused()
        yield result
      } else if (isEnded) break
      else await wake.promise
    }
    if (failure) throw failure.error
  } finally {
    isEnded = true
    roused()
    await source.return?.()
    await reading
  }
}

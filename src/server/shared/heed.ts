/** The items until the signal aborts; then its reason is thrown at once, whether or not the source heeds it. */
export async function* heed<T>(signal: AbortSignal, items: AsyncIterable<T>): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]()
  const aborted = Promise.withResolvers<never>()
  aborted.promise.catch(() => {})
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    while (true) {
      const next = source.next()
      // When the abort wins, what the source says of it later is of no interest.
      next.catch(() => {})
      const { done, value } = await Promise.race([aborted.promise, next])
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', abort)
    // Not waited for: a source that doesn't heed the signal would hold us up.
    source.return?.().catch(() => {})
  }
}

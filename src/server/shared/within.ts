/**
 * What the work comes to, if it does so in time. Work that takes longer goes on, but nobody waits for it any more.
 * @throws what the work throws, and DOMException `TimeoutError` after the milliseconds
 */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DOMException('no answer', 'TimeoutError')), milliseconds)
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

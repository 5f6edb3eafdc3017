/**
 * Waits for something, but not for ever. vitest bounds a test and its hooks; it waits for a fixture's cleanup as long
 * as that takes, and the whole run with it.
 * @param what stands in the message, such as `closing the browser`
 * @throws Error when it takes longer than `milliseconds`
 */
export async function inTime<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const fail = () => late.reject(new Error(`${what} took longer than ${milliseconds / 1_000} s`))
  const timer = setTimeout(fail, milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The same function, which remembers what it has found: a conversation is read anew with every message, and most of it
 * was there before.
 * @param most so many results are kept, the newest
 */
export function remembering<A extends unknown[], R>(
  find: (...given: A) => R,
  keyOf: (...given: A) => string,
  most = 300,
): (...given: A) => R {
  const found = new Map<string, R>()
  return (...given) => {
    const key = keyOf(...given)
    const known = found.get(key)
    if (known !== undefined || found.has(key)) return known as R
    const result = find(...given)
    const [oldest] = found.keys()
    if (oldest !== undefined && found.size >= most) found.delete(oldest)
    found.set(key, result)
    return result
  }
}

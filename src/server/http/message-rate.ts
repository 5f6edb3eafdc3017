/**
 * Lets a burst through and then so many a second.
 * @returns whether one more may pass
 */
export function messageRate(options: { burst: number; perSecond: number; clock?: () => number }) {
  const { burst, perSecond, clock = () => performance.now() } = options
  let tokens = burst
  let last = clock()
  return (): boolean => {
    const time = clock()
    tokens = Math.min(burst, tokens + ((time - last) / 1_000) * perSecond)
    last = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

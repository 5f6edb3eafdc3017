/**
 * A clock for ends: it goes with the computer's own as long as that goes forward, and goes on by itself when that is
 * set back, so that nothing lasts longer by it. After a computer's sleep it is right too, which a running count of
 * milliseconds alone need not be.
 * @param elapsed milliseconds on a clock that nobody can set
 */
export function steadyClock(now: () => Date, elapsed: () => number): () => Date {
  let moment = now().getTime()
  let at = elapsed()
  return () => {
    const later = elapsed()
    moment = Math.max(now().getTime(), moment + later - at)
    at = later
    return new Date(moment)
  }
}

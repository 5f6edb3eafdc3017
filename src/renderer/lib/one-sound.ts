let stopLast: (() => void) | undefined

/**
 * One sound at a time: whatever sounded before is stopped.
 * @param stop what is called when something else begins; the same one again is not
 */
export function soundAlone(stop: () => void): void {
  const last = stopLast
  stopLast = stop
  if (last !== stop) last?.()
}

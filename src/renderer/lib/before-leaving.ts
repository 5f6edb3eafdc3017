/** In milliseconds: who wants to lock or to log out is not kept waiting for ever. */
const LONGEST_WAIT = 3_000

const savers = new Set<() => Promise<unknown>>()

/** Runs `save` before the page locks or logs out, while it may still save. */
export function beforeLeaving(save: () => Promise<unknown>): void {
  savers.add(save)
}

/** Has saved what can be saved; three seconds at most. */
export async function leaveSafely(): Promise<void> {
  const saved = Promise.allSettled([...savers].map(save => save()))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, LONGEST_WAIT)
  })
  await Promise.race([saved, late])
  clearTimeout(timer)
}

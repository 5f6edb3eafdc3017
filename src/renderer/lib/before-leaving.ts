/** In milliseconds: who wants to lock, to log out or to change is not kept waiting for ever. */
const LONGEST_WAIT = 3_000

const savers = new Set<() => Promise<unknown>>()
const enders = new Set<() => void>()
const keepers = new Set<() => Promise<unknown>>()
const losses = new Set<() => string | undefined>()

/** Runs `save` before the page locks or logs out, or another child takes the window over, while it may still save. */
export function beforeLeaving(save: () => Promise<unknown>): void {
  savers.add(save)
}

/** Runs `end` before another child takes the window over: what listens, speaks or is connected for the one before. */
export function beforeHandingOver(end: () => void): void {
  enders.add(end)
}

/** Runs `keep` before another child takes the window over, for what the page alone has, while it may still be kept. */
export function keepWhileAway(keep: () => Promise<unknown>): void {
  keepers.add(keep)
}

/** `name` says what would go with the page for good, such as `your pictures`; undefined when nothing would. */
export function goesWithPage(name: () => string | undefined): void {
  losses.add(name)
}

/** What goes with the page for good, in words. */
export function whatGoesWithPage(): string[] {
  return [...losses].flatMap(name => name() ?? [])
}

/** Has saved what can be saved; three seconds at most. */
export function leaveSafely(): Promise<void> {
  return allInTime([...savers])
}

async function allInTime(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const saved = Promise.allSettled(works.map(work => work()))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, LONGEST_WAIT)
  })
  await Promise.race([saved, late])
  clearTimeout(timer)
}

/** Has saved what can be saved, and ended what is under way for the child of this window. */
export async function handOver(): Promise<void> {
  await allInTime([...savers, ...keepers])
  for (const end of enders) end()
}

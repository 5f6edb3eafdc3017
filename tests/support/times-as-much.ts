/** What is ordinary is repeated until it lasts so long, in microseconds: the system counts in steps. */
const LEAST = 20_000
const MOST_REPEATS = 10_000

type Work = () => unknown

/** Microseconds of this thread's own, without what it waits. */
async function costOf(work: Work, repeats: number): Promise<number> {
  const from = process.threadCpuUsage()
  for (let count = 0; count < repeats; count++) await work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / repeats
}

const repeatsOf = new WeakMap<Work, Promise<number>>()

async function repeatsFor(ordinary: Work): Promise<number> {
  // The first time compiles what the others use.
  await ordinary()
  let repeats = 1
  for (; repeats < MOST_REPEATS; repeats *= 4) if ((await costOf(ordinary, repeats)) * repeats > LEAST) break
  return repeats
}

/**
 * How many times as much of the processor some work takes as ordinary work of the same kind does. A test compares this
 * with a limit, and never a time: that is another one on each machine, and on each day.
 * @param work is done once: what is remembered would be quick the second time
 * @param ordinary is measured just before and just after it, so that a slow moment slows both, and the dearer counts;
 * what remembers its results must be given others each time
 */
export async function timesAsMuch(work: Work, ordinary: Work): Promise<number> {
  const known = repeatsOf.get(ordinary) ?? repeatsFor(ordinary)
  repeatsOf.set(ordinary, known)
  const repeats = await known
  const before = await costOf(ordinary, repeats)
  const cost = await costOf(work, 1)
  const after = await costOf(ordinary, repeats)
  return cost / Math.max(before, after, 1)
}

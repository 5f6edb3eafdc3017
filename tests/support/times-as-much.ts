/** What is ordinary is repeated until it lasts so long, in microseconds: the system counts in steps. */
const LEAST = 10_000
const MOST_REPEATS = 10_000
/** What disturbs one look, such as the tidying up of memory, hardly disturbs each of so many. */
const LOOKS = 5

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
 * The least of several looks at something that other work can only make look dearer. The first that is below `enough`
 * ends them, so that it is the failure alone that takes them all.
 * @param enough the limit that the test then compares it with
 * @param look is given 0, 1, 2 …
 */
export async function leastOf(
  enough: number,
  look: (time: number) => number | Promise<number>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < LOOKS && !(least < enough); time++) least = Math.min(least, await look(time))
  return least
}

/**
 * How many times as much of the processor some work takes as ordinary work of the same kind does: the least of several
 * looks. A test compares this with a limit, and never a time: that is another one on each machine, and on each day.
 * @param work is done once a look, and told the look, counted from 0: what remembers its results must be given others
 * each time
 * @param ordinary is measured just before and just after it, so that a slow moment slows both, and the dearer counts;
 * what remembers its results must be given others each time
 * @param enough the limit; the first look below it is the last
 */
export async function timesAsMuch(
  work: (look: number) => unknown,
  ordinary: Work,
  enough: number,
): Promise<number> {
  const known = repeatsOf.get(ordinary) ?? repeatsFor(ordinary)
  repeatsOf.set(ordinary, known)
  const repeats = await known
  return leastOf(enough, async look => {
    const before = await costOf(ordinary, repeats)
    const cost = await costOf(() => work(look), 1)
    const after = await costOf(ordinary, repeats)
    return cost / Math.max(before, after, 1)
  })
}

/**
 * How many times as far from each other two costs are that should be the same, whichever is the dearer.
 * @returns 1 for the same
 */
export const apart = (one: number, other: number): number => Math.max(one / other, other / one)

/**
 * How much a run tries of what could go on for ever. `npm test` takes a small part, the same one each time, and
 * `npm test -- --all` all of it, with a fresh seed that its output names and `--seed` gives back.
 */
export const isAll = process.env.STEPWISE_ALL === 'yes'

/** What chance begins with; 0, which changes no test's own seed, unless the run was given another. */
export const runSeed = Number(process.env.STEPWISE_SEED ?? 0)

/**
 * @param usual how often every run tries
 * @param all how often a run of everything does
 */
export const tries = (usual: number, all: number): number => (isAll ? all : usual)

/**
 * A part of a list from all of its places, in its order; the whole list in a run of everything.
 * @param usual how many every run takes; a list that is no longer is taken whole
 */
export function someOf<T>(list: readonly T[], usual: number): T[] {
  if (isAll || list.length <= usual) return [...list]
  return list.filter(
    (_, at) => Math.floor((at * usual) / list.length) !== Math.floor(((at - 1) * usual) / list.length),
  )
}

/**
 * What every run judges of a corpus: the first case of each group and one in so many after it, always the same ones, so
 * that no group goes without; the whole corpus in a run of everything.
 * @param groupOf what is to come up each by itself, such as a writer or a file; one group when missing
 * @param every one in so many
 */
export function partOf<T>(
  corpus: readonly T[],
  groupOf: (each: T) => unknown = () => undefined,
  every = 16,
): T[] {
  if (isAll) return [...corpus]
  const counts = new Map<unknown, number>()
  return corpus.filter(each => {
    const group = groupOf(each)
    const before = counts.get(group) ?? 0
    counts.set(group, before + 1)
    return before % every === 0
  })
}

import type { Skeleton } from './skeleton.ts'

/** More ways to put the same sort of things into the places of a wording are not tried. */
const MOST_WAYS = 6

/** Stands in the order in which it is told. */
const IN_ORDER = /^(?:time of day|ratio|percent)$/

/** Which slot of a text goes into each slot of a wording, in every way that their sorts allow. */
export function waysToFill(wording: Skeleton, text: Skeleton): number[][] {
  const pools = Map.groupBy(text.slots.keys(), at => text.slots[at]?.type ?? '')
  let ways: ReadonlyMap<string, number[]>[] = [new Map()]
  for (const [type, pool] of pools) {
    const orders = pool.length <= 3 && !IN_ORDER.test(type) ? ordersOf(pool) : [pool]
    ways = ways.flatMap(way => orders.map(order => new Map([...way, [type, order]]))).slice(0, MOST_WAYS)
  }
  return ways.map(way => {
    const next = new Map<string, number>()
    return wording.slots.map(({ type }) => {
      const at = next.get(type) ?? 0
      next.set(type, at + 1)
      return way.get(type)?.[at] ?? 0
    })
  })
}

function ordersOf(all: readonly number[]): number[][] {
  return all.length < 2
    ? [[...all]]
    : all.flatMap(first => ordersOf(all.filter(each => each !== first)).map(others => [first, ...others]))
}

/** The wording with what a text says in its places. */
export function filled(wording: Skeleton, text: Skeleton, way: readonly number[]): string {
  let said = ''
  let at = 0
  wording.slots.forEach(({ from, to }, place) => {
    said += wording.text.slice(at, from) + (text.slots[way[place] ?? 0]?.said ?? '')
    at = to
  })
  return said + wording.text.slice(at)
}

/**
 * Whether no number changes its part: the radius that is told is not the circumference that is told, where both are spoken
 * of, nor are the first 5 multiples of 9 the first 9 multiples of 5.
 */
export function leadAlike(wording: Skeleton, text: Skeleton, way: readonly number[]): boolean {
  const areBoth = (meaning: string) => [wording, text].every(({ concepts }) => concepts.has(meaning))
  return way.every((from, to) => {
    const [own, known] = [text.leads[from], wording.leads[to]]
    return own === undefined || known === undefined || own === known || !areBoth(own) || !areBoth(known)
  })
}

/** How much of what stands around the slots of a text stands around their places too. */
export function likeness(wording: Skeleton, text: Skeleton, way: readonly number[]): number {
  let found = 0
  way.forEach((from, to) => {
    for (const word of text.beside[from] ?? []) if (wording.beside[to]?.has(word)) found++
  })
  return found
}

import { type Automaton, automataOf } from './automaton.ts'
import { readerOn, type SignReader } from './doubling-text.ts'
import { parsePattern, type Tree } from './parse-pattern.ts'
import type { PatternInPlace } from './written-patterns.ts'

/** So many steps of three walkers are looked at for two loops; where that doesn't do, they count as linked. */
const MOST_STEPS = 20_000
const ANYTHING: Tree = { is: 'sign', source: '[^]' }
/** A search begins at each sign of a text. */
const ANYWHERE: Tree = { is: 'repeated', body: ANYTHING, least: 0, most: Number.POSITIVE_INFINITY }

/** What is repeated often, but not without an end, adds to no degree: a few times stand for all of them. */
const FEW = 3
/** A degree of three takes two loops at the least; looking no further spares most patterns. */
const REPEATED = /[*+]|\{\d+,\}/g

/**
 * How a pattern's work grows with a text that it doesn't match: 1 in steps with it, 2 with its square, 3 with its cube.
 * Each loop that reads what the loop before it reads as well, so that a text may be shared out between the two anywhere,
 * adds one (Weber and Seidl, 1991: the degree of ambiguity); so does a search that begins anywhere. What looks ahead or
 * behind is a pattern of its own. For patterns that double their work nowhere; 2 at the most is not looked at closely.
 */
export function degreeOf({ source, flags }: PatternInPlace, signs: SignReader): number {
  const loops = source.match(REPEATED)?.length ?? 0
  if (loops < 2) return 1 + loops
  const tree = withFew(parsePattern(source, flags))
  const read = (sign: string) => signs.read(sign, flags)
  const searched: Tree = flags.includes('y') ? tree : { is: 'row', parts: [ANYWHERE, tree] }
  const [whole, ...looks] = [...automataOf(searched)]
  const all = whole ? [whole, ...looks] : looks
  return Math.max(1, ...all.map(each => 1 + mostLinks(each, read)))
}

function withFew(tree: Tree): Tree {
  switch (tree.is) {
    case 'row':
      return { ...tree, parts: tree.parts.map(withFew) }
    case 'either':
      return { ...tree, ways: tree.ways.map(withFew) }
    case 'look':
      return { ...tree, body: withFew(tree.body) }
    case 'repeated': {
      const { least, most } = tree
      const isEndless = !Number.isFinite(most)
      return {
        ...tree,
        body: withFew(tree.body),
        least: Math.min(least, FEW),
        most: isEndless ? most : Math.min(most, FEW),
      }
    }
    default:
      return tree
  }
}

/** The longest chain of loops of which each shares what it reads with the next. */
function mostLinks(automaton: Automaton, read: (sign: string) => bigint): number {
  const ahead = automaton.next.map(ways => ways.map(({ to }) => to))
  const behind: number[][] = ahead.map(() => [])
  for (const [from, places] of ahead.entries()) for (const to of places) behind[to]?.push(from)
  const loops = loopsOf(ahead, behind)
  const [reached, reaching] = [ahead, behind].map(next =>
    loops.map(([place = -1]) => reachedFrom(place, next)),
  )
  const links: number[] = []
  for (const [at, loop] of loops.entries()) {
    let most = 0
    // Whatever leads to others comes before them.
    for (let from = 0; from < at; from++) {
      const already = links[from] ?? 0
      if (already + 1 <= most || !reached?.[from]?.has(loop[0] ?? -1)) continue
      const isLinked = areLinked(automaton, loops[from] ?? [], loop, reaching?.[at] ?? new Set(), read)
      most = Math.max(most, isLinked ? already + 1 : already)
    }
    links.push(most)
  }
  return Math.max(0, ...links)
}

/** Where a place leads, in any number of steps. */
function reachedFrom(place: number, next: readonly (readonly number[])[]): Set<number> {
  const found = new Set(next[place])
  for (const each of found) for (const to of next[each] ?? []) found.add(to)
  return found
}

/** Places that lead back to themselves, each with all that lie on the same round; the first of all first (Kosaraju). */
function loopsOf(ahead: readonly number[][], behind: readonly number[][]): number[][] {
  const left = new Set<number>()
  for (const start of ahead.keys()) {
    if (left.has(start)) continue
    const entered = new Set([start])
    const path = [{ place: start, way: 0 }]
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const to = ahead[step.place]?.[step.way++]
      if (to === undefined) {
        left.add(step.place)
        path.pop()
      } else if (!left.has(to) && !entered.has(to)) {
        entered.add(to)
        path.push({ place: to, way: 0 })
      }
    }
  }
  const taken = new Set<number>()
  return [...left].toReversed().flatMap(start => {
    if (taken.has(start)) return []
    const round = new Set([start])
    for (const place of round) for (const from of behind[place] ?? []) if (!taken.has(from)) round.add(from)
    for (const place of round) taken.add(place)
    return round.size > 1 || ahead[start]?.includes(start) ? [[...round]] : []
  })
}

/** Whether some text leads round the one loop, from it to the other, and round the other. */
function areLinked(
  { signs, next }: Automaton,
  one: readonly number[],
  other: readonly number[],
  leadingThere: ReadonlySet<number>,
  read: (sign: string) => bigint,
): boolean {
  const readAt = (place: number) => read(signs[place] ?? '')
  const readOn = readerOn(read, readAt)
  const [inOne, inOther] = [new Set(one), new Set(other)]
  let steps = 0
  const isLinked = (p: number, q: number): boolean => {
    const seen = new Set<string>([`${p} ${p} ${q}`])
    const waiting: [number, number, number][] = [[p, p, q]]
    for (const [a, b, c] of waiting) {
      const before = readAt(a) & readAt(b) & readAt(c)
      if (before === 0n) continue
      for (const wayA of next[a] ?? []) {
        if (!inOne.has(wayA.to)) continue
        const bitsA = readOn(wayA, before)
        if (bitsA === 0n) continue
        for (const wayC of next[c] ?? []) {
          if (!inOther.has(wayC.to)) continue
          const bits = bitsA & readOn(wayC, before)
          if (bits === 0n) continue
          for (const wayB of next[b] ?? []) {
            if (++steps > MOST_STEPS) return true
            if (!leadingThere.has(wayB.to) || (bits & readOn(wayB, before)) === 0n) continue
            if (wayA.to === p && wayB.to === q && wayC.to === q) return true
            const key = `${wayA.to} ${wayB.to} ${wayC.to}`
            if (seen.has(key)) continue
            seen.add(key)
            waiting.push([wayA.to, wayB.to, wayC.to])
          }
        }
      }
    }
    return false
  }
  return one.some(p => other.some(q => (readAt(p) & readAt(q)) !== 0n && isLinked(p, q)))
}

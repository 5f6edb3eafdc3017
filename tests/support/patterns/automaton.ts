import type { Tree } from './parse-pattern.ts'

/** What is repeated so often is taken apart; what is repeated more often counts as without an end. */
const MOST_COPIES = 12
const MOST_PLACES = 3_000
/** Two ways are as bad as more. */
const MANY = 2

/** What must be true between two signs: of the one behind, of the one ahead, or that no text can be there at all. */
export type Limit = 'never' | 'border' | { sign: string; isBehind: boolean; isNot: boolean }

/** One way to a place. */
export interface Way {
  to: number
  limits: readonly Limit[]
}

/** A part of a pattern as an automaton: the ways in, the ways out, and those on which it reads nothing. */
interface Part {
  first: Way[]
  last: Way[]
  empty: (readonly Limit[])[]
}

/** A pattern as an automaton: its places, each of which reads one sign, and the ways from each to others. */
export interface Automaton {
  /** The source of the sign that each place reads. */
  signs: string[]
  next: Way[][]
}

/** Each way `MANY` times at the most. */
function few(ways: Way[]): Way[] {
  const count = new Map<string, number>()
  return ways.filter(way => {
    const key = way.limits.length === 0 ? String(way.to) : JSON.stringify(way)
    count.set(key, (count.get(key) ?? 0) + 1)
    return (count.get(key) ?? 0) <= MANY
  })
}

/** The automata of a pattern: of itself, and of each part that looks ahead or behind. */
export function automataOf(tree: Tree): Automaton[] {
  const looks: Tree[] = []
  const signs: string[] = []
  const next: Way[][] = []

  function join(last: readonly Way[], first: readonly Way[]): void {
    for (const { to: from, limits } of last)
      next[from] = few([
        ...(next[from] ?? []),
        ...first.map(way => ({ to: way.to, limits: [...limits, ...way.limits] })),
      ])
  }

  function pair(one: Part, other: Part): Part {
    join(one.last, other.first)
    const beside = (ways: readonly Way[], empty: Part['empty']) =>
      empty.flatMap(more => ways.map(({ to, limits }) => ({ to, limits: [...limits, ...more] })))
    return {
      first: few([...one.first, ...beside(other.first, one.empty)]),
      last: few([...other.last, ...beside(one.last, other.empty)]),
      empty: one.empty.flatMap(limits => other.empty.map(more => [...limits, ...more])).slice(0, MANY),
    }
  }

  const nothing = (...limits: Limit[]): Part => ({ first: [], last: [], empty: [limits] })
  /** Nothing is read once at the most, and never where it need not be read at all. */
  const optional = (each: Part): Part => ({ ...each, empty: [[]] })

  function repeated(body: Tree, least: number, most: number): Part {
    const before = signs.length
    const one = part(body)
    const size = signs.length - before
    if (most === 0) return nothing()
    if (most === 1) return least === 0 ? optional(one) : one
    const count = Number.isFinite(most) ? most : Math.max(1, least)
    if (count <= MOST_COPIES && size * count <= MOST_PLACES) {
      const copies = [one, ...Array.from({ length: count - 1 }, () => part(body))]
      const last = copies.at(-1)
      if (!Number.isFinite(most) && last) join(last.last, last.first)
      // Each one more only after the one before.
      return copies.reduceRight((after, each, at) => {
        const whole = pair(each, after)
        return at < least ? whole : optional(whole)
      }, nothing())
    }
    join(one.last, one.first)
    return least === 0 ? optional(one) : one
  }

  function part(tree: Tree): Part {
    switch (tree.is) {
      case 'sign': {
        const to = signs.push(tree.source) - 1
        next.push([])
        return { first: [{ to, limits: [] }], last: [{ to, limits: [] }], empty: [] }
      }
      case 'row':
        return tree.parts.map(part).reduce(pair, nothing())
      case 'either': {
        const ways = tree.ways.map(part)
        return {
          first: few(ways.flatMap(({ first }) => first)),
          last: few(ways.flatMap(({ last }) => last)),
          empty: ways.flatMap(({ empty }) => empty).slice(0, MANY),
        }
      }
      case 'repeated':
        return repeated(tree.body, tree.least, tree.most)
      case 'end':
        return nothing('never')
      case 'border':
        return nothing('border')
      case 'look': {
        const { body, isBehind, isNot } = tree
        looks.push(body)
        const sign = onlySign(body)
        return sign === undefined ? nothing() : nothing({ sign, isBehind, isNot })
      }
    }
  }

  part(tree)
  return [{ signs, next }, ...looks.flatMap(automataOf)]
}

/** The source of the one sign that a part reads, where it reads no more. */
function onlySign(tree: Tree): string | undefined {
  if (tree.is === 'sign') return tree.source
  return tree.is === 'row' && tree.parts.length === 1 && tree.parts[0] ? onlySign(tree.parts[0]) : undefined
}

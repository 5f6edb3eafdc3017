import { alone, combine } from './combine.ts'
import { contradictionsOf } from './contradictions.ts'
import { evidenceOf, pairOf } from './evidence.ts'
import type { Schema } from './schemas.ts'
import type { Setting } from './setting.ts'
import { leafOf, type Pair, type Scale, type Term } from './terms.ts'

/** What a contradiction costs a candidate. */
export const AGAINST = 2
/** More numbers than this are no story for a child of primary school. */
export const MOST_NUMBERS = 5
/** A story that allows more is not read. */
const MOST_TERMS = 700
/** So many calculations over the same two, three or more numbers go on; fewer where a story has many. */
const KEPT = [0, 1, 7, 6, 4, 3]
/** What nothing else is reckoned from. */
const LAST = new Set([
  'differ',
  'lack',
  'grown',
  'shrunk',
  'shareOver',
  'packOver',
  'average',
  'around',
  'fourSides',
])

/** What more than so much contradicts is no candidate: with many numbers, nothing that anything contradicts. */
export const mostAgainst = (setting: Setting) => (setting.quantities.length > 3 ? 0 : 1)

export class TooManyTerms extends Error {}

/** All calculations that the numbers allow, each an instance of schemas with typed roles. Throws TooManyTerms. */
export function grow(setting: Setting, scale: Scale): Term[] {
  const count = setting.quantities.length
  const byUse = new Map<number, Term[]>()
  for (const quantity of setting.quantities) byUse.set(1 << quantity.index, [leafOf(quantity)])
  const made: Term[] = []
  const most = mostAgainst(setting)
  let pair: Pair | undefined
  let paired: readonly Term[] = []
  const add = (schema: Schema, parts: readonly Term[], shape: Partial<Term>, into: Term[]) => {
    const [first, second = first] = parts as [Term, Term?]
    const value = shape.value ?? schema.compute(first.value, second.value)
    if (value === undefined || !Number.isFinite(value) || value > 1e9) return undefined
    if (made.length > MOST_TERMS) throw new TooManyTerms()
    if (parts.length > 1 && (paired[0] !== first || paired[1] !== second)) {
      pair = pairOf(first, second, setting)
      paired = parts
    }
    const own = parts.length > 1 ? pair : undefined
    const against = contradictionsOf(schema, [first, second], own, setting)
    const isShared = parts.length > 1 && (first.uses & second.uses) !== 0
    const below = isShared || parts.length < 2 ? second.against : [...first.against, ...second.against]
    if (against.length + below.length > most) return undefined
    const term = termOf(schema, parts, value, shape)
    term.pair = own
    const bundles = evidenceOf(term, setting, scale)
    let score = isShared || parts.length < 2 ? second.score : first.score + second.score
    for (const bundle of bundles) score += bundle.score
    term.against = against.length > 0 ? [...below, ...against] : below
    term.bundles = bundles
    term.score = score - AGAINST * against.length
    made.push(term)
    into.push(term)
    return term
  }
  for (let uses = 1; uses < 1 << count; uses++) {
    const into: Term[] = byUse.get(uses) ?? []
    for (let one = (uses - 1) & uses; one > 0; one = (one - 1) & uses) {
      for (const first of byUse.get(one) ?? []) {
        for (const second of byUse.get(uses ^ one) ?? [])
          combine(first, second, setting, (...args) => add(...args, into))
      }
    }
    for (const term of [...into]) alone(term, setting, (...args) => add(...args, into))
    if (uses & (uses - 1)) byUse.set(uses, kept(into, (KEPT[bits(uses)] ?? 1) - Math.max(0, count - 3)))
  }
  return made
}

/** The best of those that nothing contradicts, one for each value and thing. */
function kept(terms: readonly Term[], most: number): Term[] {
  const found = new Map<string, Term>()
  for (const term of terms) {
    if (term.against.length > 0 || LAST.has(term.schema?.name ?? '')) continue
    const key = `${term.value} ${term.noun.head} ${term.per}`
    const other = found.get(key)
    if (!other || other.score < term.score) found.set(key, term)
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score).slice(0, most)
}

function bits(uses: number): number {
  let count = 0
  for (let rest = uses; rest; rest &= rest - 1) count++
  return count
}

function termOf(schema: Schema, parts: readonly Term[], value: number, shape: Partial<Term>): Term {
  const first = parts[0] as Term
  return {
    value: Math.round(value * 1e9) / 1e9,
    uses: parts.reduce((uses, part) => uses | part.uses, 0),
    noun: first.noun,
    dimension: first.dimension,
    sort: first.sort,
    per: first.per,
    about: first.about,
    first: Math.min(...parts.map(part => part.first)),
    schema,
    parts,
    steps: 1 + parts.reduce((sum, part) => sum + part.steps, 0),
    bundles: [],
    against: [],
    score: 0,
    ...shape,
  }
}

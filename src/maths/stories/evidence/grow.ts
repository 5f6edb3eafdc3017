import { contradictionsOf } from './contradictions.ts'
import { evidenceOf, pairOf } from './evidence.ts'
import { NO_NOUN, type Noun } from './nouns.ts'
import {
  ADDITIVE,
  AVERAGE,
  COMPARED,
  FOUR_SIDES,
  FROM_ONE,
  GROUPS,
  ONE_LESS,
  ONE_SIDE,
  OWN_AREA,
  PACKING,
  type Schema,
  SHARES,
  SHARING,
  SIDES,
} from './schemas.ts'
import type { Setting } from './setting.ts'
import { leafOf, leavesOf, type Pair, type Scale, type Term } from './terms.ts'
import { isSameOne } from './who.ts'

/** What a contradiction costs a candidate. */
export const AGAINST = 2
/** More numbers than this are no story for a child of primary school. */
export const MOST_NUMBERS = 6
/** A story that allows more is not read. */
const MOST_TERMS = 6_000
/** So many calculations over the same two, three or more numbers go on; fewer where a story has many. */
const KEPT = [0, 1, 10, 8, 5, 4, 4]
/** What nothing else is reckoned from. */
const LAST = new Set(['differ', 'lack', 'grown', 'shrunk', 'shareOver', 'packOver', 'average', 'around', 'fourSides'])

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
    const term = termOf(schema, parts, value, shape)
    if (parts.length > 1) {
      if (pair === undefined || paired[0] !== first || paired[1] !== second) {
        pair = pairOf(first, second, setting)
        paired = parts
      }
      term.pair = pair
    }
    const against = contradictionsOf(term, setting)
    if (against.length > most) return undefined
    const bundles = evidenceOf(term, setting, scale)
    const below = parts.reduce((sum, part) => sum + part.score, 0)
    const own = bundles.reduce((sum, bundle) => sum + bundle.score, 0)
    const isShared = parts.length > 1 && (first.uses & second.uses) !== 0
    term.against = [...(isShared ? second.against : parts.flatMap(part => part.against)), ...against]
    term.bundles = bundles
    term.score = (isShared ? second.score : below) + own - AGAINST * new Set(against).size
    made.push(term)
    into.push(term)
    return term
  }
  for (let uses = 1; uses < 1 << count; uses++) {
    const into: Term[] = byUse.get(uses) ?? []
    for (let one = (uses - 1) & uses; one > 0; one = (one - 1) & uses) {
      for (const first of byUse.get(one) ?? []) {
        for (const second of byUse.get(uses ^ one) ?? []) combine(first, second, setting, (...args) => add(...args, into))
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

type Add = (schema: Schema, parts: readonly Term[], shape: Partial<Term>) => Term | undefined

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

/** Every schema that the types of two terms allow, the first in the first role. */
function combine(first: Term, second: Term, setting: Setting, add: Add) {
  const isRatio = (term: Term) => term.sort !== 'amount'
  if (second.sort === 'times') {
    if (!second.quantity || isRatio(first)) return
    compare(first, second, setting, add)
    return
  }
  if (second.quantity && (second.sort === 'percent' || second.sort === 'fraction') && !isRatio(first)) {
    for (const schema of SHARES) {
      const told = add(schema, [first, second], {})
      if (told && schema.name === 'partOf') both(first, told, add)
    }
    return
  }
  if (first.sort !== second.sort) return
  if (first.dimension === second.dimension) {
    putTogether(first, second, setting, add)
    if (first.sort === 'amount') pack(first, second, add)
    if (first.dimension === 'length' && first.first < second.first && isScene(setting)) {
      for (const schema of SIDES) add(schema, [first, second], schema.name === 'area' ? { dimension: 'area' as never } : {})
    }
  }
  if (isRatio(first)) return
  if (second.dimension !== 'money' || second.quantity?.cues.has('note')) {
    if (first.dimension !== second.dimension || !first.dimension) groups(first, second, setting, add)
    if (!second.per && first.dimension !== 'temperature') {
      for (const schema of SHARING) {
        if (schema.name === 'shareSelf' && !second.quantity?.cues.has('company') && !second.quantity?.cues.has('others')) continue
        if (schema.name === 'shareOver' && first.dimension) continue
        add(schema, [first, second], { per: schema.name === 'shareOver' ? '' : second.noun.head || '?' })
      }
    }
  }
}

function isScene({ words }: Setting): boolean {
  return words.some(word => /^(wide|width|rectangle|rectangular|perimeter|area|around|breadth)$/.test(word.lower))
}

function putTogether(first: Term, second: Term, setting: Setting, add: Add) {
  const { flags } = setting.asked
  const hasStart = flags.has('start') || setting.says.has('someBefore') || setting.quantities.some(each => each.cues.has('end'))
  const isChain = (term: Term) => /^(sum|gain|loss|rest)$/.test(term.schema?.name ?? '')
  for (const schema of ADDITIVE) {
    const { name } = schema
    if (name === 'sum' && (first.first > second.first || isChainOf(second, 'sum'))) continue
    if ((name === 'gain' || name === 'loss') && (second.schema?.name === 'gain' || second.schema?.name === 'loss')) continue
    if (name.startsWith('before') && !hasStart) continue
    if ((name === 'grown' || name === 'shrunk') && (second.steps > 1 || first.steps > 1)) continue
    if (name === 'rest' && isChain(second) && second.schema?.name !== 'sum') continue
    if (name === 'lack' && !(flags.has('need') || flags.has('askMore') || flags.has('over') || isNeeded(first))) continue
    add(schema, [first, second], {
      noun: jointNoun(first.noun, second.noun),
      per: first.per && second.per ? first.per : first.per || '',
      about: name === 'sum' || name === 'differ' ? [...first.about, ...second.about] : first.about,
    })
  }
  if (second.quantity) compare(first, second, setting, add)
}

const isChainOf = (term: Term, name: string) => term.schema?.name === name
const isNeeded = (term: Term) => leavesOf(term).some(each => each.cues.has('need'))

function jointNoun(one: Noun, other: Noun): Noun {
  if (!one.head) return other
  if (one.head !== other.head) return one
  return { ...one, mods: one.mods.filter(word => other.mods.includes(word)) }
}

/** `base` with what is told by it; `by` says how much more, fewer, or how many times as much. */
function compare(base: Term, by: Term, setting: Setting, add: Add) {
  const quantity = by.quantity
  if (!quantity) return
  const isTimes = quantity.sort === 'times'
  const { cues } = quantity
  if (!isTimes && !cues.has('more') && !cues.has('fewer')) return
  const own = [quantity.owner, [...quantity.noun.mods, quantity.noun.head].join(' ')].filter(each => each && each !== 'there')
  const isBase = (name: string) => base.about.some(each => isSameOne(each, name))
  const told = quantity.ref && isBase(quantity.ref) && !(isBase(quantity.owner) && !isSameOne(quantity.owner, quantity.ref)) ? 'own' : isBase(quantity.owner) && quantity.ref ? 'ref' : 'own'
  const isUp = isTimes || cues.has('more')
  for (const turned of [false, true]) {
    if (turned && !quantity.ref && !setting.says.has('than')) continue
    const schema = isTimes
      ? turned ? COMPARED.timesDown : COMPARED.times
      : isUp !== turned ? COMPARED.more : COMPARED.fewer
    const term = add(schema, [base, by], {
      about: turned ? [quantity.ref].filter(Boolean) : own,
      noun: turned || isTimes || !quantity.noun.isOwn ? base.noun : quantity.noun,
    })
    if (!term) continue
    const fits = (told === 'ref') === turned
    if (!fits) term.against = [...term.against, 'who']
    both(base, term, add)
  }
}

/** What a whole and what is told by it make together, or leave. */
function both(base: Term, told: Term, add: Add) {
  for (const schema of FROM_ONE) {
    add(schema, [base, told], { about: schema.name === 'both' ? [...base.about, ...told.about] : base.about })
  }
}

function pack(first: Term, second: Term, add: Add) {
  if (first.per && !second.per) return
  const noun = second.per && second.per !== '?' ? { ...NO_NOUN, head: second.per, isOwn: true } : NO_NOUN
  for (const schema of PACKING) {
    const isOver = schema.name === 'packOver'
    add(schema, [first, second], isOver ? {} : { noun, dimension: '', per: '' })
  }
}

function groups(rate: Term, count: Term, setting: Setting, add: Add) {
  if (rate.dimension === 'temperature') return
  const isSaid =
    rate.per !== '' ||
    leavesOf(rate).some(each => each.cues.has('same') || each.cues.has('price') || each.cues.has('note') || each.cues.has('with')) ||
    setting.says.has('each') ||
    rate.dimension !== ''
  if (!isSaid) return
  add(GROUPS, [rate, count], { per: count.per })
}

/** What can be made of one term: an average of a sum, what is missing of a whole. */
function alone(term: Term, setting: Setting, add: Add) {
  const { flags } = setting.asked
  if (flags.has('average') && term.schema?.name === 'sum') {
    add(AVERAGE, [term], { value: term.value / leavesOf(term).length })
  }
  if (term.sort === 'fraction' && term.value < 1) add(ONE_LESS, [term], {})
  if (term.quantity?.dimension && setting.says.has('square')) {
    if (flags.has('area')) add(OWN_AREA, [term], {})
    else if (/length|area$/.test(term.dimension)) for (const schema of [FOUR_SIDES, ONE_SIDE]) add(schema, [term], {})
  }
}

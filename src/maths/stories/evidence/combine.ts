import type { Noun } from './nouns.ts'
import { NO_NOUN } from './nouns.ts'
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
import { leavesOf, type Term } from './terms.ts'
import { timeWords } from './vocabulary.ts'
import { isSameOne } from './who.ts'

/** Makes a term of its parts where the numbers and the proofs allow it. */
export type Add = (schema: Schema, parts: readonly Term[], shape: Partial<Term>) => Term | undefined

/** Every schema that the types of two terms allow, the first in the first role. */
export function combine(first: Term, second: Term, setting: Setting, add: Add) {
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
    if (first.dimension.endsWith('length') && first.first < second.first && isScene(setting)) {
      for (const schema of SIDES)
        add(schema, [first, second], schema.name === 'area' ? { dimension: 'area' as never } : {})
    }
  }
  if (isRatio(first)) return
  if (second.dimension !== 'money' || second.quantity?.cues.has('note')) {
    if (first.dimension !== second.dimension || !first.dimension) groups(first, second, setting, add)
    if (!second.per && first.dimension !== 'temperature') {
      for (const schema of SHARING) {
        if (
          schema.name === 'shareSelf' &&
          !second.quantity?.cues.has('company') &&
          !second.quantity?.cues.has('others')
        )
          continue
        if (schema.name === 'shareOver' && first.dimension) continue
        add(schema, [first, second], { per: schema.name === 'shareOver' ? '' : second.noun.head || '?' })
      }
    }
  }
}

function isScene({ words }: Setting): boolean {
  return words.some(word =>
    /^(wide|width|rectangle|rectangular|perimeter|area|around|breadth)$/.test(word.lower),
  )
}

function putTogether(first: Term, second: Term, setting: Setting, add: Add) {
  const { flags } = setting.asked
  const hasStart =
    flags.has('start') ||
    setting.says.has('someBefore') ||
    setting.quantities.some(each => each.cues.has('end'))
  const isChain = (term: Term) => /^(sum|gain|loss|rest)$/.test(term.schema?.name ?? '')
  for (const schema of ADDITIVE) {
    const { name } = schema
    if (name === 'sum' && (first.first > second.first || isChainOf(second, 'sum'))) continue
    if (
      (name === 'gain' || name === 'loss') &&
      (second.schema?.name === 'gain' || second.schema?.name === 'loss')
    )
      continue
    if (name.startsWith('before') && !hasStart) continue
    if ((name === 'grown' || name === 'shrunk') && (second.steps > 1 || first.steps > 1)) continue
    if (name === 'rest' && isChain(second) && second.schema?.name !== 'sum') continue
    if (
      name === 'lack' &&
      !(flags.has('need') || flags.has('askMore') || flags.has('over') || isNeeded(first))
    )
      continue
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
  const isChange = /[+-]/.test(setting.known[quantity.index]?.direction ?? '')
  if (!isTimes && !quantity.ref && !cues.has('adjective') && isChange) return
  const own = [quantity.owner, [...quantity.noun.mods, quantity.noun.head].join(' ')].filter(
    each => each && each !== 'there',
  )
  const isBase = (name: string) => base.about.some(each => isSameOne(each, name))
  // `89 more on Sunday than on Saturday`: what is told is of Sunday.
  const isOfDay =
    timeWords.has(quantity.ref) && leavesOf(base).some(({ days }) => days.includes(quantity.ref))
  const told = isOfDay
    ? 'own'
    : quantity.ref &&
        isBase(quantity.ref) &&
        !(isBase(quantity.owner) && !isSameOne(quantity.owner, quantity.ref))
      ? 'own'
      : isBase(quantity.owner) && quantity.ref
        ? 'ref'
        : 'own'
  const isUp = isTimes || cues.has('more')
  for (const turned of [false, true]) {
    if (turned && !quantity.ref && !setting.says.has('than')) continue
    const schema = isTimes
      ? turned
        ? COMPARED.timesDown
        : COMPARED.times
      : isUp !== turned
        ? COMPARED.more
        : COMPARED.fewer
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
    rate.about.some(each => isSameOne(each, count.noun.head)) ||
    leavesOf(rate).some(
      each =>
        each.cues.has('same') || each.cues.has('price') || each.cues.has('note') || each.cues.has('with'),
    ) ||
    setting.says.has('each') ||
    rate.dimension !== ''
  if (!isSaid) return
  add(GROUPS, [rate, count], { per: count.per })
}

/** What can be made of one term: an average of a sum, what is missing of a whole. */
export function alone(term: Term, setting: Setting, add: Add) {
  const { flags } = setting.asked
  if (flags.has('average') && term.schema?.name === 'sum') {
    add(AVERAGE, [term], { value: term.value / leavesOf(term).length })
  }
  if (term.sort === 'fraction' && term.value < 1) add(ONE_LESS, [term], {})
  if (term.quantity?.dimension && setting.says.has('square')) {
    if (flags.has('area')) add(OWN_AREA, [term], {})
    else if (/length|area$/.test(term.dimension))
      for (const schema of [FOUR_SIDES, ONE_SIDE]) add(schema, [term], {})
  }
}

import { ZERO } from '../../arithmetic/rational.ts'
import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { classOf, isParticleVerb, particles } from '../word-forms.ts'
import { type Clause, clauseAround, governorOf, verbAt } from './clauses.ts'
import { contextOf, shareContexts } from './contexts.ts'
import { cuesOf, rateOf } from './cues.ts'
import { type Noun, nounAt } from './nouns.ts'
import type { Quantity, Sort } from './quantity.ts'
import { type Dimension, determiners, orderWords, timeWords, unitOf } from './vocabulary.ts'
import { comparedWith, receiverOf, type Spoken, subjectBefore } from './who.ts'
import type { Word } from './words.ts'

const STATES = new Set<VerbClass>(['have', 'be', 'stay', 'measure'])
const NOT_ONE_AFTER = new Set(
  'of is was who that by more another has in and day time night for to hand side'.split(' '),
)

/** All numbers of a story that count or measure something; `questionFrom` is where what is asked begins. */
export function quantitiesOf(
  words: readonly Word[],
  questionFrom: number,
): { quantities: Quantity[]; names: string[] } {
  const quantities: Quantity[] = []
  const spoken: Spoken = { names: [], subject: '' }
  let some: Noun | undefined
  const tellsAges = words.some(word => /^(old|older|younger)$/.test(word.lower))
  for (const word of words) {
    if (/^(some|several)$/.test(word.lower) && !/^(of|more)$/.test(words[word.at + 1]?.lower ?? '')) {
      const noun = nounAt(words, word.at + 1)
      if (noun.isOwn) some = noun
    }
    if (word.isName && !spoken.names.includes(word.lower)) spoken.names.push(word.lower)
    if (word.kind !== 'number' || !counts(words, word.at, word.at >= questionFrom)) continue
    const quantity = quantityAt(words, word.at, quantities, spoken, some)
    if (tellsAges) asAge(quantity)
    quantity.inQuestion = word.at >= questionFrom
    quantities.push(quantity)
    if (quantity.owner && quantity.owner !== 'there') spoken.subject = quantity.owner
  }
  shareContexts(words, quantities)
  return { quantities, names: spoken.names }
}

/** False for what counts nothing: `one of them`, `one box holds 6`, `the price of one`, `the two girls`. */
function counts(words: readonly Word[], at: number, isAsked: boolean): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]]
  if (
    isAsked &&
    /^(two|three|four)$/.test(word?.lower ?? '') &&
    /^(the|these|those|all)$/.test(before?.lower ?? '')
  )
    return false
  if (word?.lower !== 'one' && !(word?.lower === '1' && /^(for|of|in)$/.test(before?.lower ?? '')))
    return true
  if (next?.kind !== 'word' || NOT_ONE_AFTER.has(next.lower)) return false
  if (unitOf(next.lemma)) return true
  const opens =
    before?.sentence !== word.sentence ||
    before.kind === 'mark' ||
    /^(for|in|of|on|and|if|so|but)$/.test(before.lower)
  return !opens && !isAsked
}

/** `Poppy is 7` beside `older` is an age in years. */
function asAge(quantity: Quantity) {
  if (
    quantity.dimension ||
    quantity.sort !== 'amount' ||
    quantity.verb !== 'be' ||
    !quantity.cues.has('noNoun')
  )
    return
  quantity.unit = 'year'
  quantity.dimension = unitOf('year')?.dimension ?? ''
  quantity.noun = { ...quantity.noun, head: 'year', of: '', mods: [] }
  quantity.cues.delete('noNoun')
}

function quantityAt(
  words: readonly Word[],
  at: number,
  earlier: Quantity[],
  spoken: Spoken,
  some: Noun | undefined,
): Quantity {
  const word = words[at] as Word
  const previous = earlier.at(-1)
  const clause = clauseAround(words, at)
  const own = ownNoun(words, at)
  const isPart = words[at + 1]?.lower === 'of'
  const measured = words[at + 1]?.sentence === word.sentence ? (words[at + 1]?.lemma ?? '') : ''
  const inherits = !own.isOwn && !isPart && word.number?.role === undefined
  const unit =
    word.number?.money ??
    [measured, own.head].find(each => unitOf(each)) ??
    (inherits && previous?.noun.isOwn ? previous.unit : '')
  const dimension = unitOf(unit)?.dimension ?? ''
  const governor = governorOf(words, at, own.end, clause)
  let { verb, cls } =
    governor.at >= 0
      ? meaningOf(words, at, own.end, governor.at, governor.isAfter)
      : { verb: '', cls: '' as const }
  if (governor.at < 0 && previous?.sentence === word.sentence)
    [verb, cls] = [previous.verb, previous.cls as never]
  // `3 birds returned`.
  if (verb === 'return' && governor.isAfter) cls = 'come'
  let owner = ''
  if (governor.at >= 0 && !governor.isAfter)
    owner = subjectBefore(words, governor.at, clause.from, spoken) || spoken.subject
  else if (governor.isAfter) owner = own.head
  else if (previous?.sentence === word.sentence) owner = previous.owner
  const place = { words, at, noun: own, clause, governor, verb, isMoney: dimension === 'money' }
  const cues = cuesOf(place)
  const rate = rateOf(place)
  for (const cue of rate?.cues ?? []) cues.add(cue)
  if (rate === undefined && /^(a|an|one)$/.test(words[clause.from]?.lower ?? '') && !governor.isAfter)
    cues.add('same')
  const noun = nounFor(own, unit, dimension, previous?.noun ?? some, isPart)
  if (!own.isOwn && !dimension) cues.add('noNoun')
  if (governor.isAfter && verb === 'be' && !own.isOwn) cues.add('part')
  const isGiving = cls === 'give' || /^(sell|pay)$/.test(verb)
  return {
    index: earlier.length,
    at,
    value: word.number?.exact.valueOf() ?? 0,
    exact: word.number?.exact ?? ZERO,
    sort: sortOf(words, at),
    sentence: word.sentence,
    noun,
    dimension,
    unit,
    verb,
    cls,
    owner,
    receiver: isGiving ? receiverOf(words, at, own.end, clause, governor) : '',
    ref: comparedWith(words, at + 1),
    per: rate?.per ?? '',
    days: daysOf(words, at, clause),
    cues,
    context: contextOf(words, at, noun, own.isOwn, verb, owner, previous),
    inQuestion: false,
  }
}

/** The words right after the number, past `more`, `times` and `of the`. */
function ownNoun(words: readonly Word[], at: number): Noun {
  let from = at + 1
  if (/^(more|fewer|less|additional|extra|another|other)$/.test(words[from]?.lower ?? '')) from++
  if (words[from]?.lower === 'of') {
    from++
    while (determiners.has(words[from]?.lower ?? '')) from++
  }
  return nounAt(words, from)
}

function sortOf(words: readonly Word[], at: number): Sort {
  const role = words[at]?.number?.role
  if (role === 'part') return 'fraction'
  return role ?? 'amount'
}

/** A number without a noun counts what the one before it counts. */
function nounFor(
  own: Noun,
  unit: string,
  dimension: Dimension,
  previous: Noun | undefined,
  isPart: boolean,
): Noun {
  if (dimension === 'money') return { head: '$', of: '', mods: [], end: own.end, isOwn: true }
  if (unit) return { ...own, head: unit, mods: [], isOwn: true }
  if (own.isOwn || !previous) return own
  return { ...previous, mods: isPart ? previous.mods : [], end: own.end, isOwn: false }
}

/** The verb at `governor` with its particle, passive and perfect put right. */
function meaningOf(
  words: readonly Word[],
  at: number,
  end: number,
  governor: number,
  isAfter: boolean,
): { verb: string; cls: VerbClass } {
  const { verb, cls } = verbAt(words, governor)
  const sentence = words[at]?.sentence
  if (verb === 'be' || verb === 'have') {
    const span = isAfter
      ? words.slice(governor + 1, governor + 4)
      : [...words.slice(governor + 1, at), ...words.slice(end, end + 4)]
    for (const word of span) {
      if (word.kind !== 'word' || word.sentence !== sentence) break
      if (word.lower === 'left' || !(word.verb?.form === 'past' || word.verb?.form === 'ing')) continue
      const meant = classOf(word.verb.lemma)
      if (!STATES.has(meant) && meant !== 'other') return { verb: word.verb.lemma, cls: meant }
    }
  }
  const after = [words[governor + 1], words[governor + 2], ...words.slice(end, end + 3)]
  for (const word of after) {
    if (word?.kind !== 'word' || word.sentence !== sentence || !particles.has(word.lower)) continue
    if (isParticleVerb(verb, word.lower)) return { verb, cls: classOf(verb, word.lower) }
  }
  if (verb === 'be' && words[governor - 1]?.lower === 'there') return { verb: 'exist', cls }
  return { verb, cls }
}

/** The days told with a number: behind it, up to the next one, or else before the first of its clause. */
function daysOf(words: readonly Word[], at: number, clause: Clause): string[] {
  const isNumber = (word: Word) => word.kind === 'number'
  const inClause = words.slice(clause.from, clause.to)
  const behind = words.slice(at + 1, clause.to)
  const next = behind.findIndex(isNumber)
  const first = inClause.findIndex(isNumber)
  const named = (part: readonly Word[]) =>
    part.filter(each => timeWords.has(each.lower) || orderWords.has(each.lower)).map(each => each.lower)
  const own = named(next < 0 ? behind : behind.slice(0, next))
  return own.length > 0 ? own : named(inClause.slice(0, first))
}

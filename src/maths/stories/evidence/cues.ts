import type { Clause, Governor } from './clauses.ts'
import { type Noun, nounAt } from './nouns.ts'
import { adverbs, determiners, isPerson, isStop, unitOf } from './vocabulary.ts'
import { comparing, type Word } from './words.ts'

/** What the words around a number say of it. */
export type Cue =
  | 'more'
  | 'fewer'
  | 'extra'
  | 'part'
  | 'rate'
  | 'eachBefore'
  | 'packOf'
  | 'price'
  | 'end'
  | 'now'
  | 'start'
  | 'total'
  | 'need'
  | 'than'
  | 'into'
  | 'within'
  | 'with'
  | 'opens'
  | 'not'
  | 'equally'
  | 'perEach'
  | 'note'
  | 'same'
  | 'company'
  | 'others'
  | 'noNoun'
  | 'adjective'
  | 'up'
  | 'down'
  | 'age'
  | 'if'
  | 'or'
  | 'about'
  | 'only'
  | 'off'
  | 'by'
  | 'first'
  | 'passive'
  /** `6 eggs for a cake`: so many for each of them only where cakes are counted or asked for. */
  | 'loose'

const RATES = new Set(
  'pack package packet bag box group set row case stack pile bunch sheet team bundle'.split(' '),
)

/** Where a number stands. */
export interface Place {
  words: readonly Word[]
  at: number
  noun: Noun
  clause: Clause
  governor: Governor
  verb: string
  isMoney: boolean
}

/** Which thing a rate is for, and the cues that say so; `per` is empty where it is for each of something unnamed. */
export function rateOf({
  words,
  at,
  noun,
  clause,
  isMoney,
}: Place): { cues: Cue[]; per: string } | undefined {
  const end = Math.max(noun.end, at + 1)
  const named = (i: number) => {
    const word = words[i]
    if (!word || isStop(word) || word.sentence !== words[at]?.sentence) return ''
    const isVerb = word.verb !== undefined && word.verb.form !== 'plain' && word.verb.form !== 'third'
    return nounAt(words, i).head || (adverbs.has(word.lower) || isVerb ? '' : word.lemma)
  }
  /** `one box`, `a batch`, `1 leap`, behind a preposition. */
  const oneAt = (i: number) => {
    const isOne = /^(one|1|a|an)$/.test(words[i]?.lower ?? '') && words[i]?.sentence === words[at]?.sentence
    return isOne && /^(for|in|on|into)$/.test(words[i - 1]?.lower ?? '') ? named(i + 1) : ''
  }
  const isArticle = (i: number) => /^(a|an)$/.test(words[i]?.lower ?? '')
  const eachOf = (i: number) => {
    if (words[i]?.lower !== 'of') return named(i)
    const thing = words.slice(i + 1, i + 4).find(word => !isStop(word) && word.kind === 'word')
    return thing ? nounAt(words, thing.at).head : ''
  }
  for (let i = end; i < Math.min(clause.to, end + 5); i++) {
    const lower = words[i]?.lower ?? ''
    if (oneAt(i)) return { cues: isArticle(i) ? ['rate', 'loose'] : ['rate'], per: oneAt(i) }
    if (words[i]?.kind === 'number') break
    if (/^(each|apiece|every|per)$/.test(lower)) return { cues: ['rate'], per: eachOf(i + 1) }
    if (/^(a|an)$/.test(lower) && i === end && (unitOf(words[i + 1]?.lemma ?? '') || isMoney)) {
      return { cues: ['rate'], per: named(i + 1) }
    }
  }
  for (let i = at - 1; i >= at - 9 && words[i]?.sentence === words[at]?.sentence; i--) {
    if (/^(one|1)$/.test(words[i]?.lower ?? '') && oneAt(i))
      return { cues: ['rate', 'eachBefore'], per: oneAt(i) }
    if (words[i]?.kind !== 'word' || /^(and|but|then)$/.test(words[i]?.lower ?? '')) break
    if (!/^(each|every)$/.test(words[i]?.lower ?? '')) continue
    const before = words[i - 1]
    const isAfterSubject = before?.isPlural && before.sentence === words[at]?.sentence
    // `each week during the 14 weeks`: so many of those that each is one of.
    if (!isAfterSubject && eachOf(i + 1) === noun.head && noun.head !== '') return undefined
    return { cues: ['rate', 'eachBefore'], per: isAfterSubject ? before.lemma : eachOf(i + 1) }
  }
  const pack = words[at - 2]
  if (words[at - 1]?.lower === 'of' && pack && RATES.has(pack.lemma))
    return { cues: ['rate', 'packOf'], per: pack.lemma }
  return undefined
}

/** A number's place with the words near it, in small letters. */
interface Near extends Place {
  /** The three words before it, the nearest last. */
  before: readonly string[]
  /** The word behind it. */
  next: string
  /** Four words from the end of what is counted. */
  after: readonly string[]
  inClause: readonly string[]
  lowerAt(at: number): string
  /** Whether its clause has one of some words. */
  says(...those: string[]): boolean
}

type Put = (cue: Cue, holds: boolean) => void

/** The cues of a number but those of its rate. */
export function cuesOf(place: Place): Set<Cue> {
  const { words, at, noun, clause } = place
  const end = Math.max(noun.end, at + 1)
  const cues = new Set<Cue>()
  const lowerAt = (i: number) => (words[i]?.sentence === words[at]?.sentence ? (words[i]?.lower ?? '') : '')
  const inClause = words.slice(clause.from, clause.to).map(word => word.lower)
  const near: Near = {
    ...place,
    before: [lowerAt(at - 3), lowerAt(at - 2), lowerAt(at - 1)],
    next: lowerAt(at + 1),
    after: [0, 1, 2, 3].map(i => lowerAt(end + i)),
    inClause,
    lowerAt,
    says: (...those) => those.some(each => inClause.includes(each)),
  }
  const put: Put = (cue, holds) => {
    if (holds) cues.add(cue)
  }
  for (const each of [comparedCues, timeCues, wantedCues, placeCues, companyCues, changeCues, doubtCues])
    each(near, put)
  return cues
}

/** More or fewer than something, one more, or a part of something. */
function comparedCues({ at, before, next, lowerAt }: Near, put: Put): void {
  const soon = [1, 2, 3, 4].map(i => lowerAt(at + i))
  const larger = soon.some(word => comparing(word) === 'more' && !/^(extra|additional)$/.test(word))
  const smaller = soon.some(word => comparing(word) === 'fewer')
  put('more', larger && !smaller)
  put('fewer', smaller)
  put('adjective', (larger || smaller) && !soon.some(word => /^(more|fewer)$/.test(word)))
  put(
    'extra',
    /^(additional|extra|another|other)$/.test(next) || /^(another|additional|extra)$/.test(before[2] ?? ''),
  )
  put('part', next === 'of')
}

/** At first, now or in the end; a price stands among them, as it is told of the same verbs. */
function timeCues({ before, after, governor, verb, isMoney, says }: Near, put: Put): void {
  put(
    'price',
    isMoney &&
      (/^(cost|charge|price|sell|be)$/.test(verb) || before.some(word => /^(costing|at|for)$/.test(word))),
  )
  const atEnd = after.slice(0, 3).includes('left') || after.slice(0, 2).includes('remaining')
  put(
    'end',
    atEnd ||
      before.includes('remaining') ||
      before.includes('left') ||
      says('still') ||
      /^(stay|remain)$/.test(verb),
  )
  put('end', says('left') && /^(have|be|exist|get)$/.test(verb))
  put('now', says('now') || (before.includes('until') && !isMoney))
  put(
    'start',
    says('initially', 'initial', 'original', 'beginning', 'start', 'started') ||
      (says('first') && governor.at >= 0 && !says('the')),
  )
  put('first', says('first'))
}

/** All of it, or what is needed. */
function wantedCues({ verb, says }: Near, put: Put): void {
  put('total', says('altogether', 'total', 'together'))
  put(
    'need',
    /^(need|want|require|plan|cost)$/.test(verb) ||
      says('needs', 'need', 'needed', 'wants', 'wanted', 'requires', 'goal'),
  )
  put('than', says('than'))
}

/** The small words before it. */
function placeCues({ before, after, inClause, isMoney }: Near, put: Put): void {
  const preposition = determiners.has(before[2] ?? '') ? before[1] : before[2]
  put('into', /^(into|among|between|amongst)$/.test(preposition ?? ''))
  put('within', /^(on|in|for|to)$/.test(preposition ?? ''))
  put('with', /^(with|having)$/.test(before[2] ?? ''))
  put('by', before[2] === 'by')
  put('off', after.includes('off') || (inClause.includes('off') && isMoney))
}

/** Others who share, and how. */
function companyCues(near: Near, put: Put): void {
  const { words, at, noun, governor, isMoney, before, next, says } = near
  const isNamed = words[at - 2]?.isName ?? false
  const joins = /\b(and|with)( (his|her|their|my|our|your|the))?( other)?$/.test(before.join(' ').trim())
  put(
    'company',
    joins &&
      (before[2] !== 'and' || isNamed) &&
      isPerson(noun.head) &&
      !/^(boy|girl|man|woman|adult|child)$/.test(noun.head),
  )
  put('others', next === 'other' || next === 'others')
  put('opens', governor.isAfter)
  put('not', says('not', 'never', 'without'))
  put('equally', says('equally', 'evenly', 'equal', 'fairly', 'same'))
  put('perEach', /^(each|every|per)$/.test(before[2] ?? ''))
  put('note', isMoney && /^(bill|note|coin)$/.test(next || ''))
}

const UP = 'rose rises rise increased increases grew grows grown climbed up warmer'.split(' ')
const DOWN = 'dropped drops fell falls decreased down reduced colder cooler sinks lowered'.split(' ')

/** It goes up or down. */
function changeCues({ says }: Near, put: Put): void {
  put('up', says(...UP))
  put('down', says(...DOWN))
  put('age', says('old', 'years'))
}

/** It may not be so, not exactly, or not by whom the clause is about. */
function doubtCues({ clause, governor, verb, before, after, inClause, lowerAt, says }: Near, put: Put): void {
  put('if', says('if') || lowerAt(clause.from - 1) === 'if')
  put('or', before[2] === 'or' || after[0] === 'or')
  put('about', /^(about|around|approximately|nearly|almost|over|least|most)$/.test(before[2] ?? ''))
  put(
    'passive',
    /^(be|is|are|was|were|been)$/.test(inClause[governor.at - clause.from] ?? '') &&
      !/^(be|exist|have)$/.test(verb),
  )
  put('only', says('only', 'just'))
}

import { adverbs, determiners, isBox, isKindOf, isStop, timeWords } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A group of words that names a thing: `red bags of apples` has head `bag`, of `apple`, mods `red`. */
export interface Noun {
  head: string
  of: string
  mods: readonly string[]
  /** The place after its last word. */
  end: number
  /** False where the words were found elsewhere, or nowhere. */
  isOwn: boolean
}

export const NO_NOUN: Noun = { head: '', of: '', mods: [], end: 0, isOwn: false }

/** How two things stand to each other. */
export type Match =
  /** The same, with the same words before it or at least one of them. */
  | 'same'
  /** The same head, and one of the two is named without its words. */
  | 'head'
  /** One is a sort of the other, or what the other holds. */
  | 'kin'
  /** The same head with other words: red and blue pens. */
  | 'variant'
  | 'other'
  /** One of them isn't named. */
  | 'open'

const MOST_WORDS = 6
/** Words that stand before a noun and say nothing about what it is. */
const EMPTY = new Set(
  'more extra total additional other less fewer different new remaining same whole'.split(' '),
)
const BEFORE_NOUN = new Set(
  'old extra total additional long remaining high daily other different more less fewer'.split(' '),
)

/** Reads the words that name a thing from `from` on. */
export function nounAt(words: readonly Word[], from: number): Noun {
  const found: Word[] = []
  let ofAt = -1
  let at = from
  while (at < words.length && found.length <= MOST_WORDS) {
    const word = words[at]
    if (!word || word.sentence !== words[from]?.sentence || word.sentence !== words[from - 1]?.sentence) break
    if (word.lower === 'of' && found.length > 0 && ofAt < 0) {
      let next = at + 1
      while (determiners.has(words[next]?.lower ?? '')) next++
      if (isStop(words[next]) || words[next]?.sentence !== word.sentence) break
      ofAt = found.length
      at = next
      continue
    }
    if (isStop(word) || endsNoun(words, at, found, ofAt)) break
    if (!word.isOwner) found.push(word)
    at++
  }
  const lemmas = found.map(word => word.lemma)
  const headAt = ofAt > 0 ? ofAt - 1 : lemmas.length - 1
  const before = [...lemmas.slice(0, headAt), ...(ofAt > 0 ? lemmas.slice(ofAt, -1) : [])]
  return {
    head: lemmas[headAt] ?? '',
    of: ofAt > 0 ? (lemmas.at(-1) ?? '') : '',
    mods: before.filter(word => !EMPTY.has(word)),
    end: at,
    isOwn: found.length > 0,
  }
}

/** True where the word at `at` belongs to what follows: an adverb, a time, or a verb in its own right. */
function endsNoun(words: readonly Word[], at: number, found: readonly Word[], ofAt: number): boolean {
  const [word, next, before] = [words[at], words[at + 1], found.at(-1)]
  if (!word) return true
  const { lower } = word
  if (adverbs.has(lower) && !(BEFORE_NOUN.has(lower) && !isStop(next))) return true
  if (timeWords.has(lower)) return true
  if (before && lower.endsWith('ly')) return true
  const { verb } = word
  const isPlural = (each: Word | undefined) => each?.isPlural ?? false
  if (!verb) return lower.endsWith('ing') && isPlural(before) && !isPlural(next)
  if (!before) {
    if (verb.form === 'past' && next?.verb?.form === 'ing') return true
    return (verb.form === 'past' || verb.form === 'ing') && (isStop(next) || adverbs.has(next?.lower ?? ''))
  }
  if (verb.form === 'past' || verb.form === 'ing') {
    return (
      ofAt >= 0 ||
      isStop(next) ||
      adverbs.has(next?.lower ?? '') ||
      !isPlural(next) ||
      next?.verb !== undefined
    )
  }
  if (verb.form === 'plain') return isPlural(before)
  const goesOn = next && (determiners.has(next.lower) || next.kind === 'number')
  return Boolean(goesOn) && ofAt < 0 && !/^(a|per|each)$/.test(next?.lower ?? '')
}

const coreOf = (noun: Noun) => (noun.of && isBox(noun.head) ? noun.of : noun.head)
const wordsIn = (noun: Noun) => [noun.head, noun.of, ...noun.mods].filter(Boolean)

/** How two things stand to each other; the order does not matter. */
export function matchNouns(one: Noun, other: Noun): Match {
  if (!one.head || !other.head) return 'open'
  const isSame = coreOf(one) === coreOf(other) || (one.head === other.head && (!one.of || !other.of))
  if (isSame) {
    const mine = one.mods.filter(word => word !== other.head && word !== other.of)
    const theirs = other.mods.filter(word => word !== one.head && word !== one.of)
    if (mine.length > 0 && theirs.length > 0)
      return mine.some(word => theirs.includes(word)) ? 'same' : 'variant'
    return mine.length === theirs.length ? 'same' : 'head'
  }
  const shared = [one.head, one.of].some(
    word => word && !isBox(word) && (word === other.head || word === other.of),
  )
  if (shared || one.mods.includes(other.head) || other.mods.includes(one.head)) return 'kin'
  return isSortOf(one, other) || isSortOf(other, one) ? 'kin' : 'other'
}

function isSortOf(sort: Noun, thing: Noun): boolean {
  return [sort.head, sort.of].some(word => wordsIn(thing).some(each => isKindOf(each, word)))
}

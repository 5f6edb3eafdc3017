import { type Clause, type Governor, isMainVerb } from './clauses.ts'
import { adverbs, auxiliaries, determiners, isRelative, isStop } from './vocabulary.ts'
import type { Word } from './words.ts'

/** Whom the story has spoken of so far, for pronouns. */
export interface Spoken {
  /** Everybody named, in order. */
  names: string[]
  /** The last one that did something. */
  subject: string
}

const HE_OR_SHE = new Set(['he', 'she', 'they', 'it'])
const TO_ME = new Set(['him', 'her', 'them', 'me', 'us', 'you'])
/** How many words after a number its receiver may stand. */
const RECEIVER_REACH = 6

/** Who or what the clause is about, as one or a few lemmas (`red train`), before the verb at `verb`. */
export function subjectBefore(words: readonly Word[], verb: number, from: number, spoken: Spoken): string {
  for (let i = verb - 1; i >= from; i--) {
    const word = words[i]
    if (!word) break
    if (word.isName) return word.lower
    if (HE_OR_SHE.has(word.lower)) return spoken.subject || spoken.names.at(-1) || word.lower
    if (word.lower === 'i' || word.lower === 'we' || word.lower === 'you') return word.lower
    if (word.lower === 'there') return 'there'
    if (
      word.kind === 'word' &&
      !isStop(word) &&
      !adverbs.has(word.lower) &&
      (!word.verb || isRelative(word.lower))
    ) {
      return withWordsBefore(words, i, from)
    }
    if (isMainVerb(words, i) && i < verb - 2) break
  }
  return ''
}

/** A noun with the words before it, up to a determiner or preposition: `the red train` is `red train`. */
export function withWordsBefore(words: readonly Word[], at: number, from: number): string {
  let first = at
  const isPart = (word: Word | undefined) =>
    word?.kind === 'word' && !isStop(word) && !adverbs.has(word.lower) && !word.isName
  while (first > from && isPart(words[first - 1])) first--
  if (words[first - 1]?.lower === 'of' && isPart(words[first - 2])) {
    return `${withWordsBefore(words, first - 2, from)} ${words
      .slice(first, at + 1)
      .map(word => word.lemma)
      .join(' ')}`
  }
  const owner = words[first - 1]
  const holder = owner && first > from && owner.isOwner && owner.isName ? owner.lower : ''
  return [holder, ...words.slice(first, at + 1).map(word => word.lemma)].filter(Boolean).join(' ')
}

/** To whom the amount at `at` goes; `other` for somebody without a name, nothing where nobody gets it. */
export function receiverOf(
  words: readonly Word[],
  at: number,
  end: number,
  clause: Clause,
  governor: Governor,
): string {
  const first = words[governor.at + 1]
  if (first && governor.at + 1 < at) {
    if (TO_ME.has(first.lower)) return first.lower
    if (first.isName) return first.lower
  }
  for (let i = end; i < Math.min(clause.to, end + RECEIVER_REACH); i++) {
    if (words[i]?.lower !== 'to') continue
    return words[i + 1]?.isName ? (words[i + 1]?.lower ?? '') : 'other'
  }
  for (let i = governor.at + 1; i < at; i++) {
    if (words[i]?.isName) return words[i]?.lower ?? ''
    if (isRelative(words[i]?.lower ?? '')) return 'other'
  }
  return ''
}

/** Whom or what an amount is compared with: the other side of `than` or `as`, in the sentence of `from`. */
export function comparedWith(words: readonly Word[], from: number): string {
  const sentence = words[from - 1]?.sentence
  for (let i = from; words[i]?.sentence === sentence && i < words.length; i++) {
    if (words[i]?.kind === 'number') return ''
    if (!isCompared(words, i)) continue
    for (let j = i + 1; j < Math.min(words.length, i + 6); j++) {
      const word = words[j]
      if (!word || word.sentence !== sentence || word.kind !== 'word') break
      if (word.isName) return word.lower
      if (/^(he|she|they|it|him|her|them|i|me)$/.test(word.lower)) {
        if (/^(her|his|their)$/.test(word.lower) && !isStop(words[j + 1])) continue
        return word.lower
      }
      if (determiners.has(word.lower) || auxiliaries.has(word.lower)) continue
      if (isStop(word) || adverbs.has(word.lower) || /^(number|amount)$/.test(word.lower)) continue
      let last = j
      while (words[last + 1] && !isStop(words[last + 1]) && !adverbs.has(words[last + 1]?.lower ?? '')) last++
      return words
        .slice(j, last + 1)
        .filter(each => !isMainVerb(words, each.at))
        .map(each => each.lemma)
        .join(' ')
    }
  }
  return ''
}

/** `than`, or the second `as` of `as many as`, `as old as`. */
function isCompared(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower
  if (lower === 'than') return true
  return lower === 'as' && words.slice(Math.max(0, at - 4), at).some(word => word.lower === 'as')
}

/** True where two descriptions can mean the same one: equal, or one names more words of the same. */
export function isSameOne(one: string, other: string): boolean {
  if (!one || !other) return false
  if (one === other) return true
  const [mine, theirs] = [one.split(' '), other.split(' ')]
  const [few, many] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine]
  return few.every(word => many.includes(word))
}

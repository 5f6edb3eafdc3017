import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { classOf } from '../word-forms.ts'
import { auxiliaries, determiners, prepositions, pronouns } from './vocabulary.ts'
import type { Word } from './words.ts'

/** From `from` to before `to`. */
export interface Clause {
  from: number
  to: number
}

const OPENS = new Set(
  'if while but when then after before because so although where which who and'.split(' '),
)
const CLOSES = new Set('while but when then because so although'.split(' '))
const WANTS_TO = new Set(
  'need needs needed want wants wanted have has had able going plan plans planned decided wishes like hopes trying used'.split(
    ' ',
  ),
)
/** How far behind `and` a verb may stand that makes a clause of what follows. */
const NEAR_AND = 4

/** True where the word at `at` is the verb of its clause. */
export function isMainVerb(words: readonly Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]]
  if (word?.kind !== 'word') return false
  if (word.lower === 'left') return isLeaving(words, at)
  if (/^(is|are|was|were|had|has|have|am)$/.test(word.lower)) return true
  if (!word.verb) return false
  const afterCount = before !== undefined && (determiners.has(before.lower) || before.kind === 'number')
  if (word.verb.form === 'ing') return true
  if (word.verb.form === 'past') return !(afterCount && (next?.isPlural ?? false))
  if (!before) return false
  if (word.verb.form === 'third') {
    if (afterCount || prepositions.has(before.lower) || /^(more|fewer)$/.test(before.lower)) return false
    return !(before.isPlural && !/^(she|this)$/.test(before.lower) && !before.isName)
  }
  if (before.lower === 'to') return WANTS_TO.has(words[at - 2]?.lower ?? '')
  const isSubject = pronouns.has(before.lower) || auxiliaries.has(before.lower) || before.isName
  const isMany = before.isPlural && !before.isOwner
  return isSubject || isMany || /^(people|children|only|also|and|then|each)$/.test(before.lower)
}

/** `left` as going away or leaving behind, not as what remains. */
function isLeaving(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]]
  if (!before) return false
  const hasSubject =
    pronouns.has(before.lower) ||
    before.isName ||
    before.isPlural ||
    before.kind === 'number' ||
    /^(people|children|who)$/.test(before.lower)
  if (!hasSubject) return false
  const ends = !next || next.kind === 'mark'
  const isAlone = ends && before.kind !== 'number' && !pronouns.has(before.lower)
  const isPlace = /^(in|on|with|to|over|at|for|after|now|from)$/.test(next?.lower ?? '')
  return !(isAlone || (isPlace && before.kind !== 'number' && !pronouns.has(before.lower)))
}

/** The clause that the number at `at` stands in. */
export function clauseAround(words: readonly Word[], at: number): Clause {
  const sentence = words[at]?.sentence
  const isBreak = (word: Word | undefined) => word?.kind === 'mark' && /^[;,:.?!]$/.test(word.lower)
  let [from, to] = [at, at + 1]
  while (words[from - 1]?.sentence === sentence && from > 0) {
    const word = words[from - 1]
    if (isBreak(word) || (OPENS.has(word?.lower ?? '') && word?.lower !== 'and')) break
    from--
  }
  while (words[to]?.sentence === sentence && !isBreak(words[to]) && !CLOSES.has(words[to]?.lower ?? '')) to++
  if (/^(and|so)$/.test(words[at - 1]?.lower ?? '') && at - 1 > from && opensClause(words, at, to)) from = at
  for (let i = at - 1; i > from; i--) {
    if (words[i]?.lower !== 'and') continue
    const verb = lastVerb(words, i + 1, at)
    if (verb >= 0 && verb - i <= NEAR_AND) {
      from = i + 1
      break
    }
  }
  for (let i = at + 1; i < to; i++) {
    if (words[i]?.lower === 'and' && opensClause(words, i, to)) return { from, to: i }
  }
  return { from, to }
}

function lastVerb(words: readonly Word[], from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) if (isMainVerb(words, i)) return i
  return -1
}

/** True where a verb follows `and` at `and` before any number does. */
function opensClause(words: readonly Word[], and: number, to: number): boolean {
  for (let i = and + 1; i < Math.min(to, and + NEAR_AND); i++) {
    if (words[i]?.kind === 'number') return false
    if (isMainVerb(words, i)) return true
  }
  return false
}

export interface Governor {
  /** Where the verb stands; -1 where there is none. */
  at: number
  /** The verb follows the number: `5 birds flew away`. */
  isAfter: boolean
}

/** The verb that says what happens to the number at `at`, whose noun ends at `end`. */
export function governorOf(words: readonly Word[], at: number, end: number, clause: Clause): Governor {
  const before = lastVerb(words, clause.from, at)
  if (before >= 0) return { at: before, isAfter: false }
  for (let i = Math.max(end, at + 1); i < clause.to; i++)
    if (isMainVerb(words, i)) return { at: i, isAfter: true }
  return { at: -1, isAfter: false }
}

/** A verb's lemma and class. */
export function verbAt(words: readonly Word[], at: number): { verb: string; cls: VerbClass } {
  const word = words[at]
  const verb = word?.verb?.lemma ?? word?.lower ?? ''
  return { verb, cls: classOf(verb) }
}

import { adverbs, determiners, isSmallWord, modals, prepositions, pronouns } from '../small-words.ts'
import type { Token } from '../tokens.ts'
import { alsoNouns, particles } from '../word-forms.ts'

/** What stands before a word in its clause. */
export interface Place {
  /** A group stands there and has no verb yet. */
  hasSubject: boolean
  /** The subject is somebody: a name or a pronoun. */
  isSomebody: boolean
  subjectIsPlural: boolean
  hasVerb: boolean
  /** An auxiliary waits for its verb: `did he …`, `has …`. */
  isAwaited: boolean
  hasDeterminer?: boolean
  hasAmount?: boolean
  isAsked?: boolean
  /** The group so far, where the word would go on with it. */
  inside?: { name?: string | undefined; isPlural: boolean; words: string[] } | undefined
}

export const AUXILIARIES = /^(?:be|have|do)$/
const TO_VERB = /^(?:to|not|never)$/
const BEFORE_GERUND =
  /^(?:by|after|before|of|for|without|start|stop|begin|finish|keep|is|are|was|were|been|be|am|and|go|goes|went)$/

/** Pasts that describe nothing. */
const PAST_ALONE =
  /^(?:went|came|flew|ran|ate|gave|took|drove|swam|fell|got|sat|stood|chose|wore|rode|saw|threw|won|bought|brought|grew|drank|sang|wrote|began)$/

/** Whether a word is the verb here; many words are both. */
export function isVerbHere(tokens: readonly Token[], at: number, place: Place): boolean {
  const token = tokens[at]
  if (token?.verb === undefined || token.isOwner) return false
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (token.word === 'left') return isLeaving(before, next, place)
  if (AUXILIARIES.test(token.verb))
    return !(place.hasDeterminer && token.form === 'plain' && token.verb !== 'be')
  const previous = before?.word ?? ''
  const isNeeded = previous === 'need' && /\bto$/.test(before?.raw ?? '') && token.form === 'plain'
  if (isNeeded || TO_VERB.test(previous) || modals.has(previous)) return token.form !== 'ing'
  // `costs £3`.
  if (token.verb === 'cost' && token.form === 'third' && next?.number?.money) return true
  if (place.hasDeterminer) return false
  if (token.form === 'ing') return isGerund(previous, before, next, place)
  const isBoth = alsoNouns.has(token.word)
  if (place.isAwaited && !isBoth) return true
  if (PAST_ALONE.test(token.word)) return true
  if (token.form === 'past' && (place.hasAmount || place.hasDeterminer))
    return !isNoun(next) || isEnd(tokens[at + 2], next)
  if (place.hasAmount)
    return !isBoth
      ? !isNoun(next) || token.form !== 'plain'
      : isOnlyParticle(next, tokens[at + 2]) || isDone(token, next)
  if (!isBoth) return true
  if (place.isAwaited) return place.hasSubject || place.inside !== undefined || isAuxiliary(before)
  const subject =
    place.inside ??
    (place.hasSubject ? { isPlural: place.subjectIsPlural, words: [], name: undefined } : undefined)
  if (place.hasVerb)
    return startsClause(before, token, next) && place.inside === undefined
      ? true
      : isSubjectBefore(before, token, next)
  if (!subject) return !place.hasSubject && at === 0 && token.form === 'plain' && isObjectNext(next)
  const isPerson = place.isSomebody || subject.name !== undefined
  if (isPerson) return true
  if (token.form === 'past') return !isNoun(next) || !subject.isPlural
  if (token.form === 'third') return !subject.isPlural && isObjectNext(next)
  return subject.isPlural && (isObjectNext(next) || next === undefined)
}

const isAuxiliary = (token: Token | undefined) => token?.verb !== undefined && AUXILIARIES.test(token.verb)

/** A name or pronoun right before, in the midst of talk without marks: `… 5 pens she lost 3`. */
function isSubjectBefore(before: Token | undefined, token: Token, next: Token | undefined): boolean {
  const isPerson =
    before !== undefined &&
    (before.isName || (pronouns.has(before.word) && !/^(?:him|them|us|me|her)$/.test(before.word)))
  return isPerson && !before.isOwner && (token.form !== 'plain' || isObjectNext(next))
}

function startsClause(before: Token | undefined, token: Token, next: Token | undefined): boolean {
  return (
    before !== undefined &&
    /^(?:and|then|but|who|that|which)$/.test(before.word) &&
    (token.form === 'past' || isObjectNext(next))
  )
}

/** `left` goes away where somebody does it; else it says that it is still there. */
function isLeaving(before: Token | undefined, next: Token | undefined, place: Place): boolean {
  if (place.hasVerb || place.isAwaited || place.isAsked || isAuxiliary(before)) return false
  const goesOn = next !== undefined && next.kind !== 'mark' && !/^(?:in|on|over|for|to)$/.test(next.word)
  return (
    (place.hasSubject || place.inside !== undefined || place.hasAmount === true) &&
    (goesOn || place.isSomebody || next === undefined)
  )
}

function isGerund(
  previous: string,
  before: Token | undefined,
  next: Token | undefined,
  place: Place,
): boolean {
  if (place.inside !== undefined && !isAuxiliary(before)) return false
  if (place.hasAmount && isNoun(next)) return false
  return BEFORE_GERUND.test(previous) || isAuxiliary(before) || (place.isAwaited && before?.kind === 'word')
}

function isNoun(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    !isSmallWord(token.word) &&
    !isAuxiliary(token) &&
    token.form !== 'past' &&
    !/^(?:away|off|out|up|down|home|in|on)$/.test(token.word)
  )
}

/** `8 catch the bus`: no thing in the plural, and a thing of its own behind it. */
const isDone = (token: Token, next: Token | undefined) =>
  token.form === 'plain' && !token.isPlural && next !== undefined && determiners.has(next.word)

const isEnd = (token: Token | undefined, next: Token | undefined) =>
  token === undefined && next?.verb !== undefined && !alsoNouns.has(next.word)

const isOnlyParticle = (next: Token | undefined, behind: Token | undefined) =>
  next !== undefined &&
  (/^(?:away|off|out|to)$/.test(next.word) ||
    (/^(?:in|on)$/.test(next.word) &&
      (!behind || behind.kind === 'mark' || behind.word === 'how-many' || behind.word === 'and')))

function isObjectNext(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    (next.kind === 'number' ||
      determiners.has(next.word) ||
      prepositions.has(next.word) ||
      particles.has(next.word) ||
      /^(?:some|how-many|each|more|them|him|it|for|only|all|left|again|at-once)$/.test(next.word))
  )
}

/** Whether `each` before a word stands alone: `5 each and …`. */
export function isBehindEach(next: Token): boolean {
  return (
    (prepositions.has(next.word) && next.word !== 'of') ||
    adverbs.has(next.word) ||
    /^(?:and|but|how-many|how-much|so|then|this|last|that)$/.test(next.word) ||
    modals.has(next.word) ||
    (next.verb !== undefined && next.form !== 'ing' && AUXILIARIES.test(next.verb))
  )
}

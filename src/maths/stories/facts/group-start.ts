import { determiners } from '../small-words.ts'
import type { Token } from '../tokens.ts'
import type { Group } from './group.ts'
import { isVerbHere, type Place } from './verb-or-noun.ts'

/** Where a word stands that may begin a group. */
export interface PlaceInGroup extends Place {
  /** The group begins with it. */
  isFirst: boolean
}

const ORDINALS = /^(?:first|second|third|fourth|fifth|sixth|last|next)$/
/** Words that compare, and which way. */
export const MORE = new Map([
  ['more', 'more'],
  ['fewer', 'fewer'],
  ['less', 'fewer'],
] as const)
const EACH = new Set(['each', 'every'])

/** `last year`, `this week`. */
export const isSpanWord = (token: Token | undefined) =>
  token !== undefined && /^(?:year|month|week|term|season|night|time|day)$/.test(token.word)

/** Takes the number of a group. @returns how many tokens it took; 0 for the number of another one */
export function takeAmount(group: Group, { at }: Token, number: NonNullable<Token['number']>): number {
  if (group.amount || group.asked) return 0
  group.amount = {
    value: number.value,
    at,
    ...(number.money ? { money: number.money } : {}),
    ...(number.role ? { role: number.role } : {}),
  }
  return 1
}

/** Takes a word before the nouns of a group. @returns how many tokens it took; 0 where the nouns begin, or another group */
export function takeWord(group: Group, tokens: readonly Token[], at: number, place: PlaceInGroup): number {
  return (
    takeAsking(group, tokens, at, place) ??
    takeComparing(group, tokens, at, place) ??
    takeSome(group, tokens, at) ??
    takeWhich(group, tokens, at, place) ??
    0
  )
}

/** A word and the `of` behind it. */
const withOf = (tokens: readonly Token[], at: number) => (tokens[at + 1]?.word === 'of' ? 2 : 1)

/** `how many`, `what`, `the total`, `each of`. */
function takeAsking(
  group: Group,
  tokens: readonly Token[],
  at: number,
  { isFirst }: PlaceInGroup,
): number | undefined {
  const { word = '', raw = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]
  if (word === 'how-many' || word === 'how-much') {
    if (group.amount || group.determiner) return 0
    group.asked = word
    return 1
  }
  if (word === 'what' && isFirst) {
    group.asked = 'what'
    return 1
  }
  // `the left hand`.
  if ((word === 'left' || word === 'right') && group.determiner && next?.kind === 'word') return 1
  const isTotal = word === 'total' || word === 'combined'
  if (word === 'total-of' || (isTotal && (group.asked || group.determiner) && next?.kind !== 'mark')) {
    group.isTotal = true
    return 1
  }
  if (!EACH.has(word)) return undefined
  if (group.amount) return 0
  group.isEach = true
  if (next?.number && raw.toLowerCase() === 'every' && !next.number.value.equals(1)) group.isEvery = true
  return withOf(tokens, at)
}

/** `as many`, `3 more`, `another`. */
function takeComparing(
  group: Group,
  tokens: readonly Token[],
  at: number,
  { isFirst }: PlaceInGroup,
): number | undefined {
  const { word = '' } = tokens[at] ?? {}
  const more = MORE.get(word as 'more')
  if (word === 'as-many' || word === 'as-long') group.compared ??= 'more'
  else if (word === 'so-many') group.unknown = 'same'
  else if (more && (group.amount || group.asked || isFirst || group.unknown)) {
    group.compared = more
    if (isFirst && !group.amount) group.unknown = 'more'
  } else if (word === 'another' || word === 'extra' || word === 'additional') group.isAnother = true
  else return undefined
  return 1
}

/** `some of`, `the rest of`, `5 of`. */
function takeSome(group: Group, tokens: readonly Token[], at: number): number | undefined {
  const { word = '' } = tokens[at] ?? {}
  if (word === 'some' && !group.amount) {
    group.unknown = 'some'
    return withOf(tokens, at)
  }
  if (word === 'few' && group.determiner) {
    group.unknown = 'some'
    return 1
  }
  if (word === 'the-rest') {
    group.unknown = 'rest'
    return withOf(tokens, at)
  }
  const isOfSome = word === 'of' && (group.amount || group.asked || group.unknown)
  if (!isOfSome || group.isPartOf || !tokens[at + 1]) return undefined
  group.isPartOf = true
  return 1
}

/** `the other`, `the third`, `only 5`, `her`, `both of`. */
function takeWhich(
  group: Group,
  tokens: readonly Token[],
  at: number,
  place: PlaceInGroup,
): number | undefined {
  const { word = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]
  const isBeforeNoun = next?.kind === 'word' || next?.number !== undefined
  if (word === 'other' || word === 'remaining') {
    group.isOther = true
    return 1
  }
  if (ORDINALS.test(word) && (group.determiner || isSpanWord(next)) && isBeforeNoun) {
    group.ordinal = word
    return 1
  }
  if (word === 'number' && next?.word === 'of') return 2
  if (word === 'only' || word === 'just' || word === 'exactly' || word === 'about')
    return next?.number || group.amount ? 1 : 0
  if (!determiners.has(word) || isVerbHere(tokens, at, place)) return undefined
  // `5 the`: another group, unless it is a part of what follows.
  if (group.amount && !group.isPartOf && group.amount.role === undefined && word !== 'whole') return 0
  group.determiner = word
  return word === 'both' || word === 'all' ? withOf(tokens, at) : 1
}

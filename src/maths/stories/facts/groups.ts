import { days, determiners, isSize, isSmallWord, modals, pronouns, sizes } from '../small-words.ts'
import { isRelative, isTitle, type Token } from '../tokens.ts'
import { isContainer, measureOf } from '../word-forms.ts'
import { empty, type Group } from './group.ts'
import { isVerbHere, type Place } from './verb-or-noun.ts'

const ORDINALS = /^(?:first|second|third|fourth|fifth|sixth|last|next)$/
const MORE = new Map([
  ['more', 'more'],
  ['fewer', 'fewer'],
  ['less', 'fewer'],
] as const)
const EACH = new Set(['each', 'every'])
const OBJECTS = new Set(['him', 'her', 'them', 'me', 'us', 'you', 'it'])

/**
 * The group that begins at a place, and where it ends.
 * @returns undefined where none begins
 */
export function groupAt(tokens: readonly Token[], from: number, place: Place): [Group, number] | undefined {
  const group = empty()
  let at = from
  const before = takeBefore(group, tokens, from, place)
  if (before === undefined) return undefined
  at = before.at
  if (before.isWhole) return [group, at]
  at = takeNouns(group, tokens, at, place)
  if (at === from || isNothing(group)) return undefined
  measureLast(group)
  at = takeSize(group, tokens, at)
  at = takeCompared(group, tokens, at)
  return takeOf(group, tokens, at, place)
}

/** `last year`, `this week`. */
const isSpanWord = (token: Token | undefined) =>
  token !== undefined && /^(?:year|month|week|term|season|night|time|day)$/.test(token.word)

function isNothing(group: Group): boolean {
  return (
    group.words.length === 0 &&
    !group.amount &&
    !group.asked &&
    !group.unknown &&
    !group.isEach &&
    !group.compared &&
    !group.pronoun &&
    !group.name &&
    !group.owner &&
    !group.isOther &&
    !group.isAnother &&
    group.determiner === undefined
  )
}

const isSeveral = ({ amount }: Group) => amount?.value.equals(1) === false

/** `5 kg rice`, `a 50 m pool`: the unit is what is counted. */
function measureLast(group: Group): void {
  const [first = '', ...more] = group.words
  const isMeasured = group.amount && !group.amount.money && !group.amount.role && measureOf(first)
  if (isMeasured && more.length > 0 && !more.some(word => measureOf(word))) group.words = [...more, first]
}

/** What may stand before the nouns; `isWhole` where nothing more belongs to it. */
function takeBefore(
  group: Group,
  tokens: readonly Token[],
  from: number,
  place: Place,
): { at: number; isWhole: boolean } | undefined {
  let at = from
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token || token.kind === 'mark') break
    const { word, number } = token
    if (number) {
      if (token.raw.toLowerCase() === 'twice' && number.role === undefined) {
        group.amount = { value: number.value, at: token.at }
        group.words = ['time']
        return { at: at + 1, isWhole: true }
      }
      if (group.amount && group.isPartOf) return takeWhole(group, tokens, at, place)
      if (group.amount || group.asked) break
      group.amount = {
        value: number.value,
        at: token.at,
        ...(number.money ? { money: number.money } : {}),
        ...(number.role ? { role: number.role } : {}),
      }
      continue
    }
    const isPronoun = pronouns.has(word) && at === from
    if (
      isPronoun &&
      !(
        word === 'her' &&
        (isNounNext(next, tokens, at + 1, place) || (next?.kind === 'number' && !place.hasVerb))
      )
    ) {
      group.pronoun = word
      return { at: at + 1, isWhole: true }
    }
    if (group.isPartOf && (word === 'us' || word === 'you')) {
      // `4 of us` are people.
      group.words = ['person']
      group.isPartOf = false
      group.isPlural = true
      return { at: at + 1, isWhole: true }
    }
    const isOfThem = group.isPartOf || (group.unknown !== undefined && tokens[at - 1]?.word === 'of')
    if (isOfThem && OBJECTS.has(word) && word !== 'her') return { at: at + 1, isWhole: true }
    if (word === 'how-many' || word === 'how-much') {
      if (group.amount || group.determiner) break
      group.asked = word
    } else if (word === 'how' && isSize(next?.word ?? '') && at === from) {
      group.asked = 'how-much'
      group.size = next?.word ?? ''
      return { at: at + 2, isWhole: true }
    } else if (word === 'what' && at === from) group.asked = 'what'
    else if ((word === 'left' || word === 'right') && group.determiner && next?.kind === 'word') continue
    else if (word === 'total-of') group.isTotal = true
    else if (
      (word === 'total' || word === 'combined') &&
      (group.asked || group.determiner) &&
      next?.kind !== 'mark'
    )
      group.isTotal = true
    else if (EACH.has(word)) {
      if (group.amount) break
      group.isEach = true
      if (next?.number && token.raw.toLowerCase() === 'every' && !next.number.value.equals(1))
        group.isEvery = true
      if (next?.word === 'of') at++
    } else if (word === 'as-many' || word === 'as-long') group.compared ??= 'more'
    else if (word === 'so-many') group.unknown = 'same'
    else if (MORE.has(word as 'more') && (group.amount || group.asked || at === from || group.unknown)) {
      group.compared = MORE.get(word as 'more')
      if (at === from && !group.amount) group.unknown = 'more'
    } else if (word === 'another' || word === 'extra' || word === 'additional') group.isAnother = true
    else if (word === 'some' && !group.amount) {
      group.unknown = 'some'
      if (next?.word === 'of') at++
    } else if (word === 'few' && group.determiner) group.unknown = 'some'
    else if (word === 'the-rest') {
      group.unknown = 'rest'
      if (next?.word === 'of') at++
    } else if (word === 'of' && (group.amount || group.asked || group.unknown) && !group.isPartOf && next)
      group.isPartOf = true
    else if (word === 'other' || word === 'remaining') group.isOther = true
    else if (
      ORDINALS.test(word) &&
      (group.determiner || isSpanWord(next)) &&
      (next?.kind === 'word' || next?.number)
    )
      group.ordinal = word
    else if (word === 'number' && next?.word === 'of') at++
    else if (word === 'only' || word === 'just' || word === 'exactly' || word === 'about') {
      if (!tokens[at + 1]?.number && !group.amount) break
    } else if (determiners.has(word) && !isVerbHere(tokens, at, place)) {
      if (group.amount && !group.isPartOf && group.amount.role === undefined && word !== 'whole') break
      if (word === 'that' && at === from && (!next || isSmallWord(next.word) || next.number)) return undefined
      group.determiner = word
      if ((word === 'both' || word === 'all') && next?.word === 'of') at++
    } else break
  }
  return { at, isWhole: false }
}

/** `a third of the 15 balloons`: what it is a part of has its own number. */
function takeWhole(
  group: Group,
  tokens: readonly Token[],
  at: number,
  place: Place,
): { at: number; isWhole: boolean } {
  const inner = groupAt(tokens, at, place)
  if (!inner) return { at, isWhole: false }
  group.of = inner[0]
  group.words = inner[0].words
  group.isPlural = inner[0].isPlural
  return { at: inner[1], isWhole: true }
}

function isNounNext(next: Token | undefined, tokens: readonly Token[], at: number, place: Place): boolean {
  return (
    next?.kind === 'word' &&
    !next.number &&
    !isSmallWord(next.word) &&
    !isVerbHere(tokens, at, { ...place, hasDeterminer: true })
  )
}

function takeNouns(group: Group, tokens: readonly Token[], from: number, place: Place): number {
  let at = from
  let isNamed = false
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    if (
      token?.kind !== 'word' ||
      (isSmallWord(token.word) && !days.has(token.word)) ||
      modals.has(token.word)
    )
      break
    const inGroup: Place = {
      ...place,
      hasDeterminer: at === from && (group.determiner !== undefined || place.hasDeterminer === true),
      hasAmount:
        at === from &&
        (group.amount !== undefined ||
          group.asked !== undefined ||
          group.isEach ||
          (group.unknown !== undefined && group.unknown !== 'rest')),
      isAsked: group.asked !== undefined,
      inside:
        group.words.length > 0 || group.name !== undefined
          ? { ...group, isPlural: group.isPlural || isSeveral(group) }
          : undefined,
    }
    if (isVerbHere(tokens, at, inGroup)) break
    // `the rest walk`.
    if (tokens[at - 1]?.word === 'the-rest' && token.verb !== undefined) break
    const isEachOne = group.isEach && token.gender !== undefined && /^\p{Ll}/u.test(token.raw)
    if ((token.isName && !isEachOne) || (isTitle(token.word) && tokens[at + 1]?.isName)) {
      if (isRelative(group.words.at(-1) ?? '') && !group.amount) group.words = []
      if (group.words.length > 0 || group.amount) break
      if (isNamed && !isTitle(tokens[at - 1]?.word ?? '') && !token.isOwner && !/^\p{Lu}/u.test(token.raw))
        break
      group.name = group.name === undefined ? token.word : `${group.name} ${token.word}`
      if (token.gender) group.gender ??= token.gender
      isNamed = true
    } else {
      if (isNamed || (days.has(token.word) && group.words.length > 0 && !group.isTime)) break
      if (
        (isSize(token.word) && group.words.length > 0 && group.amount) ||
        (sizes.has(token.word) && (group.amount || group.asked))
      )
        break
      if (token.isName === false && isRelative(token.word) && token.gender) group.gender = token.gender
      group.words.push(token.noun)
      group.isPlural = token.isPlural
      const isThis = group.ordinal !== undefined || group.determiner === 'this' || group.determiner === 'that'
      if (days.has(token.word) || (isThis && !group.amount && isSpanWord(token))) group.isTime = true
    }
    if (token.isOwner) {
      group.owner = group.name ?? [...group.words].join(' ')
      group.name = undefined
      group.words = []
      isNamed = false
    }
  }
  return at
}

/** `3 cm taller`, `2 years older`, `£3 cheaper`. */
function takeSize(group: Group, tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? ''
  if (isSize(word) && (group.amount || group.asked) && group.words.length > 0) {
    group.size = word
    return at + 1
  }
  const size = sizes.get(word)
  if (!size || !(group.amount || group.asked)) return at
  group.size = size.size
  group.compared = size.isMore ? 'more' : 'fewer'
  return at + 1
}

/** `10 marbles more`, `5 cm less`: the comparison behind the noun. */
function takeCompared(group: Group, tokens: readonly Token[], at: number): number {
  const more = MORE.get(tokens[at]?.word as 'more')
  if (!more || group.compared || !group.amount) return at
  group.compared = more
  return at + 1
}

function takeOf(group: Group, tokens: readonly Token[], at: number, place: Place): [Group, number] {
  const head = group.words.at(-1)
  if (tokens[at]?.word !== 'of' || head === undefined || group.isTime) return [group, at]
  const inner = groupAt(tokens, at + 1, { ...place, hasDeterminer: true })
  if (!inner || (inner[0].words.length === 0 && !inner[0].pronoun && !inner[0].amount)) return [group, at]
  const [of, end] = inner
  if (of.name !== undefined && of.words.length === 0) group.owner ??= of.name
  if (of.amount) group.of = of
  // A bag of apples is about apples, counted in bags.
  if (isContainer(head) || of.amount) group.of = of
  else group.words = [...of.words, ...group.words]
  return [group, end]
}

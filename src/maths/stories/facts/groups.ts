import { days, isSize, isSmallWord, modals, pronouns, sizes } from '../small-words.ts'
import { isRelative, isTitle, type Token } from '../tokens.ts'
import { isContainer, measureOf } from '../word-forms.ts'
import { empty, type Group } from './group.ts'
import { isSpanWord, MORE, type PlaceInGroup, takeAmount, takeWord } from './group-start.ts'
import { isVerbHere, type Place } from './verb-or-noun.ts'

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

/** Where what was taken ends; `isWhole` where nothing more belongs to the group. */
interface Taken {
  at: number
  isWhole: boolean
}

/** What may stand before the nouns; undefined for the `that` of another clause. */
function takeBefore(group: Group, tokens: readonly Token[], from: number, place: Place): Taken | undefined {
  if (opensClause(tokens, from, place)) return undefined
  let at = from
  for (let token = tokens[at]; token && token.kind !== 'mark'; token = tokens[at]) {
    const whole = token.number
      ? takeWholeNumber(group, tokens, at, place)
      : takeWholeWord(group, tokens, at, { ...place, isFirst: at === from })
    if (whole) return whole
    const count = token.number
      ? takeAmount(group, token, token.number)
      : takeWord(group, tokens, at, { ...place, isFirst: at === from })
    if (count === 0) break
    at += count
  }
  return { at, isWhole: false }
}

/** `that he has`. */
function opensClause(tokens: readonly Token[], at: number, place: Place): boolean {
  const next = tokens[at + 1]
  return (
    tokens[at]?.word === 'that' &&
    !isVerbHere(tokens, at, place) &&
    (!next || isSmallWord(next.word) || next.number !== undefined)
  )
}

/** `twice`, and the whole of which something is a part. */
function takeWholeNumber(
  group: Group,
  tokens: readonly Token[],
  at: number,
  place: Place,
): Taken | undefined {
  const { raw = '', number } = tokens[at] ?? {}
  if (number && raw.toLowerCase() === 'twice' && number.role === undefined) {
    group.amount = { value: number.value, at: tokens[at]?.at ?? at }
    group.words = ['time']
    return { at: at + 1, isWhole: true }
  }
  return group.amount && group.isPartOf ? takeWhole(group, tokens, at, place) : undefined
}

/** A pronoun, or `how tall`. */
function takeWholeWord(
  group: Group,
  tokens: readonly Token[],
  at: number,
  place: PlaceInGroup,
): Taken | undefined {
  const { word = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]
  const isOwner =
    word === 'her' && (isNounNext(next, tokens, at + 1, place) || (next?.kind === 'number' && !place.hasVerb))
  if (pronouns.has(word) && place.isFirst && !isOwner) {
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
  if (word !== 'how' || !isSize(next?.word ?? '') || !place.isFirst) return undefined
  group.asked = 'how-much'
  group.size = next?.word ?? ''
  return { at: at + 2, isWhole: true }
}

/** `a third of the 15 balloons`: what it is a part of has its own number. */
function takeWhole(group: Group, tokens: readonly Token[], at: number, place: Place): Taken {
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

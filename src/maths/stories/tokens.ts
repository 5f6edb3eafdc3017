import { EITHER, FEMALE, MALE, RELATIVES, TITLES } from '../language/en/stories/names.ts'
import { WAYS_OF_SAYING } from '../language/en/stories/ways-of-saying.ts'
import { EXPRESSIONS, SHORT_FORMS } from '../language/en/stories/words.ts'
import { type NumberRead, numberAt } from './numbers.ts'
import { isSmallWord } from './small-words.ts'
import { isLabelled, isPlural, nounOf, pairs, type VerbForm, verbOf, words } from './word-forms.ts'

/** A word, number or mark of a story, with every sense that it may have. */
export interface Token {
  /** Its place among all tokens of the text. */
  at: number
  /** As it stands. */
  raw: string
  kind: 'number' | 'word' | 'mark'
  /** In small letters without an owner's ending; a fixed expression as one word: `in-all` and its like `altogether`. */
  word: string
  /** Of a number: `value` as it stands, and what it is a number of. */
  number?: NumberRead
  /** As a noun, in the singular. */
  noun: string
  /** As a form of a verb. */
  verb?: string
  form?: VerbForm
  isPlural: boolean
  isName: boolean
  gender?: 'male' | 'female'
  /** Has the ending of an owner: `Tom's`. */
  isOwner: boolean
}

export interface Sentence {
  tokens: Token[]
  isQuestion: boolean
}

/** A story in tokens. */
export interface Told {
  sentences: Sentence[]
  /** Every number in order, those that only name something (`Year 2`) left out. */
  numbers: Token[]
  /** Notations that no reader of stories knows: a time of day, a ratio, an equation. */
  doubts: string[]
}

/** More than any story of a schoolbook; what is longer is not read. */
const MOST_TOKENS = 220
const LONGEST = 1_200

const shortForms = pairs(SHORT_FORMS)
const male = new Set(words(MALE))
const female = new Set(words(FEMALE))
const either = new Set(words(EITHER))
const titles = new Set(words(TITLES))
const relatives = new Set(words(RELATIVES))
/** Whether somebody is meant by what they are to others: `brother`. */
export const isRelative = (word: string): boolean => relatives.has(word)
/** Whether it may stand before a name: `Mrs`. */
export const isTitle = (word: string): boolean => titles.has(word)

/** Fixed expressions by their first word, the longest first. */
const expressions = new Map<string, { words: string[]; as: string }[]>()
for (const [as, list] of EXPRESSIONS)
  for (const said of list.split('|')) {
    const [first = '', ...more] = words(said)
    expressions.set(first, [...(expressions.get(first) ?? []), { words: [first, ...more], as }])
  }
for (const list of expressions.values()) list.sort((one, other) => other.words.length - one.words.length)

const PIECE =
  /[£$€₹]?(?:\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+(?:,\d{3})*)(?:\.\d+)?|\.\d+|[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛]|\p{L}[\p{L}]*(?:[-'](?=\p{L})\p{L}+)*|'s?|[.?!;,:%/¢°()=+<>×÷*"-]|\n|[^\s]/gu

/**
 * A story in sentences of tokens; each reader of stories begins here.
 * @returns undefined for what is too long for a story
 */
export function tokensOf(text: string): Told | undefined {
  if (text.length > LONGEST) return undefined
  const pieces = piecesOf(text)
  if (pieces.length > MOST_TOKENS) return undefined
  const names = namesIn(pieces)
  const told: Told = { sentences: [], numbers: [], doubts: doubtsIn(text) }
  let tokens: Token[] = []
  let count = 0
  const finish = (isMarked: boolean) => {
    const isQuestion = isMarked || /^(?:what|how(?:-.*)?)$/.test(tokens[0]?.word ?? '')
    if (tokens.length > 0) told.sentences.push({ tokens, isQuestion })
    tokens = []
  }
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] ?? ''
    const word = piece.toLowerCase()
    if (/^[.?!;\n]$/.test(piece)) {
      finish(piece === '?')
      at++
      continue
    }
    const read = numberAt(pieces, at)
    const labelled = read && isLabel(pieces, at, tokens.at(-1)) ? tokens.at(-1) : undefined
    if (labelled) {
      nameBy(labelled, piece)
      at++
      continue
    }
    if (read) {
      const raw = pieces.slice(at, at + read.length).join(' ')
      const token: Token = { ...bare(count++, raw, 'number'), number: read }
      tokens.push(token)
      told.numbers.push(token)
      at += read.length
      continue
    }
    const fixed = expressionAt(pieces, at)
    // `are needed to carry them`.
    const isPassive = word === 'needed' && tokens.at(-1)?.verb === 'be'
    if (fixed && !isPassive) {
      const raw = pieces.slice(at, at + fixed.words.length).join(' ')
      tokens.push({ ...bare(count++, raw, 'word'), word: fixed.as, noun: fixed.as, ...verbSense(fixed.as) })
      at += fixed.words.length
      continue
    }
    at++
    if (piece === "'s" || piece === "'") {
      const last = tokens.at(-1)
      if (last?.kind === 'word') last.isOwner = true
      continue
    }
    const token = wordToken(count++, piece, word, names)
    // A can of paint is nobody's `can`.
    const isTin = word === 'can' && BEFORE_NOUN.test(tokens.at(-1)?.word ?? '')
    // `in May` is nobody's `may`.
    const isMonth = word === 'may' && BEFORE_MONTH.test(tokens.at(-1)?.word ?? '')
    tokens.push(isTin ? { ...token, word: 'tin' } : isMonth ? { ...token, word: 'may-month' } : token)
  }
  finish(/\?\s*$/.test(text))
  return told
}

const BEFORE_MONTH = /^(?:in|of|on|during|last|this|next|since|until|every|each)$/
const BEFORE_NOUN = /^(?:each|every|an?|the|per|one|this)$/

/** `Year` with its number is one name. */
function nameBy(token: Token, label: string): void {
  token.word = `${token.word}-${label}`
  token.noun = token.word
  token.isName = true
  delete token.verb
  delete token.form
}

function bare(at: number, raw: string, kind: Token['kind']): Token {
  return { at, raw, kind, word: raw.toLowerCase(), noun: '', isPlural: false, isName: false, isOwner: false }
}

function verbSense(word: string): { verb?: string; form?: VerbForm } {
  if (word === 'had-initially') return { verb: 'have', form: 'past' }
  const verb = verbOf(word)
  return verb ? { verb: verb.lemma, form: verb.form } : {}
}

function wordToken(at: number, piece: string, whole: string, names: ReadonlySet<string>): Token {
  if (!/^\p{L}/u.test(piece) && !/^\d/.test(piece)) return bare(at, piece, 'mark')
  const isOwner = whole.endsWith("'s")
  const word = isOwner ? whole.slice(0, -2) : whole
  const isName = names.has(word)
  const gender = male.has(word) ? 'male' : female.has(word) ? 'female' : undefined
  return {
    ...bare(at, piece, 'word'),
    word,
    noun: nounOf(word),
    isPlural: isPlural(word),
    isName,
    isOwner,
    ...(gender && !either.has(word) ? { gender } : {}),
    ...(isOwner || isName ? {} : verbSense(word)),
  }
}

const TITLE_POINT = /\b(Mr|Mrs|Ms|Dr|St|lbs?|oz|ft|hrs?|mins?|approx)\. ?/g

/** `1.`, `Q3)` before a story is the worksheet's; `____ stickers` behind it is where the answer goes. */
const WORKSHEET_NUMBER = /^\s*(?:Q|No\.?|Question)?\s?\d{1,3}\s?[.):]\s+(?=[\p{L}\d£$])/u
const BLANK = /(?:\b(?:Answer|Ans)\s?[:=]?\s*)?_{2,}[^.?!\n]{0,40}$/iu

const waysOfSaying = WAYS_OF_SAYING.map(([said, plain]) => [new RegExp(said, 'giu'), plain] as const)

function piecesOf(text: string): string[] {
  const bare = text.normalize('NFC').replace(WORKSHEET_NUMBER, '').replace(BLANK, '')
  const plain = waysOfSaying
    .reduce((said, [way, plainly]) => said.replace(way, plainly), bare)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”"]/g, ' ')
    .replace(/[–—]/g, ' - ')
    .replace(TITLE_POINT, '$1 ')
    .replace(/(?<=\d)-(?=\p{L})/gu, ' ')
    .replace(/(?:\bRs\.?|\bRe\.?|₹) ?(?=\d)/gi, '₹')
    .replace(/([£$€]) (?=\d)/g, '$1')
  return (plain.match(PIECE) ?? []).flatMap((piece, at, all) => {
    const isOwned = /^(?:of|on|in|at|with|from|for|to|all)$/i.test(all[at - 1] ?? '')
    const isIts =
      !isOwned && piece.toLowerCase() === 'its' && /^(?:[£$€₹]?\d|now|a$|only)/.test(all[at + 1] ?? '')
    const spelt = isIts ? 'it_is' : shortForms.get(piece.toLowerCase())
    const isGot = /'s$/.test(piece) && all[at + 1]?.toLowerCase() === 'got'
    if (isGot) return [piece.slice(0, -2), 'has']
    return spelt ? spelt.split('_') : [piece]
  })
}

function expressionAt(pieces: string[], at: number): { words: string[]; as: string } | undefined {
  const list = expressions.get((pieces[at] ?? '').toLowerCase())
  return list?.find(each => each.words.every((word, index) => pieces[at + index]?.toLowerCase() === word))
}

/** `Year 2`, `Room 8`: the number is a name. */
function isLabel(pieces: string[], at: number, before: Token | undefined): boolean {
  const piece = pieces[at] ?? ''
  if (!/^\d{1,4}$/.test(piece) || before?.kind !== 'word' || !isLabelled(before.word)) return false
  const isBig = /^[A-Z]/.test(before.raw)
  const next = pieces[at + 1]?.toLowerCase() ?? '.'
  const beforeThat = pieces[at - 2]?.toLowerCase() ?? ''
  if (
    !isBig &&
    (/^(?:in|by|each|per|a|the|every|of)$/.test(beforeThat) || verbOf(before.word)?.form === 'third')
  )
    return false
  return isBig || !/^\p{L}/u.test(next) || verbOf(next) !== undefined || isSmallWord(next)
}

/** Names that are things as often. */
const THINGS = new Set(
  'bill rose daisy lily poppy violet iris ruby olive pearl jade amber mark mint ivy holly hazel penny will jack'.split(
    ' ',
  ),
)

/** Words with a capital that stand where no sentence begins, and known names wherever they stand. */
function namesIn(pieces: string[]): Set<string> {
  const names = new Set<string>()
  const small = new Set(pieces.filter(piece => /^\p{Ll}/u.test(piece)))
  pieces.forEach((piece, at) => {
    const word = piece.toLowerCase().replace(/'s$/, '')
    if (!/^\p{L}{2}/u.test(piece) || isSmallWord(word)) return
    const isBig = /^\p{Lu}/u.test(piece)
    const isKnown = male.has(word) || female.has(word) || either.has(word)
    const isFirst = at === 0 || /^[.?!;:\n"(]$/.test(pieces[at - 1] ?? '')
    const isWord = relatives.has(word) || titles.has(word)
    if (isWord) {
      if (isBig && !isFirst) names.add(word)
      return
    }
    // `the bill`, `a rose`.
    const isThing =
      !isBig && /^(?:the|an?|this|his|her|my|each|every)$/i.test(pieces[at - 1] ?? '') && THINGS.has(word)
    if (isKnown && !isThing && (isBig || !verbOf(word))) names.add(word)
    else if (isBig && !isFirst && !small.has(word)) names.add(word)
    else if (isBig && isFirst && !small.has(word) && startsWithName(pieces, at)) names.add(word)
  })
  return names
}

/** A sentence that begins with an unknown word in the singular and a verb behind it begins with a name. */
function startsWithName(pieces: string[], at: number): boolean {
  const word = pieces[at]?.toLowerCase() ?? ''
  if (/'s$/.test(word)) return true
  if (isPlural(word) || verbOf(word) || numberAt(pieces, at)) return false
  const next = pieces[at + 1]?.toLowerCase() ?? ''
  const verb = verbOf(next)
  const isSecond = next === 'and' && /^(?:\p{Lu}|his$|her$)/u.test(pieces[at + 2] ?? '')
  return isSecond || (verb !== undefined && verb.form !== 'plain' && verb.form !== 'ing' && next !== 'are')
}

const DOUBTS: readonly [string, RegExp][] = [
  [
    'time of day',
    /\b(?:half|quarter|minutes?) past\b|\bquarter to (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b\d+ past \d|\d\s?:\s?\d|\bo'?clock\b|\d\s?[ap]\.?m\b/i,
  ],
  ['ratio', /\bratios?\b/i],
  ['equation', /[<>=×÷*+]|\d\s*[-−]\s*\d/],
  ['power', /[²³^\\]/],
]

function doubtsIn(text: string): string[] {
  return DOUBTS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}

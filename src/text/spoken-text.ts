import { mathsInWords } from './spoken-maths.ts'
import { unitInWords } from './spoken-words.ts'

/** A stretch of a text as it is said; its end is exclusive. Between stretches there is nothing but blanks. */
export interface Said {
  from: number
  to: number
  words: string
}

interface Word {
  from: number
  /** Where its punctuation begins. */
  end: number
  to: number
  bare: string
}

const OPERATORS = '+\\-−–±×*·⋅÷/=<>≤≥≠≈^√'
/** Two letters that are no `ln` and no `pi`: nothing is read in two ways. */
const UNIT = '(?:[a-km-oq-z][a-z]|l[a-mo-z]|p[a-hj-z])'
/** Digits, signs, and letters one by one or as a factor such as `2xy`; names of functions are signs too. */
const MATHS_WORD = new RegExp(
  `^(?:[£$€]?\\d[\\d.,]*(?![\\d.,])(?:${UNIT}(?![a-z]))?|\\.\\d+(?!\\d)|(?<!\\{)(?:sqrt|sin|cos|tan|log|ln|pi)|[a-zA-Z](?![a-zA-Z])|\\\\[a-zA-Z]+(?![a-zA-Z])(?:\\{(?:[a-z]{2}|[a-z]? )[a-z ]*\\})?|[${OPERATORS}()[\\]{}%°π□_|'’²³⁴⁵½⅓⅔¼¾⅛:!])+$`,
)
const HAS_SIGN = new RegExp(
  `[${OPERATORS}%°□²³⁴⁵½⅓⅔¼¾⅛]|\\\\[a-z]|__|sqrt|\\d[ \\t]*[xX][ \\t]*\\d|\\d *: *\\d`,
)
const IS_SAID_ALONE = /^[+×÷=√%<>]$/
const NO_MATHS =
  /^(?:\d+[/-]\d+[/-]\d+|[012]?\d:[0-5]\d(?:[ap]m)?|\d+(?:st|nd|rd|th|am|pm)|[Nn]\/[Aa]|[wc]\/o)$/
const AMOUNT_WITH_UNIT =
  /^(\d[\d.,]*)([a-zA-Z]{2,}(?:[²³]|\^[23])?(?:\/[a-z]+)?|[a-zA-Z](?:[²³]|\^[23]|\/[a-z]+))$/
const DOUBTFUL_UNIT = /^(?:in|[hspNJWVL])$/
const ENDS_WITH_SIGN = new RegExp(`[${OPERATORS}:]$`)
const STARTS_WITH_SIGN = new RegExp(`^[${OPERATORS}:]`)
/** Words of a calculation; more are the next one. */
const LONGEST = 60
/** What stands for a number that is asked for, and the sign of a ratio. */
const UNPUNCTUATED = /^[?:]$|^\?[-+×÷*/=<>]|[-+×÷*/=<>]\?$/
/** What is counted from one to another: `pages 3-5`. */
const RANGE_OF =
  /^(?:pages?|pp?|questions?|qs?|ages?|aged|years?|grades?|chapters?|exercises?|numbers?|from|lines?|steps?|rows?)$/i
const RANGE = /^(\d+)[-–](\d+)$/

/** A text as it is said, stretch by stretch: a calculation is one, every other word one by itself. */
export function saidPieces(text: string): Said[] {
  const words = wordsOf(text)
  const pieces: Said[] = []
  for (let at = 0; at < words.length; ) {
    const length = mathsLength(text, words, at)
    const [first, last] = [words[at], words[at + Math.max(length, 1) - 1]]
    if (!first || !last) break
    pieces.push({
      from: first.from,
      to: last.to,
      words:
        length > 0
          ? calculationInWords(text.slice(first.from, last.end)) + text.slice(last.end, last.to)
          : wordInWords(text, first, words[at - 1], words[at + 1]),
    })
    at += Math.max(length, 1)
  }
  return pieces
}

/** Ordinary text as it is said: its calculations and units in words. */
export function inWords(text: string): string {
  let said = ''
  let end = 0
  for (const { from, to, words } of saidPieces(text)) {
    said += text.slice(end, from) + words
    end = to
  }
  return said + text.slice(end)
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const bare = UNPUNCTUATED.test(word) ? word : word.replace(/[.,;:!?"”]+$/, '')
    return { from: index, end: index + bare.length, to: index + word.length, bare }
  })
}

function isMaths({ bare }: Word): boolean {
  return MATHS_WORD.test(bare) && !NO_MATHS.test(bare) && !unitOf(bare)
}

/** `5cm` with its unit in words. */
function unitOf(bare: string): string | undefined {
  const [, amount = '', unit = ''] = AMOUNT_WITH_UNIT.exec(bare) ?? []
  const words = unit && unit !== 'in' ? unitInWords(unit, amount === '1') : undefined
  return words && `${amount} ${words}`
}

/** How many words from there on are one calculation; 0 where none begins. */
function mathsLength(text: string, words: readonly Word[], start: number): number {
  const first = words[start]
  if (
    !first ||
    !isMaths(first) ||
    /^(?:\d+|[a-zA-Z])\)$/.test(first.bare) ||
    isRange(first, words[start - 1])
  )
    return 0
  let end = start
  for (let word = words[end]; word && end - start < LONGEST; word = words[end]) {
    const before = end > start ? words[end - 1] : undefined
    const isUnknown = word.bare === '?' && before && ENDS_WITH_SIGN.test(before.bare)
    if (!isUnknown && !isMaths(word) && !UNPUNCTUATED.test(word.bare) && !isProduct(words, end)) break
    if (before && (before.end < before.to || /\n/.test(text.slice(before.to, word.from)))) break
    end += 1
  }
  // A letter by itself may be a word: "I", "a".
  while (end - start > 1 && isLetter(words[end - 1]) && !ENDS_WITH_SIGN.test(words[end - 2]?.bare ?? ''))
    end -= 1
  if (end - start > 1 && isLetter(first) && !STARTS_WITH_SIGN.test(words[start + 1]?.bare ?? '')) return 0
  const last = words[end - 1]
  const span = text.slice(first.from, last?.end)
  const isDash = /^[-–—]$/.test(first.bare) && (end - start === 1 || !HAS_SIGN.test(span.slice(1)))
  if (isDash && start > 0) return 0
  return HAS_SIGN.test(span) && (/[\da-zA-Z½⅓⅔¼¾⅛□_]/.test(span) || IS_SAID_ALONE.test(span))
    ? end - start
    : 0
}

const SHORT_WORD = /^(?:a[mnst]|b[ey]|[gdnst]o|he|i[fnst]|m[ey]|o[fnr]|u[ps]|we|[ckm]m|[km]g|[cm]l)$/

/** The `mx` of `y = mx + c`. */
function isProduct(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  const isPair = word !== undefined && /^[a-z]{2}$/.test(word.bare) && !SHORT_WORD.test(word.bare)
  return isPair && ENDS_WITH_SIGN.test(before?.bare ?? '') && STARTS_WITH_SIGN.test(after?.bare ?? '')
}

function isLetter(word: Word | undefined): boolean {
  return word !== undefined && /^[a-zA-Z]$/.test(word.bare)
}

function isRange(word: Word, before: Word | undefined): boolean {
  return RANGE.test(word.bare) && before !== undefined && RANGE_OF.test(before.bare)
}

function calculationInWords(typed: string): string {
  return mathsInWords(
    balanced(typed)
      .replace(/sqrt\s*\(([^()]*)\)/g, '\\sqrt{$1}')
      .replace(/(?<![a-zA-Z\\])(sqrt|sin|cos|tan|log|ln|pi)(?![a-zA-Z])/g, '\\$1 ')
      .replace(/<=|=</g, '≤')
      .replace(/>=/g, '≥')
      .replace(/!=/g, '≠')
      .replace(/=>/g, '⇒')
      .replace(/\*\*/g, '^')
      .replace(/(\d)\s*[xX]\s*(?=\d)/g, '$1×')
      .replace(/\^\(([^()]*)\)/g, '^{$1}')
      .replace(/\^(-?[a-zA-Z\d]+)/g, '^{$1}')
      .replace(/%/g, '\\%'),
  )
}

/** Without a bracket at its edge that belongs to the words around it. */
function balanced(typed: string): string {
  const [opened, closed] = [typed.match(/\(/g)?.length ?? 0, typed.match(/\)/g)?.length ?? 0]
  if (closed > opened && typed.endsWith(')')) return typed.slice(0, -1)
  return opened > closed && typed.startsWith('(') ? typed.slice(1) : typed
}

function wordInWords(text: string, word: Word, before: Word | undefined, after: Word | undefined): string {
  const { bare } = word
  const punctuation = text.slice(word.end, word.to)
  const withUnit = unitOf(bare)
  if (withUnit) return withUnit + punctuation
  const [, from, to] = (isRange(word, before) && RANGE.exec(bare)) || []
  if (from) return `${from} to ${to}${punctuation}`
  const isAfterNumber =
    before !== undefined && before.end === before.to && /^[-+(=]*\d[\d.,]*$/.test(before.bare)
  const isBeforeSign = after !== undefined && STARTS_WITH_SIGN.test(after.bare) && /^[a-z]$/.test(bare)
  if (!isAfterNumber || isBeforeSign || DOUBTFUL_UNIT.test(bare)) return text.slice(word.from, word.to)
  const unit = unitInWords(bare, before.bare === '1')
  return unit ? `${unit}${punctuation}` : text.slice(word.from, word.to)
}

import type { NumberNode, Span } from './expression.ts'
import { type Rational, rational } from './rational.ts'

export type Sign = '+' | '-' | '×' | '÷' | '/' | '^'

export type Token =
  | NumberNode
  | ({ kind: 'sign'; sign: Sign; mark: string } & Span)
  | ({ kind: 'open' | 'close' | 'equals' | 'percent' | 'blank' } & Span)
  | ({ kind: 'word'; word: string } & Span)
  | ({ kind: 'other'; mark: string } & Span)

const MOST_TOKENS = 800
const MOST_DIGITS = 30

const SPACE = '[ \\u00a0\\u2009\\u202f\\u2007]'
const ENDLESS = /^(?:\.{2,}|…)/
// Each is sticky and linear: no quantifier repeats another.
/** In threes, or as India groups them: `12,45,000`. */
const COMMA_GROUPS = /[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2}){1,4},\d{3})(?![\d,])(?:\.\d+)?/y
const SPACE_GROUPS = new RegExp(`[1-9]\\d{0,2}(?:${SPACE}\\d{3})+(?!\\d|${SPACE}?[/⁄])(?:\\.\\d+)?`, 'y')
const RECURRING_BRACKETS = /(\d*)\.(\d*)\((\d+)\)/y
const RECURRING_DOTS = /(\d*)\.(\d*?)(\d\u0307(?:\d*\d\u0307)?)/y
const DECIMAL_COMMA = /\d+,\d+(?![\d,])/y
const PLAIN = /\d+(?:\.\d+)?|\.\d+/y
const WORD = /[\p{L}]+(?:['’][\p{L}]+)*/uy
/** The boxes that schoolbooks draw for what is to be filled in, for a pattern's class. */
export const BOXES = '□▢⬜◻☐▭▯⬚'
const BLANK = new RegExp(`_+|[${BOXES}]`, 'uy')

const SIGNS: Record<string, Sign> = {
  '+': '+',
  '＋': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '﹣': '-',
  '－': '-',
  '×': '×',
  '*': '×',
  '·': '×',
  '⋅': '×',
  '∙': '×',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '÷': '÷',
  ':': '÷',
  '∶': '÷',
  '/': '/',
  '⁄': '/',
  '∕': '/',
  '^': '^',
}

const VULGAR: Record<string, [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The value of `whole.fixed` followed by `recurring` for ever. */
export function recurringValue(whole: string, fixed: string, recurring: string): Rational {
  const shift = 10n ** BigInt(fixed.length)
  const nines = 10n ** BigInt(recurring.length) - 1n
  const head = BigInt(`${whole}${fixed}` || '0')
  return rational(head * nines + BigInt(recurring), shift * nines)
}

function decimalNode(text: string, start: number, end: number): NumberNode {
  const [whole = '', behind = ''] = text.split('.')
  if (!text.includes('.'))
    return { kind: 'number', value: rational(BigInt(whole)), form: 'whole', start, end }
  const value = rational(BigInt(`${whole}${behind}`), 10n ** BigInt(behind.length))
  return { kind: 'number', value, form: 'decimal', places: behind.length, start, end }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function readNumber(text: string, at: number): NumberNode | undefined {
  const recurring = match(RECURRING_BRACKETS, text, at) ?? match(RECURRING_DOTS, text, at)
  if (recurring && recurring[0].length <= MOST_DIGITS) {
    const [all, whole = '', fixed = '', part = ''] = recurring
    const value = recurringValue(whole, fixed, part.replaceAll('\u0307', ''))
    return { kind: 'number', value, form: 'decimal', isRecurring: true, start: at, end: at + all.length }
  }
  const grouped = match(COMMA_GROUPS, text, at) ?? match(SPACE_GROUPS, text, at)
  const comma = grouped ? null : match(DECIMAL_COMMA, text, at)
  const plain = (grouped ?? comma ?? match(PLAIN, text, at))?.[0]
  if (plain === undefined || plain.length > MOST_DIGITS) return undefined
  const end = at + plain.length
  const node = decimalNode(comma ? plain.replace(',', '.') : plain.replace(/[^\d.]/g, ''), at, end)
  if (comma) return { ...node, hasComma: true }
  const dots = node.form === 'decimal' ? ENDLESS.exec(text.slice(end, end + 8)) : null
  return dots ? { ...node, isEndless: true, end: end + dots[0].length } : node
}

/** Superscript digits such as `²` or `⁻³`: a power sign and its exponent. */
function readRaised(text: string, at: number): Token[] {
  const isMinus = text.charAt(at) === '⁻'
  const start = isMinus ? at + 1 : at
  let digits = ''
  let end = start
  while (end < text.length && digits.length < 4) {
    const digit = RAISED.indexOf(text.charAt(end))
    if (digit < 0) break
    digits += digit
    end++
  }
  if (digits === '') return []
  const minus: Token[] = isMinus ? [{ kind: 'sign', sign: '-', mark: '⁻', start: at, end: start }] : []
  return [
    { kind: 'sign', sign: '^', mark: '^', start: at, end: at },
    ...minus,
    decimalNode(digits, start, end),
  ]
}

function readMark(text: string, at: number): Token {
  const mark = text.charAt(at)
  const end = at + 1
  if (mark === '*' && text[end] === '*')
    return { kind: 'sign', sign: '^', mark: '**', start: at, end: end + 1 }
  const sign = SIGNS[mark]
  if (sign) return { kind: 'sign', sign, mark, start: at, end }
  if ('([{'.includes(mark)) return { kind: 'open', start: at, end }
  if (')]}'.includes(mark)) return { kind: 'close', start: at, end }
  if (mark === '=' || mark === '＝') return { kind: 'equals', start: at, end }
  if (mark === '%') return { kind: 'percent', start: at, end }
  return { kind: 'other', mark, start: at, end }
}

/**
 * Splits a text into numbers, signs, words and marks.
 * @returns undefined for text that no arithmetic question or answer needs: too many parts or over-long numbers
 */
export function tokenise(text: string): Token[] | undefined {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (tokens.length > MOST_TOKENS) return undefined
    const char = text.charAt(at)
    if (/\s/.test(char)) {
      at++
      continue
    }
    const found = tokensAt(text, at, char)
    if (!found) return undefined
    tokens.push(...found)
    at = found.at(-1)?.end ?? at + 1
  }
  return tokens
}

function tokensAt(text: string, at: number, char: string): Token[] | undefined {
  const vulgar = VULGAR[char]
  if (vulgar) {
    const [top, bottom] = vulgar
    const value = rational(top, bottom)
    const shape = { top: BigInt(top), bottom: BigInt(bottom), start: at, end: at + 1 }
    return [{ kind: 'number', value, form: 'fraction', ...shape }]
  }
  if (/\d/.test(char) || (char === '.' && /\d/.test(text.charAt(at + 1)))) {
    const number = readNumber(text, at)
    return number && [number]
  }
  const raised = readRaised(text, at)
  if (raised.length > 0) return raised
  const blank = match(BLANK, text, at)
  if (blank) return [{ kind: 'blank', start: at, end: at + blank[0].length }]
  const word = match(WORD, text, at)
  if (word) {
    return [
      { kind: 'word', word: word[0].toLowerCase().replace('’', "'"), start: at, end: at + word[0].length },
    ]
  }
  return [readMark(text, at)]
}

import { type Rational, rational } from '../arithmetic/rational.ts'

export type FormulaToken = { /** No space before it. */ isTight: boolean } & (
  | { kind: 'number'; value: Rational }
  | { kind: 'letter'; name: string }
  | { kind: 'sign'; sign: '+' | '-' | '×' | '÷' | '/' | '^' }
  | { kind: 'open' | 'close' | 'root' }
)

const LONGEST = 400
const MOST_LETTERS = 4
/** Runs of letters that are words and no product. */
const WORDS = /^(?:and|or|is|the|of|if|for|then|to|it|so|no|yes|not|you|that|what|with|in)$/i
/** Two letters that are a word where a space parts them from the number before: `12 ok`. */
const SMALL_WORDS =
  /^(?:a[ms]|be|by|do|fo|go|h[ai]|i[km]|me|my|no|oh|ok|on|pl|rn|ty|u[hmprs]|we|x[ox]|ya|yo)$/i
/** Three letters and more that are a product even where they stand by themselves: those of well-known formulas. */
const PRODUCTS = /^(?:l[wbh]h|[lb]bh|bhl|whl|mgh|nrt|p[rn]t|pr?tn|abcd?|bcd|pqrs?|rst|uvw|wxyz?|xyz)$/i
const BEHIND_FACTOR = /[\p{L}\d)\]]\s+$/u
/** A sign that only joins what is maths; a minus sign with spaces around may be a dash. */
const JOINED_BEFORE = /(?:[+×*÷/^]\s*|[\d)\]π√(-])$/
const JOINED_BEHIND = /^(?:\s*[+×*÷/^]|[(π\d√)-])/
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)/
const MIXED = /^(\d{1,6}) (\d{1,4})\/(\d{1,4})(?![\d/.^]|\s*[a-z(])/i

const IN_WORDS: [RegExp, string][] = [
  [/\s*\bsquared\b/gi, '^2'],
  [/\s*\bcubed\b/gi, '^3'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b|\bnegative\b/gi, '-'],
  [/\btimes\b|\bmultiplied by\b/gi, '×'],
  [/\bdivided by\b|\bover\b/gi, '/'],
  [/\bsqrt\b|\bsquare root of\b/gi, '√'],
  [/\bpi\b/gi, 'π'],
]

function decimal(digits: string): Rational {
  const [whole = '', part = ''] = digits.split('.')
  return rational(BigInt(`${whole}${part}` || '0'), 10n ** BigInt(part.length))
}

const SIGNS: Record<string, '+' | '-' | '×' | '÷' | '/' | '^'> = {
  '+': '+',
  '-': '-',
  '×': '×',
  '*': '×',
  '÷': '÷',
  '/': '/',
  '^': '^',
}

/**
 * Whether letters that stand side by side are a word. A product touches what it is multiplied with or a sign; three
 * letters by themselves are a word, and so is what a space parts from the factor before or behind it: `3(x + 4) ty`.
 * @param known letters that an answer may hold: three of them are a product wherever they stand
 */
function isWord(letters: string, before: string, behind: string, known: readonly string[]): boolean {
  if (letters.length < 2) return false
  if (WORDS.test(letters)) return true
  const isLong = letters.length > 2
  const isSpoken = isLong || SMALL_WORDS.test(letters) || /\p{L}\s+$/u.test(before)
  if (BEHIND_FACTOR.test(before) && isSpoken) return true
  if (/^\s+[\p{L}\d]/u.test(behind)) return true
  if (!isLong || PRODUCTS.test(letters) || [...letters].every(each => known.includes(each))) return false
  return !JOINED_BEFORE.test(before) && !JOINED_BEHIND.test(behind)
}

/**
 * Splits a text with letters into its signs.
 * @param text in the spelling of `normalise`
 * @param known letters that it may hold, where they are known
 * @returns undefined where anything stands in it that is no maths, such as a word
 */
export function formulaTokens(text: string, known: readonly string[] = []): FormulaToken[] | undefined {
  if (text.length > LONGEST) return undefined
  const plain = IN_WORDS.reduce((all, [word, sign]) => all.replace(word, sign), text)
  let rest = plain
  const tokens: FormulaToken[] = []
  let isTight = false
  while (rest !== '') {
    const space = /^\s+/.exec(rest)
    if (space) {
      rest = rest.slice(space[0].length)
      isTight = false
      continue
    }
    const letters = /^[a-z]+/i.exec(rest)?.[0] ?? ''
    const before = plain.slice(0, plain.length - rest.length)
    if (isWord(letters, before, rest.slice(letters.length), known)) return undefined
    const found = tokensAt(rest)
    if (!found) return undefined
    tokens.push(...found.tokens.map((token, at) => ({ ...token, isTight: at > 0 || isTight })))
    rest = rest.slice(found.length)
    isTight = true
  }
  return tokens
}

type Bare<T> = T extends unknown ? Omit<T, 'isTight'> : never

function tokensAt(rest: string): { tokens: Bare<FormulaToken>[]; length: number } | undefined {
  const mixed = MIXED.exec(rest)
  if (mixed) {
    const [whole = '', top = '', bottom = ''] = mixed.slice(1)
    const isProper = BigInt(bottom) > BigInt(top) && BigInt(top) > 0n
    if (!isProper) return undefined
    const value = rational(BigInt(whole)).add(rational(BigInt(top), BigInt(bottom)))
    return { tokens: [{ kind: 'number', value }], length: mixed[0].length }
  }
  const number = NUMBER.exec(rest)
  if (number) return { tokens: [{ kind: 'number', value: decimal(number[0]) }], length: number[0].length }
  const letters = /^(?:[a-z]+|[π])/i.exec(rest)?.[0]
  if (letters !== undefined) {
    if (letters.length > MOST_LETTERS) return undefined
    return { tokens: [...letters].map(name => ({ kind: 'letter', name })), length: letters.length }
  }
  const char = rest.charAt(0)
  if (char === '√') return { tokens: [{ kind: 'root' }], length: 1 }
  if (char === '(' || char === '[') return { tokens: [{ kind: 'open' }], length: 1 }
  if (char === ')' || char === ']') return { tokens: [{ kind: 'close' }], length: 1 }
  const sign = Object.hasOwn(SIGNS, char) ? SIGNS[char] : undefined
  return sign && { tokens: [{ kind: 'sign', sign }], length: 1 }
}

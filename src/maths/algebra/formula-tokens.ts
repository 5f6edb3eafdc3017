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
 * Splits a text with letters into its signs.
 * @param text in the spelling of `normalise`
 * @returns undefined where anything stands in it that is no maths, such as a word
 */
export function formulaTokens(text: string): FormulaToken[] | undefined {
  if (text.length > LONGEST) return undefined
  let rest = IN_WORDS.reduce((plain, [word, sign]) => plain.replace(word, sign), text)
  const tokens: FormulaToken[] = []
  let isTight = false
  while (rest !== '') {
    const space = /^\s+/.exec(rest)
    if (space) {
      rest = rest.slice(space[0].length)
      isTight = false
      continue
    }
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
    if (letters.length > MOST_LETTERS || WORDS.test(letters)) return undefined
    return { tokens: [...letters].map(name => ({ kind: 'letter', name })), length: letters.length }
  }
  const char = rest.charAt(0)
  if (char === '√') return { tokens: [{ kind: 'root' }], length: 1 }
  if (char === '(' || char === '[') return { tokens: [{ kind: 'open' }], length: 1 }
  if (char === ')' || char === ']') return { tokens: [{ kind: 'close' }], length: 1 }
  const sign = Object.hasOwn(SIGNS, char) ? SIGNS[char] : undefined
  return sign && { tokens: [{ kind: 'sign', sign }], length: 1 }
}

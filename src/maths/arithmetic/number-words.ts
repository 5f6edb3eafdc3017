import { type NumberNode, numberNode, type Span } from './expression.ts'
import { PARTS } from './parts-in-words.ts'
import { rational } from './rational.ts'
import type { Sign, Token } from './tokens.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, bigint> = {
  hundred: 100n,
  thousand: 1_000n,
  million: 1_000_000n,
  billion: 1_000_000_000n,
}
const PLURALS = 'twos threes fours fives sixes sevens eights nines tens elevens twelves'.split(' ')

/** So many digits behind the point are said. */
const MOST_PLACES = 8

/** Signs spelt as words; each list is what follows the first word. */
const SIGN_WORDS: [words: string, sign: Sign, mark?: string][] = [
  ['to the power of', '^'],
  ['multiplied by', '×'],
  ['timesed by', '×'],
  ['times by', '×'],
  ['divided by', '÷'],
  ['shared by', '÷'],
  ['shared between', '÷'],
  ['take away', '-'],
  ['added to', '+'],
  ['lots of', '×'],
  ['groups of', '×'],
  ['times', '×'],
  ['plus', '+'],
  ['add', '+'],
  ['minus', '-'],
  ['negative', '-'],
  ['subtract', '-'],
  ['over', '/'],
  ['of', '×', 'of'],
]
const SIGN_STARTS = new Map(
  SIGN_WORDS.map(([words, sign, mark]) => [words, { words: words.split(' '), sign, mark }]),
)
const FIRST_WORDS = new Set(SIGN_WORDS.map(([words]) => words.split(' ')[0]))

/** Every word that a number or a sign is spelt with. */
export const SPELT_WITH: readonly string[] = [
  ...[...SMALL, ...TENS, ...PLURALS, ...Object.keys(SCALES), ...Object.keys(PARTS)],
  ...SIGN_WORDS.flatMap(([words]) => words.split(' ')),
  ...'nought naught nil oh point and an percent per cent squared cubed'.split(' '),
]

function wordAt(tokens: Token[], at: number): string | undefined {
  const token = tokens[at]
  return token?.kind === 'word' ? token.word : undefined
}

function smallNumber(word: string | undefined): bigint | undefined {
  if (word === undefined) return undefined
  const small = SMALL.indexOf(word)
  if (small >= 0) return BigInt(small)
  const tens = TENS.indexOf(word)
  return tens >= 0 ? BigInt(20 + 10 * tens) : undefined
}

interface Found {
  token: Token
  next: number
}

function scaleAt(tokens: Token[], at: number): bigint | undefined {
  const word = wordAt(tokens, at)
  return word !== undefined && Object.hasOwn(SCALES, word) ? SCALES[word] : undefined
}

/** What `a hundred` and `3 thousand` begin with, before the word that says how many times. */
function leadingCount(tokens: Token[], at: number): bigint | undefined {
  const token = tokens[at]
  if (scaleAt(tokens, at + 1) === undefined) return undefined
  if (token?.kind === 'number') return token.form === 'whole' ? token.value.n : undefined
  const word = wordAt(tokens, at)
  return word === 'a' || word === 'an' ? 1n : undefined
}

/** Reads `two hundred and forty-nine`, `a hundred`, `3 thousand`. */
function readCardinal(tokens: Token[], from: number): { value: bigint; next: number } | undefined {
  const count = leadingCount(tokens, from)
  let [total, current, at] = [0n, count ?? 0n, count === undefined ? from : from + 1]
  let isLastUnit = false
  while (at < tokens.length) {
    const word = wordAt(tokens, at)
    const small = smallNumber(word)
    const scale = scaleAt(tokens, at)
    if (small !== undefined) {
      const isUnitAfterTens = small > 0n && small < 10n && current % 100n >= 20n && current % 10n === 0n
      if (at > from && isLastUnit && !isUnitAfterTens) break
      current += small
      isLastUnit = true
      at++
      const hyphen = tokens[at]
      const isJoined = hyphen?.kind === 'sign' && hyphen.mark === '-' && hyphen.start === tokens[at - 1]?.end
      const unit = smallNumber(wordAt(tokens, at + 1))
      if (
        isJoined &&
        small >= 20n &&
        unit !== undefined &&
        unit < 10n &&
        tokens[at + 1]?.start === hyphen.end
      )
        at++
    } else if (scale !== undefined && at > from) {
      if (scale === 100n) current *= scale
      else {
        total += current * scale
        current = 0n
      }
      isLastUnit = false
      at++
    } else if (
      word === 'and' &&
      at > from &&
      !isLastUnit &&
      smallNumber(wordAt(tokens, at + 1)) !== undefined
    ) {
      at++
    } else break
  }
  return at === from ? undefined : { value: total + current, next: at }
}

function numberToken(top: bigint, bottom: bigint | undefined, span: Span): NumberNode {
  const { start, end } = span
  if (bottom === undefined) return { kind: 'number', value: rational(top), form: 'whole', start, end }
  return { kind: 'number', value: rational(top, bottom), form: 'fraction', top, bottom, start, end }
}

function partAt(tokens: Token[], at: number): bigint | undefined {
  const word = wordAt(tokens, at)
  if (word === undefined) return undefined
  const part = Object.hasOwn(PARTS, word) ? PARTS[word] : PARTS[word.replace(/s$/, '')]
  return part === undefined ? undefined : BigInt(part)
}

function spanOf(tokens: Token[], from: number, next: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
}

const NOUGHT = /^(?:nought|naught|nil|oh?)$/

/** The digits behind `point`, one after the other or as one number: `six five`, `65`, `sixty-five`. */
function digitsBehindPoint(tokens: Token[], from: number): { digits: string; next: number } | undefined {
  const token = tokens[from]
  if (token?.kind === 'number' && token.form === 'whole')
    return { digits: `${token.value.n}`, next: from + 1 }
  let [digits, at] = ['', from]
  for (; digits.length < MOST_PLACES; at++) {
    const word = wordAt(tokens, at)
    const small = word !== undefined && NOUGHT.test(word) ? 0n : smallNumber(word)
    if (small === undefined || small > 9n) break
    digits += small
  }
  if (digits !== '') return { digits, next: at }
  const whole = readCardinal(tokens, from)
  return whole && whole.value < 100n ? { digits: `${whole.value}`, next: whole.next } : undefined
}

/** `three point six five`, `nought point five`, `3 point 5`; `a point 3 units to the left` is a place. */
function readSpokenDecimal(tokens: Token[], at: number): Found | undefined {
  const token = tokens[at]
  const word = wordAt(tokens, at)
  const isNought = word !== undefined && NOUGHT.test(word)
  const isDigits = token?.kind === 'number' && token.form === 'whole'
  if (word === 'point' && /^(?:an?|the|this|that)$/.test(wordAt(tokens, at - 1) ?? '')) return undefined
  const whole =
    word === 'point'
      ? { value: 0n, next: at }
      : isNought
        ? { value: 0n, next: at + 1 }
        : isDigits
          ? { value: token.value.n, next: at + 1 }
          : readCardinal(tokens, at)
  if (!whole || wordAt(tokens, whole.next) !== 'point') return undefined
  const behind = digitsBehindPoint(tokens, whole.next + 1)
  if (!behind) return undefined
  const places = behind.digits.length
  const value = rational(BigInt(`${whole.value}${behind.digits}`), 10n ** BigInt(places))
  const span = spanOf(tokens, at, behind.next)
  return { token: { kind: 'number', value, form: 'decimal', places, ...span }, next: behind.next }
}

function readNumberWords(tokens: Token[], at: number): Found | undefined {
  const decimal = readSpokenDecimal(tokens, at)
  if (decimal) return decimal
  const word = wordAt(tokens, at)
  const isArticle = (word === 'a' || word === 'an') && scaleAt(tokens, at + 1) === undefined
  if (isArticle || word === 'half') {
    const partFrom = isArticle ? at + 1 : at
    const part = partAt(tokens, partFrom)
    if (part === undefined) return undefined
    return { token: numberToken(1n, part, spanOf(tokens, at, partFrom + 1)), next: partFrom + 1 }
  }
  const token = tokens[at]
  const scale = scaleAt(tokens, at + 1)
  if (token?.kind === 'number' && token.form === 'decimal' && scale !== undefined) {
    // "2.5 million"
    const value = token.value.mul(rational(scale))
    return { token: { ...numberNode(value), ...spanOf(tokens, at, at + 2) }, next: at + 2 }
  }
  const isDigits = token?.kind === 'number' && token.form === 'whole' && scale === undefined
  const cardinal = isDigits ? { value: token.value.n, next: at + 1 } : readCardinal(tokens, at)
  if (!cardinal) return undefined
  const hyphen = tokens[cardinal.next]
  const partFrom = hyphen?.kind === 'sign' && hyphen.mark === '-' ? cardinal.next + 1 : cardinal.next
  const part = partAt(tokens, partFrom)
  if (part !== undefined) {
    return { token: numberToken(cardinal.value, part, spanOf(tokens, at, partFrom + 1)), next: partFrom + 1 }
  }
  if (isDigits) return undefined
  return {
    token: numberToken(cardinal.value, undefined, spanOf(tokens, at, cardinal.next)),
    next: cardinal.next,
  }
}

function readSignWords(tokens: Token[], at: number): Found | undefined {
  if (!FIRST_WORDS.has(wordAt(tokens, at))) return undefined
  for (const { words, sign, mark } of SIGN_STARTS.values()) {
    if (!words.every((word, index) => wordAt(tokens, at + index) === word)) continue
    const next = at + words.length
    return { token: { kind: 'sign', sign, mark: mark ?? words.join(' '), ...spanOf(tokens, at, next) }, next }
  }
  return undefined
}

/** Replaces numbers and signs spelt as words (`seven times eight`, `three quarters of 20`) by their tokens. */
export function withWordsAsNumbers(tokens: Token[]): Token[] {
  const result: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const found = readNumberWords(tokens, at) ?? readSignWords(tokens, at)
    if (found) {
      result.push(found.token)
      at = found.next
      continue
    }
    const token = tokens[at]
    if (token) result.push(...spelt(token, tokens[at + 1], result))
    if (wordAt(tokens, at) === 'per' && wordAt(tokens, at + 1) === 'cent') at++
    at++
  }
  return result
}

function spelt(token: Token, next: Token | undefined, before: Token[]): Token[] {
  if (token.kind !== 'word') return [token]
  const { word, start, end } = token
  const isAfterNumber = before.at(-1)?.kind === 'number'
  if (word === 'percent' || (word === 'per' && next?.kind === 'word' && next.word === 'cent')) {
    return [{ kind: 'percent', start, end }]
  }
  if ((word === 'squared' || word === 'cubed') && (isAfterNumber || before.at(-1)?.kind === 'close')) {
    const exponent = numberToken(word === 'squared' ? 2n : 3n, undefined, { start: end, end })
    return [{ kind: 'sign', sign: '^', mark: '^', start, end }, exponent]
  }
  const plural = PLURALS.indexOf(word)
  if (plural < 0 || !isAfterNumber) return [token]
  return [
    { kind: 'sign', sign: '×', mark: '×', start, end: start },
    numberToken(BigInt(plural + 2), undefined, { start, end }),
  ]
}

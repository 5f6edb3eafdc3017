import type { Expression } from '../arithmetic/expression.ts'
import { withLiterals } from '../arithmetic/literals.ts'
import { withWordsAsNumbers } from '../arithmetic/number-words.ts'
import { parseChain } from '../arithmetic/parse.ts'
import { recurringValue, type Token, tokenise } from '../arithmetic/tokens.ts'
import { correctSpelling } from '../values/spelling.ts'
import type { ReadingContext, Remainder } from './statement.ts'

export interface Run {
  sides: Expression[]
  isContinued: boolean
  /** Joined by "or" or "and" to the run before. */
  isAlternative: boolean
  remainder?: Remainder
}

const SILENT = new Set(['£', '$', '€', '₹', '¢', '°', "'", '~', '|', '"', '☑', '✓', '✔'])
const EQUAL_WORDS = new Set(['is', 'equals', 'equal', 'makes', 'make', 'gives', 'are', "that's", 'becomes'])
const REMAINDER_WORDS = new Set(['r', 'rem', 'remainder'])
const JOINING = new Set(['or', 'and', 'not', 'but', 'then', 'so'])
const POINTING = new Set(['this', 'that', 'which', 'the', 'no', 'each', 'every'])

function isWord(token: Token | undefined): token is Extract<Token, { kind: 'word' }> {
  return token?.kind === 'word'
}

function endsOperand(token: Token | undefined, unknown: string | undefined): boolean {
  if (isWord(token)) return token.word === unknown
  return token?.kind === 'number' || token?.kind === 'close' || token?.kind === 'percent'
}

/** Whether a token stands in the text as letters: `fifty-six`. */
function isSpelt(token: Token | undefined, text: string): boolean {
  return token?.kind === 'number' && /\p{L}/u.test(text.charAt(token.start))
}

/** Where the number at `at` is said again in the other way: `56 fifty-six`, `six - 6`. */
function restatementAt(tokens: Token[], at: number, text: string): number | undefined {
  const [token, next, after] = tokens.slice(at, at + 3)
  const isOther = (other: Token | undefined) =>
    other?.kind === 'number' && isSpelt(token, text) !== isSpelt(other, text)
  if (token?.kind !== 'number') return undefined
  if (isOther(next)) return at + 1
  const isDash = next?.kind === 'sign' && next.sign === '-' && next.start > token.end
  const isSame = after?.kind === 'number' && after.value.equals(token.value)
  return isDash && isSame && isOther(after) ? at + 2 : undefined
}

/** Puts an "or" between a number and the same one said in the other way, so that they are not multiplied. */
function withRestatements(tokens: Token[], text: string): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token) result.push(token)
    const again = restatementAt(tokens, at, text)
    if (!token || again === undefined) continue
    result.push({ kind: 'word', word: 'or', start: token.end, end: token.end })
    at = again - 1
  }
  return result
}

/** Turns `is` and `makes` into equals signs, leaves out money signs, and reads `0.3 recurring`. */
function plainTokens(tokens: Token[], { unknown }: ReadingContext): Token[] {
  const result: Token[] = []
  let hasDash = false
  for (const [at, token] of tokens.entries()) {
    const before = result.at(-1)
    const next = tokens[at + 1]
    if (token.kind === 'other' && SILENT.has(token.mark)) continue
    if (token.kind === 'sign' && token.mark === ':' && isColon(token, tokens[at - 1], next)) {
      result.push({ kind: 'other', mark: ':', start: token.start, end: token.end })
      continue
    }
    if (token.kind === 'sign' && token.mark === '-' && isDash(token, tokens[at - 1], next, unknown)) {
      hasDash = true
      continue
    }
    if (hasDash && token.kind === 'number') {
      // "Answer - 7" may mean minus seven all the same.
      result.push({ ...token, otherValue: token.value.neg() })
      hasDash = false
      continue
    }
    hasDash = false
    if (isWord(token)) {
      if (token.word === 'one' && isWord(before) && POINTING.has(before.word)) continue
      if (token.word === 'and' && before?.kind === 'number' && next?.kind === 'number') {
        const isMixed = before.form === 'whole' && (next.form === 'fraction' || isSlash(tokens[at + 2]))
        if (isMixed) continue
      }
      if (/^(?:recurring|repeating|repeated|recurs)$/.test(token.word) && before?.kind === 'number') {
        result[result.length - 1] = recurring(before)
        continue
      }
      if (EQUAL_WORDS.has(token.word) && endsOperand(before, unknown)) {
        result.push({ kind: 'equals', start: token.start, end: token.end })
        continue
      }
    }
    result.push(token)
  }
  return result
}

function isSlash(token: Token | undefined): boolean {
  return token?.kind === 'sign' && token.sign === '/'
}

/** "Divide by 2: x = 4" has a colon that introduces, "12 : 4" one that divides. */
function isColon(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  return before?.end === token.start && (!next || token.end < next.start)
}

/** "Answer - 7" has a dash, "x = -7" a minus sign. */
function isDash(token: Token, before: Token | undefined, next: Token | undefined, unknown?: string): boolean {
  if (!isWord(before) || before.word === unknown || EQUAL_WORDS.has(before.word) || !next) return false
  return before.word.length > 2 && before.end < token.start && token.end < next.start
}

/** `0.16 recurring`: only the last digit may recur, or all of them. */
function recurring(node: Extract<Token, { kind: 'number' }>): Token {
  if (node.form !== 'decimal' || !node.places) return node
  const digits = (node.value.n * 10n ** BigInt(node.places)) / node.value.d
  const text = digits.toString().padStart(node.places + 1, '0')
  const [whole, behind] = [text.slice(0, -node.places), text.slice(-node.places)]
  const value = recurringValue(whole, behind.slice(0, -1), behind.slice(-1))
  return { ...node, value, isRecurring: true, otherValue: recurringValue(whole, '', behind) }
}

function isMaths(token: Token, { unknown }: ReadingContext): boolean {
  if (isWord(token)) return token.word === unknown || token.word === 'x'
  if (token.kind === 'other') return false
  return token.kind !== 'blank'
}

/** A unit between a number and a sign (`3 cm + 4 cm`) is left out rather than ending the statement. */
function isUnit(tokens: Token[], at: number, context: ReadingContext): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!isWord(token) || JOINING.has(token.word) || !endsOperand(before, context.unknown)) return false
  return next?.kind === 'sign' || next?.kind === 'equals' || next?.kind === 'close'
}

interface Piece {
  tokens: Token[]
  /** The words right before it. */
  before: string[]
}

function splitAtWords(tokens: Token[], context: ReadingContext): Piece[] {
  const pieces: Piece[] = []
  let current: Piece = { tokens: [], before: [] }
  for (const [at, token] of tokens.entries()) {
    if (isMaths(token, context)) current.tokens.push(token)
    else if (!isUnit(tokens, at, context)) {
      if (current.tokens.length > 0) {
        pieces.push(current)
        current = { tokens: [], before: [] }
      }
      if (isWord(token)) current.before.push(token.word)
    }
  }
  if (current.tokens.length > 0) pieces.push(current)
  return pieces
}

/** `not 42` says what the answer is not, `isn't it 42?` what it may be. */
function isDenied({ before }: Piece, pieces: number): boolean {
  if (before.at(-1) === 'not') return true
  return pieces > 1 && before.some(word => word === 'not' || word.endsWith("n't"))
}

/** Takes off what can't belong to a statement: a dangling sign, a colon, a bracket without its partner. */
function trimmed(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  const depth = (kind: Token['kind']) => tokens.slice(from, to).filter(token => token.kind === kind).length
  while (to > from) {
    const kind = tokens[to - 1]?.kind
    const isDangling = kind === 'sign' || kind === 'equals' || kind === 'open'
    if (!isDangling && !(kind === 'close' && depth('close') > depth('open'))) break
    to--
  }
  while (from < to && isLeadingJunk(tokens[from])) from++
  return tokens.slice(from, to)
}

function isLeadingJunk(token: Token | undefined): boolean {
  return token?.kind === 'close' || (token?.kind === 'sign' && token.sign !== '-' && token.sign !== '+')
}

function readRemainder(tokens: Token[]): { tokens: Token[]; remainder?: Remainder } {
  const at = tokens.findLastIndex(token => isWord(token) && REMAINDER_WORDS.has(token.word))
  const [quotient, left] = [tokens[at - 1], tokens[at + 1]]
  // Behind it stand words at most: `9 r 2 is the answer`.
  const isLast = tokens.slice(at + 2).every(({ kind }) => kind !== 'number' && kind !== 'sign')
  const isRead = at > 0 && quotient?.kind === 'number' && left?.kind === 'number' && isLast
  if (!isRead || quotient.form !== 'whole' || left.form !== 'whole') return { tokens }
  return { tokens: tokens.slice(0, at), remainder: { quotient: quotient.value.n, left: left.value.n } }
}

/** `30 cm²`: the unit is squared, and not the number. */
const withoutUnitPowers = (text: string) =>
  text.replace(/(?<=\d ?)([mck]?m|in|ft)(?:²|³| ?\^ ?[23](?!\d))/g, ' $1')

/**
 * Finds the pieces of maths in a part of a line and parses each; words around them are left out, and so are pieces
 * that are no maths after all.
 */
export function readRuns(text: string, context: ReadingContext): Run[] {
  const raw = tokenise(context.unknown === 'm' ? text : withoutUnitPowers(text))
  if (!raw) return []
  const worded = withWordsAsNumbers(correctSpelling(raw))
  const plain = plainTokens(withRestatements(worded, text), context)
  const { tokens, remainder } = context.allowsRemainder
    ? readRemainder(plain)
    : { tokens: plain, remainder: undefined }
  const pieces = splitAtWords(tokens, context)
  return pieces.flatMap((piece, index): Run[] => {
    if (isDenied(piece, pieces.length)) return []
    const joined = withLiterals(trimmed(piece.tokens))
    const isContinued = joined?.[0]?.kind === 'equals'
    const sides = joined && parseChain(isContinued ? joined.slice(1) : joined)
    if (!sides || sides.length === 0) return []
    const joint = piece.before.at(-1)
    const isAlternative = index > 0 && piece.before.length === 1 && (joint === 'or' || joint === 'and')
    const isLast = index === pieces.length - 1
    return [{ sides, isContinued, isAlternative, ...(isLast && remainder ? { remainder } : {}) }]
  })
}

import type { NumberNode } from './expression.ts'
import { rational } from './rational.ts'
import type { Token } from './tokens.ts'

function isWholeNumber(token: Token | undefined): token is NumberNode {
  return token?.kind === 'number' && token.form === 'whole'
}

function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && token.mark !== 'of' && signs.includes(token.sign)
}

/**
 * A fraction at `at`: two whole numbers with a slash that stands tight between both, or spaced where nothing else
 * multiplies or divides nearby. Undefined where there is none; `'unclear'` where it could be read in two ways.
 */
function fractionAt(tokens: Token[], at: number): NumberNode | 'unclear' | undefined {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!isWholeNumber(top) || !slash || !isSign(slash, '/') || !isWholeNumber(bottom)) return undefined
  if (bottom.value.n === 0n) return undefined
  const [before, after] = [tokens[at - 1], tokens[at + 3]]
  const isTight = top.end === slash.start && slash.end === bottom.start
  if (isTight) {
    if (isSign(before, '/') && before?.end === top.start) return undefined
    if (isSign(before, '^')) return before?.end === top.start ? undefined : 'unclear'
    if (isSign(before, '÷') && before?.end === top.start) return 'unclear'
    if (after?.kind === 'open' && top.value.n > bottom.value.n) return 'unclear'
  } else if (before?.kind === 'close' || after?.kind === 'open') return undefined
  else if (isSign(before, '×÷/^') || isSign(after, '×÷/^')) return undefined
  if (isSign(after, '^')) return 'unclear'
  const shape = { top: top.value.n, bottom: bottom.value.n, start: top.start, end: bottom.end }
  return { kind: 'number', value: rational(top.value.n, bottom.value.n), form: 'fraction', ...shape }
}

/** `1 1/2`, `1½`: a whole number right before a proper fraction. */
function mixedFrom(whole: NumberNode, fraction: NumberNode): NumberNode | 'unclear' {
  const { top = 0n, bottom = 1n } = fraction
  if (top >= bottom) return 'unclear'
  const value = whole.value.add(fraction.value)
  return { kind: 'number', value, form: 'mixed', top, bottom, start: whole.start, end: fraction.end }
}

function withFractions(tokens: Token[]): Token[] | undefined {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const fraction = fractionAt(tokens, at)
    if (fraction === 'unclear') return undefined
    result.push(fraction ?? token)
    if (fraction) at += 2
  }
  return result
}

function withMixedNumbers(tokens: Token[]): Token[] | undefined {
  const result: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const before = result.at(-1)
    if (token.kind === 'number' && token.form === 'fraction' && isWholeNumber(before)) {
      const isJoined = before.end < token.start || token.end - token.start === 1
      const mixed = isJoined ? mixedFrom(before, token) : 'unclear'
      if (mixed === 'unclear' || isSign(tokens[at + 1], '^')) return undefined
      result[result.length - 1] = mixed
    } else if (token.kind === 'percent') {
      if (before?.kind !== 'number' || before.form === 'percent') return undefined
      const places = before.places
      const value = before.value.div(100)
      result[result.length - 1] = { ...before, value, form: 'percent', places, end: token.end }
    } else result.push(token)
  }
  return result
}

function endsOperand(token: Token | undefined): boolean {
  if (!token) return false
  return ['number', 'close', 'blank', 'percent'].includes(token.kind) || isLetter(token)
}

function isLetter(token: Token | undefined): token is Extract<Token, { kind: 'word' }> {
  return token?.kind === 'word' && token.word.length === 1
}

/** Whether the letter x at `at` means "times" rather than an unknown. */
function isTimes(tokens: Token[], at: number): boolean {
  const [before, token, after, afterNext] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!isLetter(token) || token.word !== 'x' || !endsOperand(before) || !after) return false
  if (['number', 'open', 'blank'].includes(after.kind) || isLetter(after)) return true
  if (after.kind === 'other' && after.mark === '?') return afterNext?.kind === 'equals'
  const isSpaced = before !== undefined && before.end < token.start && token.end < after.start
  return isSpaced && isSign(after, '-') && afterNext?.kind === 'number' && after.end === afterNext.start
}

/**
 * Joins number tokens into the numbers a person sees: fractions, mixed numbers, percentages; and tells the letter x
 * that means "times" from the unknown.
 * @returns undefined where the text can be read in two ways
 */
export function withLiterals(tokens: Token[]): Token[] | undefined {
  const fractions = withFractions(tokens)
  const numbers = fractions && withMixedNumbers(fractions)
  return numbers?.map((token, at) =>
    isTimes(numbers, at) ? { kind: 'sign', sign: '×', mark: 'x', start: token.start, end: token.end } : token,
  )
}

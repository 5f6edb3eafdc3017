import { type Expression, type Operator, operation } from './expression.ts'
import type { Token } from './tokens.ts'

const DEEPEST = 40

interface Cursor {
  tokens: Token[]
  at: number
  depth: number
}

function signAt(cursor: Cursor, signs: string): Extract<Token, { kind: 'sign' }> | undefined {
  const token = cursor.tokens[cursor.at]
  return token?.kind === 'sign' && signs.includes(token.sign) ? token : undefined
}

/** A percentage, or several that are put together. */
function isPercent(expression: Expression): boolean {
  if (expression.kind === 'operation') return '+-'.includes(expression.operator) && isPercent(expression.left)
  return expression.kind === 'number' && expression.form === 'percent'
}

function readSum(cursor: Cursor): Expression | undefined {
  let left = readProduct(cursor)
  for (let sign = signAt(cursor, '+-'); left && sign; sign = signAt(cursor, '+-')) {
    cursor.at++
    const right = readProduct(cursor)
    // "80 + 15%" means 92 to some and 80.15 to others.
    if (!right || isPercent(left) !== isPercent(right)) return undefined
    left = operation(sign.sign as Operator, left, right)
  }
  return left
}

function startsFactor(token: Token | undefined): boolean {
  return (
    token?.kind === 'open' || token?.kind === 'blank' || (token?.kind === 'word' && token.word.length === 1)
  )
}

function readProduct(cursor: Cursor): Expression | undefined {
  let left = readSigned(cursor)
  let hasDivided = false
  while (left) {
    const sign = signAt(cursor, '×÷/')
    if (!sign && !startsFactor(cursor.tokens[cursor.at])) return left
    // "6 ÷ 2(1 + 2)" is read in two ways.
    if (!sign && hasDivided) return undefined
    if (sign) cursor.at++
    const right: Expression | undefined = sign ? readSigned(cursor) : readPower(cursor)
    if (!right) return undefined
    const isDivision = sign !== undefined && sign.sign !== '×'
    hasDivided ||= isDivision
    left = operation(isDivision ? '÷' : '×', left, right, sign?.mark === 'of')
  }
  return undefined
}

function isEvenPower(expression: Expression): boolean {
  if (expression.kind !== 'operation' || expression.operator !== '^' || expression.left.kind === 'group')
    return false
  return expression.right.kind !== 'number' || expression.right.value.n % 2n === 0n
}

function readSigned(cursor: Cursor): Expression | undefined {
  const sign = signAt(cursor, '+-')
  if (!sign) return readPower(cursor)
  cursor.at++
  if (++cursor.depth > DEEPEST) return undefined
  const of = readSigned(cursor)
  cursor.depth--
  if (!of || sign.sign === '+') return of
  // "-5²" is -25 by convention, yet many are taught to read it as (-5)².
  if (isEvenPower(of)) return undefined
  return { kind: 'negate', of, start: sign.start, end: of.end }
}

function readPower(cursor: Cursor): Expression | undefined {
  const base = readPrimary(cursor)
  if (!base || !signAt(cursor, '^')) return base
  cursor.at++
  if (++cursor.depth > DEEPEST) return undefined
  const exponent = readSigned(cursor)
  cursor.depth--
  return exponent && operation('^', base, exponent)
}

function readPrimary(cursor: Cursor): Expression | undefined {
  const token = cursor.tokens[cursor.at++]
  if (token?.kind === 'number') return token
  if (token?.kind === 'blank') return { kind: 'unknown', name: '?', start: token.start, end: token.end }
  if (token?.kind === 'word' && token.word.length === 1) {
    return { kind: 'unknown', name: token.word, start: token.start, end: token.end }
  }
  if (token?.kind !== 'open' || ++cursor.depth > DEEPEST) return undefined
  const of = readSum(cursor)
  cursor.depth--
  const close = cursor.tokens[cursor.at++]
  return of && close?.kind === 'close' ? { kind: 'group', of, start: token.start, end: close.end } : undefined
}

/**
 * Parses tokens (numbers joined by `withLiterals`) into an expression.
 * @returns undefined unless every token is part of it
 */
export function parseExpression(tokens: Token[]): Expression | undefined {
  const cursor: Cursor = { tokens, at: 0, depth: 0 }
  const expression = readSum(cursor)
  return cursor.at === tokens.length ? expression : undefined
}

/** Parses `a = b = c` into its sides; one side when there is no equals sign, undefined when any is unreadable. */
export function parseChain(tokens: Token[]): Expression[] | undefined {
  const sides: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'equals') sides.push([])
    else sides.at(-1)?.push(token)
  }
  const parsed = sides.map(parseExpression)
  return parsed.every(side => side !== undefined) ? parsed : undefined
}

import { rational } from '../../arithmetic/rational.ts'
import {
  add,
  asRational,
  divide,
  type Exact,
  exact,
  multiply,
  negate,
  squareRoot,
} from '../../exact/exact.ts'
import { exactRoot } from './root-of.ts'

const LONGEST = 260
const TOKEN = /\s*(\d+(?:\.\d+)?|[√∛]|sqrt|[-+×÷/()]|\^[1-9](?!\d))/gy

interface Cursor {
  tokens: string[]
  at: number
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  let end = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    tokens.push(found[1] === 'sqrt' ? '√' : (found[1] ?? ''))
    end = TOKEN.lastIndex
  }
  return text.slice(end).trim() === '' ? tokens : undefined
}

function readSum(cursor: Cursor): Exact | undefined {
  let left = readProduct(cursor)
  while (left && /^[-+]$/.test(cursor.tokens[cursor.at] ?? '')) {
    const sign = cursor.tokens[cursor.at++]
    const right = readProduct(cursor)
    left = right && add(left, sign === '-' ? negate(right) : right)
  }
  return left
}

function readProduct(cursor: Cursor): Exact | undefined {
  let left = readFactor(cursor)
  let hasDivided = false
  for (let next = cursor.tokens[cursor.at]; left && next !== undefined; next = cursor.tokens[cursor.at]) {
    const isSign = /^[×÷/]$/.test(next)
    if (!isSign && !/^(?:[√∛]|\(|\d)/.test(next)) return left
    // "6 ÷ 2√3" is read in two ways.
    if (!isSign && hasDivided) return undefined
    if (isSign) cursor.at++
    const right = readFactor(cursor)
    hasDivided ||= isSign && next !== '×'
    left = right && (isSign && next !== '×' ? divide(left, right) : multiply(left, right))
  }
  return left
}

function readFactor(cursor: Cursor): Exact | undefined {
  const token = cursor.tokens[cursor.at++]
  const value = token === undefined ? undefined : factorFrom(token, cursor)
  const [, exponent] = /^\^([1-9])$/.exec(cursor.tokens[cursor.at] ?? '') ?? []
  if (!value || exponent === undefined) return value
  cursor.at++
  return multiply(...Array.from({ length: Number(exponent) }, () => value))
}

function factorFrom(token: string, cursor: Cursor): Exact | undefined {
  if (/^\d+$/.test(token)) return exact(rational(BigInt(token)))
  if (token === '-') {
    const value = readFactor(cursor)
    return value && negate(value)
  }
  if (token === '√') {
    const under = cursor.tokens[cursor.at++]
    const value = under === undefined || under === '-' ? undefined : factorFrom(under, cursor)
    return value && squareRoot(value)
  }
  if (token === '∛') {
    const under = cursor.tokens[cursor.at++]
    const own = under === undefined || under === '-' ? undefined : factorFrom(under, cursor)
    const value = own && asRational(own)
    const root = value && value.s >= 0n ? exactRoot(value, 3) : undefined
    return root && exact(root)
  }
  if (token !== '(') return undefined
  const inner = readSum(cursor)
  return inner && cursor.tokens[cursor.at++] === ')' ? inner : undefined
}

/** The exact value of roots and whole numbers with the four operations: `√12 + √27`, `6/√3`, `(2 + √3)^2`, `∛27 + 1`. */
export function readSurd(text: string): Exact | undefined {
  const tokens = text.length <= LONGEST ? tokensOf(text) : undefined
  if (!tokens || tokens.length === 0) return undefined
  const cursor: Cursor = { tokens, at: 0 }
  const value = readSum(cursor)
  return value && cursor.at === tokens.length ? value : undefined
}

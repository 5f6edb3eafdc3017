import type { Formula, SignedFormula } from './formula.ts'
import { type FormulaToken, formulaTokens } from './formula-tokens.ts'

const DEEPEST = 20

interface Cursor {
  tokens: FormulaToken[]
  at: number
  depth: number
  /** `1/2x` is one over 2x. */
  isLong: boolean
  /** It came to something that can be read in two ways. */
  isUnsure: boolean
}

function signAt({ tokens, at }: Cursor): string | undefined {
  const token = tokens[at]
  return token?.kind === 'sign' ? token.sign : undefined
}

function readSum(cursor: Cursor): Formula | undefined {
  const terms: SignedFormula[] = []
  for (;;) {
    let isMinus = false
    const isSigned = signAt(cursor) === '+' || signAt(cursor) === '-'
    if (terms.length > 0 && !isSigned) break
    if (isSigned) {
      isMinus = signAt(cursor) === '-'
      cursor.at++
      // "3x + -2" and "5 - -2".
      if (signAt(cursor) === '-' || signAt(cursor) === '+') {
        if (signAt(cursor) === '-') isMinus = !isMinus
        cursor.at++
      }
    }
    const of = readProduct(cursor)
    if (!of) return undefined
    terms.push({ isMinus, of })
  }
  const [only, ...others] = terms
  return only && others.length === 0 && !only.isMinus ? only.of : { kind: 'sum', terms }
}

/** A number may follow a bracket: `(x + 2)6`. */
function startsFactor({ tokens, at }: Cursor): boolean {
  const token = tokens[at]
  if (token?.kind === 'number') return token.isTight && tokens[at - 1]?.kind === 'close'
  return token?.kind === 'letter' || token?.kind === 'open' || token?.kind === 'root'
}

/** Factors that stand side by side: `2x(x + 1)`. */
function readBeside(cursor: Cursor, first: Formula): Formula | undefined {
  const factors = [first]
  while (startsFactor(cursor)) {
    const next = readPower(cursor)
    if (!next) return undefined
    factors.push(next)
  }
  return factors.length === 1 ? first : { kind: 'product', factors }
}

function readProduct(cursor: Cursor): Formula | undefined {
  const first = readSigned(cursor)
  let left = first && readBeside(cursor, first)
  for (let sign = signAt(cursor); left && sign && '×÷/'.includes(sign); sign = signAt(cursor)) {
    cursor.at++
    const right = readSigned(cursor)
    if (!right) return undefined
    if (sign === '×') {
      const factor = readBeside(cursor, right)
      if (!factor) return undefined
      left = { kind: 'product', factors: [...factorsOf(left), ...factorsOf(factor)] }
      continue
    }
    if (!startsFactor(cursor)) {
      left = { kind: 'quotient', top: left, bottom: right }
      continue
    }
    // "12x ÷ 4x" divides by all that stands close behind the sign.
    const isDivided = sign === '÷' && cursor.tokens[cursor.at]?.isTight === true
    cursor.isUnsure ||= !isDivided
    if (isDivided || cursor.isLong) {
      const bottom = readBeside(cursor, right)
      if (!bottom) return undefined
      left = { kind: 'quotient', top: left, bottom }
    } else left = readBeside(cursor, { kind: 'quotient', top: left, bottom: right })
  }
  return left
}

/** A formula as factors of a product that goes on. */
function factorsOf(formula: Formula): readonly Formula[] {
  return formula.kind === 'product' ? formula.factors : [formula]
}

/** `× -2`: a sign behind a sign. */
function readSigned(cursor: Cursor): Formula | undefined {
  if (signAt(cursor) !== '-') return readPower(cursor)
  cursor.at++
  if (++cursor.depth > DEEPEST) return undefined
  const of = readPower(cursor)
  cursor.depth--
  return of && { kind: 'sum', terms: [{ isMinus: true, of }] }
}

function readPower(cursor: Cursor): Formula | undefined {
  const base = readPrimary(cursor)
  if (!base || signAt(cursor) !== '^') return base
  cursor.at++
  if (++cursor.depth > DEEPEST) return undefined
  const exponent = readExponent(cursor)
  cursor.depth--
  // "x^2^3" is read in two ways.
  return exponent && signAt(cursor) !== '^' ? { kind: 'power', base, exponent } : undefined
}

function readExponent(cursor: Cursor): Formula | undefined {
  const isMinus = signAt(cursor) === '-'
  if (isMinus) cursor.at++
  const of = readPrimary(cursor)
  return of && isMinus ? { kind: 'sum', terms: [{ isMinus, of }] } : of
}

function readPrimary(cursor: Cursor): Formula | undefined {
  const token = cursor.tokens[cursor.at++]
  if (token?.kind === 'number') return { kind: 'number', value: token.value }
  if (token?.kind === 'letter') return { kind: 'letter', name: token.name }
  if (token?.kind === 'root') {
    if (++cursor.depth > DEEPEST) return undefined
    const of = readPower(cursor)
    cursor.depth--
    return of && { kind: 'root', of }
  }
  if (token?.kind !== 'open' || ++cursor.depth > DEEPEST) return undefined
  const of = readSum(cursor)
  cursor.depth--
  const close = cursor.tokens[cursor.at++]
  return of && close?.kind === 'close' ? of : undefined
}

function parsed(
  tokens: FormulaToken[],
  isLong: boolean,
): { formula: Formula; isUnsure: boolean } | undefined {
  const cursor: Cursor = { tokens, at: 0, depth: 0, isLong, isUnsure: false }
  const formula = readSum(cursor)
  return formula && cursor.at === tokens.length ? { formula, isUnsure: cursor.isUnsure } : undefined
}

/**
 * Reads a text with letters in every way that it may be meant: two for `1/2x`, one for most, none where it is no maths.
 * @param text in the spelling of `normalise`
 * @param known letters that it may hold, where they are known
 */
export function readingsOfFormula(text: string, known: readonly string[] = []): Formula[] {
  const tokens = formulaTokens(text, known)
  const first = tokens && tokens.length > 0 ? parsed(tokens, false) : undefined
  if (!tokens || !first) return []
  const second = first.isUnsure ? parsed(tokens, true)?.formula : undefined
  return second ? [first.formula, second] : [first.formula]
}

/** A text with letters that can mean one thing only. */
export function readFormula(text: string): Formula | undefined {
  const [only, ...others] = readingsOfFormula(text)
  return others.length === 0 ? only : undefined
}

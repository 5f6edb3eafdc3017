import { evaluate, exactValue, isValue, linearForm } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  hasUnknown,
  numberNode,
  operation,
  partsOf,
} from '../../arithmetic/expression.ts'
import { withLiterals } from '../../arithmetic/literals.ts'
import { withWordsAsNumbers } from '../../arithmetic/number-words.ts'
import { parseChain, parseExpression } from '../../arithmetic/parse.ts'
import { isZero, rational } from '../../arithmetic/rational.ts'
import { type Token, tokenise } from '../../arithmetic/tokens.ts'
import type { CalculateQuestion, SolveQuestion } from './question.ts'

/** Looks like a time of day, where a colon does not divide. */
const CLOCK = /(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)/

const CURRENCY = /[£€$](?=\s?[\d.])/g

/** The tokens of a piece of maths, or undefined when it holds anything that reads in two ways. */
export function mathTokens(text: string): Token[] | undefined {
  if (CLOCK.test(text)) return undefined
  const currencies = new Set(text.match(CURRENCY))
  if (currencies.size > 1) return undefined
  const tokens = tokenise(text.replace(CURRENCY, ' '))
  const joined = tokens && withLiterals(withWordsAsNumbers(tokens))
  const isUnsure = joined?.some(
    token => token.kind === 'number' && (token.hasComma || token.isEndless || token.isRecurring),
  )
  return isUnsure ? undefined : joined
}

const BY_ORDER: [RegExp, (left: Expression, right: Expression) => Expression | undefined][] = [
  [/^(?:the )?(?:sum|total) of (.+?) and (.+)$/i, (left, right) => operation('+', left, right)],
  [/^(?:the )?product of (.+?) and (.+)$/i, (left, right) => operation('×', left, right)],
  [/^(?:the )?quotient of (.+?) and (.+)$/i, (left, right) => operation('÷', left, right)],
  [/^(?:the )?difference (?:between|of) (.+?) and (.+)$/i, largerMinusSmaller],
  [/^add (.+?) (?:and|to) (.+)$/i, (left, right) => operation('+', left, right)],
  [/^multiply (.+?) (?:by|and) (.+)$/i, (left, right) => operation('×', left, right)],
  [/^times (.+?) by (.+)$/i, (left, right) => operation('×', left, right)],
  [/^divide (.+?) by (.+)$/i, (left, right) => operation('÷', left, right)],
  [/^(?:subtract|take(?: away)?) (.+?) from (.+)$/i, (left, right) => operation('-', right, left)],
]

function largerMinusSmaller(left: Expression, right: Expression): Expression | undefined {
  const [first, second] = [exactValue(left), exactValue(right)]
  if (!first || !second) return undefined
  return first.compare(second) < 0 ? operation('-', right, left) : operation('-', left, right)
}

/** A single number written out, sign allowed. */
export function readLiteral(text: string): ReturnType<typeof asLiteral> {
  const tokens = mathTokens(text)
  const expression = tokens && parseExpression(tokens)
  return expression && asLiteral(expression)
}

/** `the sum of 3 and 4`, `subtract 3 from 10`, `double 8`, `half of 30`. */
function readSpoken(text: string): Expression | undefined {
  for (const [pattern, build] of BY_ORDER) {
    const found = pattern.exec(text)
    if (!found) continue
    const [left, right] = [readLiteral(found[1] ?? ''), readLiteral(found[2] ?? '')]
    return left && right ? build(left, right) : undefined
  }
  const scaled = /^(double|twice|halve|the square of|square) (.+)$/i.exec(text)
  const number = scaled ? readLiteral(scaled[2] ?? '') : undefined
  if (!scaled || !number) return undefined
  const two = numberNode(rational(2))
  const word = scaled[1]?.toLowerCase() ?? ''
  return operation(word.includes('square') ? '^' : word === 'halve' ? '÷' : '×', number, two)
}

function unknownsIn(expression: Expression): Set<string> {
  const names = [...partsOf(expression)].flatMap(part => (part.kind === 'unknown' ? [part.name] : []))
  return new Set(names)
}

/** Reads an equation in one unknown that has exactly one solution. */
function readEquation(left: Expression, right: Expression, text: string): SolveQuestion | undefined {
  const names = new Set([...unknownsIn(left), ...unknownsIn(right)])
  const [unknown] = names
  if (unknown === undefined || names.size !== 1) return undefined
  // "x = 5" asks nothing.
  const isSolved =
    (left.kind === 'unknown' && asLiteral(right)) || (right.kind === 'unknown' && asLiteral(left))
  const [first, second] = [linearForm(left), linearForm(right)]
  if (isSolved || !first || !second || isZero(first.slope.sub(second.slope))) return undefined
  return { kind: 'solve', text, left, right, unknown }
}

/** `20/4` or `15 / 4` alone asks to divide; a proper fraction such as `3/4` alone asks nothing. */
function asQuotient(expression: Expression): Expression | undefined {
  if (expression.kind !== 'number' || expression.form !== 'fraction') return undefined
  const { top = 0n, bottom = 1n } = expression
  const isSpelt = expression.end - expression.start >= `${top}/${bottom}`.length
  if (top < bottom || !isSpelt) return undefined
  return operation('÷', numberNode(rational(top)), numberNode(rational(bottom)))
}

/** Blanks such as `?` count as the unknown where something stands on both sides of the equals sign. */
function withBlanks(tokens: Token[]): Token[] {
  return tokens.map(token =>
    token.kind === 'other' && token.mark === '?'
      ? { kind: 'blank', start: token.start, end: token.end }
      : token,
  )
}

/**
 * Reads a calculation or an equation out of which the asking words were taken.
 * @returns undefined unless every character of it was understood
 */
export function readMaths(text: string): CalculateQuestion | SolveQuestion | undefined {
  const spoken = readSpoken(text)
  if (spoken) return { kind: 'calculate', text, expression: spoken }
  const tokens = mathTokens(text)
  if (!tokens) return undefined
  const last = tokens.at(-1)
  const open =
    last?.kind === 'blank' || (last?.kind === 'other' && last.mark === '?') ? tokens.slice(0, -1) : tokens
  const asked = open.at(-1)?.kind === 'equals' ? open.slice(0, -1) : tokens
  const chain = parseChain(withBlanks(asked))
  const [left, right] = chain ?? []
  if (!chain || !left || chain.length > 2) return undefined
  if (right) return readEquation(left, right, text)
  const quotient = asQuotient(left)
  if (quotient) return { kind: 'calculate', text, expression: quotient }
  if (asLiteral(left) || hasUnknown(left)) return undefined
  const value = evaluate(left)
  return isValue(value) || value === 'division by zero'
    ? { kind: 'calculate', text, expression: left }
    : undefined
}

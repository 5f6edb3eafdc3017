import { evaluate, isValue, linearForm } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  hasUnknown,
  numberNode,
  operation,
  partsOf,
} from '../../arithmetic/expression.ts'
import { hasOtherWord } from '../../arithmetic/other-words.ts'
import { parseChain } from '../../arithmetic/parse.ts'
import { isZero, rational } from '../../arithmetic/rational.ts'
import { mathTokens } from '../../arithmetic/read-literal.ts'
import type { Token } from '../../arithmetic/tokens.ts'
import type { CalculateQuestion, SolveQuestion } from '../../domain/arithmetic-question.ts'
import { readSpoken } from './read-spoken.ts'

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
  const tokens = hasOtherWord(text) ? undefined : mathTokens(text)
  if (!tokens) return undefined
  const last = tokens.at(-1)
  const open =
    last?.kind === 'blank' || (last?.kind === 'other' && last.mark === '?') ? tokens.slice(0, -1) : tokens
  const asked = open.at(-1)?.kind === 'equals' ? open.slice(0, -1) : tokens
  const chain = parseChain(withBlanks(asked))
  const [left, right] = chain ?? []
  if (!chain || !left || chain.length > 2) return undefined
  // Several places to write may each be for another number.
  const isOneBlank = (text.match(/_+|[▢□☐]/g) ?? []).length < 2
  if (right) return isOneBlank ? readEquation(left, right, text) : undefined
  const quotient = asQuotient(left)
  if (quotient) return { kind: 'calculate', text, expression: quotient }
  if (asLiteral(left) || hasUnknown(left)) return undefined
  const value = evaluate(left)
  return isValue(value) || value === 'division by zero'
    ? { kind: 'calculate', text, expression: left }
    : undefined
}

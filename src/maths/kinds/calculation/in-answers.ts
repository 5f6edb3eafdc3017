import { readAnswer } from '../../answers/read-answer.ts'
import { asLiteral, type Expression, literalsIn, operationsIn } from '../../arithmetic/expression.ts'
import { parseExpression } from '../../arithmetic/parse.ts'
import { mathTokens } from '../../arithmetic/read-literal.ts'
import { type CalculateQuestion, isArithmetic } from '../../domain/arithmetic-question.ts'
import type { Question } from '../../domain/question.ts'
import { solve } from '../by-lines/solve.ts'

/** Asks for something of its own, so that it is no line of working. */
const ASKS = /\?|\b(?:what|how|work out|calculate|find|evaluate|solve)\b/i

/** Whether a calculation in what a child writes is a line of its working on another question. */
export function isWorkingOn(found: CalculateQuestion, text: string, on: Question): boolean {
  const states = readAnswer(text).statements.some(
    ({ sides }) => sides.length > 1 && sides.some(side => asLiteral(side) !== undefined),
  )
  if (states) return true
  if (!isArithmetic(on)) return !ASKS.test(text)
  const signs = operationsIn(found.expression).map(({ operator }) => operator)
  return signs.length === 1 && solve(on).steps.some(({ state }) => state && sharesOperation(state, found))
}

function sharesOperation(state: Expression, { expression }: CalculateQuestion): boolean {
  const [wanted] = operationsIn(expression)
  const key = (node: typeof wanted) =>
    node &&
    [asLiteral(node.left), node.operator, asLiteral(node.right)]
      .map(part => (typeof part === 'string' ? part : part?.value.toFraction()))
      .join(' ')
  return operationsIn(state).some(node => key(node) === key(wanted))
}

function numbersOf(expression: Expression): string {
  return literalsIn(expression)
    .map(({ value }) => value.toFraction())
    .join(' ')
}

/** Whether a line begins with the calculation said again: `3 + 4 = 7`. */
export function isRepeatedIn(line: string, { expression }: CalculateQuestion): boolean {
  const tokens = line.includes('=') ? mathTokens(line.slice(0, line.indexOf('='))) : undefined
  const own = tokens && parseExpression(tokens)
  return own !== undefined && numbersOf(own) === numbersOf(expression)
}

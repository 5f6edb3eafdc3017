import { applyOperator, isValue } from '../arithmetic/evaluate.ts'
import { type Expression, literalsIn, operationsIn, withoutGroup } from '../arithmetic/expression.ts'
import { withLiterals } from '../arithmetic/literals.ts'
import { parseExpression } from '../arithmetic/parse.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { showValue } from '../arithmetic/show.ts'
import { tokenise } from '../arithmetic/tokens.ts'
import type { ReadingStep } from '../stories/story-reading.ts'
import type { ToldNumbers } from './told-numbers.ts'

const LONGEST = 120
const MOST_OPERATIONS = 8

/** A calculation with told numbers alone, worked out. */
export interface WorkedOut {
  value: Rational
  used: Rational[]
  steps: ReadingStep[]
  /** As it is shown: `24 − 9`. */
  shown: string
}

/**
 * Reads a calculation of which every number stands in the text.
 * @returns undefined where one doesn't, where something goes below nought on the way, and for what is no calculation
 */
export function workOut(text: string, told: ToldNumbers): WorkedOut | undefined {
  const plain = text
    .replace(/[£$€₹]/g, '')
    .replace(/=.*$/s, '')
    .trim()
  if (plain === '' || plain.length > LONGEST || plain.includes('\n')) return undefined
  // A stroke divides, unless it is a fraction that is told so.
  const ways = [plain, plain.replace(/\//g, '÷')].flatMap(way => workedOut(way, told) ?? [])
  const [first, second = first] = ways
  return first && second && first.value.equals(second.value) ? first : undefined
}

function workedOut(text: string, told: ToldNumbers): WorkedOut | undefined {
  const tokens = tokenise(text)
  const joined = tokens && withLiterals(tokens)
  const expression = joined && parseExpression(joined)
  if (!expression) return undefined
  const used = literalsIn(expression).map(({ value }) => value)
  const operations = operationsIn(expression)
  if (operations.length === 0 || operations.length > MOST_OPERATIONS) return undefined
  if (operations.some(({ operator }) => operator === '^') || !used.every(told.has)) return undefined
  const steps: ReadingStep[] = []
  const value = stepped(expression, steps)
  const last = steps.at(-1)
  if (!value || !last) return undefined
  last.is = 'what is asked for'
  return { value, used, steps, shown: shownOf(expression) }
}

const SIGNS = { '+': '+', '-': '−', '×': '×', '÷': '÷', '^': '^' } as const

/** Works it out from within, a step for each sign. */
function stepped(expression: Expression, steps: ReadingStep[]): Rational | undefined {
  const inner = withoutGroup(expression)
  if (inner.kind === 'number') return inner.value
  if (inner.kind !== 'operation') return undefined
  const left = stepped(inner.left, steps)
  const right = left && stepped(inner.right, steps)
  const value = right && applyOperator(inner.operator, left, right)
  if (!value || !isValue(value) || value.s < 0n) return undefined
  const calculation = `${showValue(left)} ${SIGNS[inner.operator]} ${showValue(right)}`
  if (!steps.some(each => each.calculation === calculation)) {
    steps.push({ is: 'a number on the way', calculation, value })
  }
  return value
}

function shownOf(expression: Expression): string {
  if (expression.kind === 'number') {
    return expression.form === 'percent'
      ? `${showValue(expression.value.mul(100))}%`
      : showValue(expression.value, expression.form === 'decimal')
  }
  if (expression.kind === 'group') return `(${shownOf(expression.of)})`
  if (expression.kind !== 'operation') return ''
  const { left, right, operator } = expression
  return `${shownOf(left)} ${SIGNS[operator]} ${shownOf(right)}`
}

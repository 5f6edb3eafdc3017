import { readAnswer } from '../answers/read-answer.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  type NumberNode,
  numberNode,
  type Operator,
  operationsIn,
  partsOf,
} from '../arithmetic/expression.ts'
import { type Rational, rational } from '../arithmetic/rational.ts'
import { isArithmetic } from '../domain/arithmetic-question.ts'
import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'
import { withoutLatex } from '../notation/latex.ts'

/** One operation on two numbers, somewhere on the worked way. */
export interface Calculation {
  operator: Operator
  left: NumberNode
  right: NumberNode
  value: Rational
}

/** What the worked way to an answer goes over. */
export interface Way {
  /** The answer, where it is one number. */
  answer: Rational | undefined
  /** Every operation on the way, that of the question first. */
  calculations: Calculation[]
  /** Every number on the way, by its text. */
  values: ReadonlySet<string>
}

const MOST_CALCULATIONS = 24
const remembered = new WeakMap<Question, Way>()

/** The operations and numbers of the worked way; the same for the same question. */
export function wayTo(question: Question): Way {
  const known = remembered.get(question)
  if (known) return known
  const way = findWay(question)
  remembered.set(question, way)
  return way
}

function findWay(question: Question): Way {
  const { steps, value } = solve(question)
  const expressions: Expression[] = []
  if (isArithmetic(question)) {
    if (question.kind === 'calculate') expressions.push(question.expression)
    if (question.kind === 'solve') expressions.push(question.left, question.right)
    if ('number' in question) expressions.push(question.number)
    if (question.kind === 'compare') expressions.push(...question.numbers)
    for (const { state } of steps) if (state) expressions.push(state)
  }
  const unknown = isArithmetic(question) && question.kind === 'solve' ? question.unknown : undefined
  for (const { done } of steps) {
    const statements = statedIn(done, unknown)
    for (const { sides } of statements) expressions.push(...sides)
  }
  const calculations = new Map<string, Calculation>()
  const values = new Set<string>()
  for (const expression of expressions) {
    for (const part of partsOf(expression)) {
      const own = exactValue(part)
      if (own) values.add(own.toFraction())
    }
    for (const calculation of calculationsIn(expression)) {
      const { operator, left, right } = calculation
      const key = [left, right].map(({ value, form }) => `${form} ${value.toFraction()}`).join(operator)
      if (!calculations.has(key)) calculations.set(key, calculation)
    }
  }
  return { answer: value, calculations: [...calculations.values()].slice(0, MOST_CALCULATIONS), values }
}

/** What a step of a solution states; where its words stand in the way, each piece of its maths by itself. */
export function statedIn(done: string, unknown?: string): { sides: Expression[] }[] {
  const read = (text: string) =>
    readAnswer(withoutPi(withoutLatex(text)), unknown === undefined ? {} : { unknown }).statements
  const whole = read(done)
  const isRead = whole.some(({ sides }) => sides.some(side => operationsIn(side).length > 0))
  return isRead ? whole : (done.match(/\$[^$]+\$/g) ?? [done]).flatMap(read)
}

/** What stands beside pi is worked out by itself: `2 × π × 5 = 10π` has 2 × 5 = 10. */
function withoutPi(text: string): string {
  return text.replace(/(?:π|\\pi)\s{0,30}[×*]\s{0,30}|\s{0,30}[×*]?\s{0,30}(?:π|\\pi)/g, '')
}

/** The operations of an expression, each on the numbers that its two sides come to. */
export function calculationsIn(expression: Expression): Calculation[] {
  return operationsIn(expression).flatMap((node): Calculation[] => {
    const [left, right, value] = [numberOf(node.left), numberOf(node.right), exactValue(node)]
    return left && right && value ? [{ operator: node.operator, left, right, value }] : []
  })
}

/** A fraction read as the division that it may mean as well: 80/10 is 80 ÷ 10. */
export function asDivision(expression: Expression): Calculation | undefined {
  const literal = asLiteral(expression)
  if (literal?.form !== 'fraction' || literal.top === undefined || !literal.bottom) return undefined
  const [left, right] = [numberNode(rational(literal.top)), numberNode(rational(literal.bottom))]
  return { operator: '÷', left, right, value: literal.value }
}

function numberOf(expression: Expression): NumberNode | undefined {
  const literal = asLiteral(expression)
  if (literal) return literal
  const value = exactValue(expression)
  return value && numberNode(value)
}

import { type Expression, literalsIn, type NumberNode } from '../arithmetic/expression.ts'
import type { Question } from './question.ts'

/** The form an answer must have to be finished. */
export type AnswerForm = 'decimal' | 'fraction' | 'percentage' | 'mixed' | 'improper'

interface AnyQuestion extends Question {
  form?: AnswerForm
  /** A fraction must be in lowest terms. */
  isLowest?: boolean
}

export interface CalculateQuestion extends AnyQuestion {
  kind: 'calculate'
  expression: Expression
  /** Powers of one base are to be joined into one. */
  isPowerLaw?: boolean
}

/** Linear in one unknown, with exactly one solution. */
export interface SolveQuestion extends AnyQuestion {
  kind: 'solve'
  left: Expression
  right: Expression
  unknown: string
}

export interface SimplifyQuestion extends AnyQuestion {
  kind: 'simplify'
  number: NumberNode
}

export interface ConvertQuestion extends AnyQuestion {
  kind: 'convert'
  number: NumberNode
  form: AnswerForm
}

export interface RoundQuestion extends AnyQuestion {
  kind: 'round'
  number: NumberNode
  /** Digits kept behind the point; -1 is the nearest ten, 0 the nearest whole number, 2 the nearest hundredth. */
  places: number
}

export interface CompareQuestion extends AnyQuestion {
  kind: 'compare'
  numbers: NumberNode[]
  wants: 'largest' | 'smallest'
}

export type ArithmeticQuestion =
  | CalculateQuestion
  | SolveQuestion
  | SimplifyQuestion
  | ConvertQuestion
  | RoundQuestion
  | CompareQuestion

const KINDS = [
  'calculate',
  'solve',
  'simplify',
  'convert',
  'round',
  'compare',
] satisfies ArithmeticQuestion['kind'][]

/** Whether a question is one of arithmetic. */
export function isArithmetic(question: Question): question is ArithmeticQuestion {
  return KINDS.some(kind => kind === question.kind)
}

/** The numbers that stand in a question. */
export function givenNumbers(question: ArithmeticQuestion): NumberNode[] {
  switch (question.kind) {
    case 'calculate':
      return literalsIn(question.expression)
    case 'solve':
      return [...literalsIn(question.left), ...literalsIn(question.right)]
    case 'compare':
      return question.numbers
    default:
      return [question.number]
  }
}

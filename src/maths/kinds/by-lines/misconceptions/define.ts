import { exactValue, linearForm, solutionOf } from '../../../arithmetic/evaluate.ts'
import { asLiteral, type NumberNode, type Operator, withoutGroup } from '../../../arithmetic/expression.ts'
import { type Rational, roundTo } from '../../../arithmetic/rational.ts'
import { showValue } from '../../../arithmetic/show.ts'
import { type ArithmeticQuestion, isArithmetic } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { readArithmetic } from '../read-arithmetic.ts'
import type { ArithmeticMisconception } from './misconception.ts'

/** The exact answer to a question, without its steps. */
export function truthOf(question: ArithmeticQuestion): Rational | undefined {
  switch (question.kind) {
    case 'calculate':
      return exactValue(question.expression)
    case 'solve': {
      const [left, right] = [linearForm(question.left), linearForm(question.right)]
      return left && right && solutionOf([left, right])
    }
    case 'round':
      return roundTo(question.number.value, question.places)
    case 'compare': {
      const sign = question.wants === 'largest' ? 1 : -1
      return question.numbers.map(({ value }) => value).reduce((a, b) => (a.compare(b) * sign >= 0 ? a : b))
    }
    default:
      return question.number.value
  }
}

const MOST_TRIES = 400

export type MisconceptionDraft = Omit<ArithmeticMisconception, 'makeQuestion' | 'answerTo' | 'standard'> & {
  standard?: string
  /** Words of a question to which it may apply. */
  propose: (random: Random) => string
}

/** Completes a misconception: its predictions never are the right answer, its questions always lead to a wrong one. */
export function define(draft: MisconceptionDraft): ArithmeticMisconception {
  const { propose, predict, alternatives, ...rest } = draft
  const wrongOnly = (question: ArithmeticQuestion, value: Rational | undefined) => {
    if (!value) return undefined
    const truth = truthOf(question)
    return truth && value.equals(truth) ? undefined : value
  }
  const misconception: ArithmeticMisconception = {
    ...rest,
    standard: draft.standard ?? draft.topic.standard,
    predict: question => wrongOnly(question, predict(question)),
    answerTo(question) {
      const value = isArithmetic(question) ? misconception.predict(question) : undefined
      if (!value || !isArithmetic(question)) return undefined
      return question.form === 'percentage' ? `${showValue(value.mul(100), true)}%` : showValue(value, true)
    },
    makeQuestion(random) {
      for (let count = 0; count < MOST_TRIES; count++) {
        const text = propose(random)
        const question = readArithmetic(text)
        if (question && misconception.predict(question)) return text
      }
      throw new Error(`No question found for ${draft.id}`)
    },
  }
  if (!alternatives) return misconception
  return {
    ...misconception,
    alternatives: question =>
      alternatives(question).filter(value => wrongOnly(question, value) !== undefined),
  }
}

export interface Operands {
  operator: Operator
  left: NumberNode
  right: NumberNode
  isOf: boolean
}

/** The two numbers of a question that is a single operation. */
export function operandsOf(question: ArithmeticQuestion, operators: string): Operands | undefined {
  if (question.kind !== 'calculate') return undefined
  const expression = withoutGroup(question.expression)
  if (expression.kind !== 'operation' || !operators.includes(expression.operator)) return undefined
  const [left, right] = [asLiteral(expression.left), asLiteral(expression.right)]
  if (!left || !right) return undefined
  return { operator: expression.operator, left, right, isOf: expression.isOf === true }
}

/** Two whole numbers from zero up and what is done with them. */
export function wholesOf(
  question: ArithmeticQuestion,
  operators: string,
): { operator: Operator; a: bigint; b: bigint } | undefined {
  const operands = operandsOf(question, operators)
  if (!operands) return undefined
  const { left, right, operator } = operands
  if (left.form !== 'whole' || right.form !== 'whole' || left.value.s < 0n || right.value.s < 0n)
    return undefined
  return { operator, a: left.value.n, b: right.value.n }
}

/** Decimal digits, ones first. */
export function digitsOf(value: bigint): number[] {
  return [...value.toString()].reverse().map(Number)
}

/** The number with these digits, ones first; a digit over nine is written in full. */
export function fromDigits(digits: number[]): bigint {
  return BigInt([...digits].reverse().join('') || '0')
}

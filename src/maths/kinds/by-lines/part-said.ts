import type { ReadAnswer, Statement } from '../../answers/statement.ts'
import { exactValue } from '../../arithmetic/evaluate.ts'
import { asLiteral, type Expression, operation, withoutGroup } from '../../arithmetic/expression.ts'
import { isZero } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'

/** What a part is taken of, in a question that asks for nothing but a part of something. */
function wholeOf(question: ArithmeticQuestion): Expression | undefined {
  if (question.kind !== 'calculate') return undefined
  const expression = withoutGroup(question.expression)
  if (expression.kind !== 'operation') return undefined
  const { operator, left, right, isOf } = expression
  if (operator === '×' && (isOf === true || isPart(left))) return right
  return operator === '÷' && asLiteral(right) ? left : undefined
}

/** A half, three quarters, a tenth: what may be said to be a part of something. */
function isPart(side: Expression): boolean {
  const literal = asLiteral(side)
  return literal?.form === 'fraction' && literal.value.s > 0n && literal.value.n < literal.value.d
}

/**
 * `27 is half` and `half is 27`, beside a question about parts of 54, say that half of 54 is 27; neither says that 27
 * and a half are one number.
 */
function partSaid(statement: Statement, whole: Expression): Statement {
  const [left, right, ...others] = statement.sides
  if (!left || !right || others.length > 0 || statement.isContinued) return statement
  const [first, second] = [exactValue(left), exactValue(right)]
  if (!first || !second || first.equals(second) || isZero(first) || isZero(second)) return statement
  const isBehind = asLiteral(left) !== undefined && (isPart(right) || asLiteral(right)?.form === 'percent')
  const [part, said] = isBehind ? [right, left] : [left, right]
  if ((!isBehind && !isPart(part)) || !asLiteral(said) || isPart(said)) return statement
  return { ...statement, sides: [operation('×', part, whole, true), said] }
}

/** `24 = 2/3 × 36` and `12 is 15% of 80` end in the number that they begin with. */
function resultLast(statement: Statement): Statement {
  const [left, right, ...others] = statement.sides
  const isTurned = left && right && others.length === 0 && asLiteral(left) && !asLiteral(right)
  return isTurned && !statement.isContinued ? { ...statement, sides: [right, left] } : statement
}

/** An answer to a sum with each of its lines as it is meant: first what is worked out, then what it comes to. */
export function asMeant(answer: ReadAnswer, question: ArithmeticQuestion): ReadAnswer {
  if (question.kind !== 'calculate') return answer
  const whole = wholeOf(question)
  const meant = new Map(
    answer.statements.map(each => [each, resultLast(whole ? partSaid(each, whole) : each)] as const),
  )
  const final = answer.final && (meant.get(answer.final) ?? answer.final)
  return { ...answer, statements: [...meant.values()], final }
}

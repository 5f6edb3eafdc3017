import { type Expression, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { writeQuestion } from '#maths/kinds/doors.ts'
import type { JudgedClaim } from '#maths/routes/judged.ts'

export function isSameQuestion(one: Question, other: Question): boolean {
  const [own, asked] = [one, other].map(each =>
    isArithmetic(each) && each.kind === 'calculate' ? asWritten(each.expression) : undefined,
  )
  return (
    one.kind === other.kind &&
    (writeQuestion(one) === writeQuestion(other) || (own !== undefined && own === asked))
  )
}

/** The question only said again, as it was written. */
export function isRestated({ claim }: JudgedClaim, question: Question): boolean {
  if (!isArithmetic(question)) return false
  const asked =
    question.kind === 'solve'
      ? [question.left, question.right]
      : question.kind === 'calculate'
        ? [question.expression]
        : []
  return (
    asked.length === claim.sides.length &&
    asked.every((side, at) => asWritten(side) === asWritten(claim.sides[at]))
  )
}

/** `5:35`, where times of day are asked for, is a time and no division. */
export function isTimeOfDay({ claim: { sides, text } }: JudgedClaim, { kind }: Question): boolean {
  const [only, ...others] = sides
  return (
    kind === 'time' &&
    others.length === 0 &&
    only !== undefined &&
    operationsIn(only).length > 0 &&
    TIME.test(text)
  )
}
const TIME = /(?<!\d)\d{1,2}:[0-5]\d(?!\d)/

function asWritten(side: Expression | undefined): string {
  if (!side) return ''
  const numbers = literalsIn(side).map(({ value, bottom }) => `${value.toFraction()} ${bottom ?? ''}`)
  return [...numbers, ...operationsIn(side).map(({ operator }) => operator)].join(' ')
}

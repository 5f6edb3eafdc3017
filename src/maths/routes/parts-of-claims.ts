import { asLiteral } from '../arithmetic/expression.ts'
import type { Question } from '../domain/question.ts'
import { calculationsIn, wayTo } from './calculations.ts'
import type { Claim } from './claims.ts'
import { givenIn } from './landmarks.ts'

/** `3 × 12 = 36`, of 432 ÷ 12: digit by digit, and as big as the answer only by chance. */
export function isDigitOfQuotient({ sides, truth }: Claim, question: Question): boolean {
  const [wanted, ...others] = wayTo(question).calculations
  const [done, ...more] = sides.flatMap(calculationsIn)
  return (
    truth === 'true' &&
    others.length === 0 &&
    more.length === 0 &&
    wanted?.operator === '÷' &&
    done?.operator === '×' &&
    [done.left, done.right].some(({ value }) => value.equals(wanted.right.value)) &&
    !done.value.equals(wanted.left.value)
  )
}

/** `1/4 is 2/8`, where quarters and eighths are compared. */
export function isOfPieces({ sides, truth }: Claim, question: Question): boolean {
  const bottoms = givenIn(question).flatMap(({ bottom }) => bottom ?? [])
  const said = sides.flatMap(side => asLiteral(side)?.bottom ?? [])
  return (
    question.kind === 'compare' &&
    truth === 'true' &&
    said.length === 2 &&
    said[0] !== said[1] &&
    said.every(each => bottoms.includes(each))
  )
}

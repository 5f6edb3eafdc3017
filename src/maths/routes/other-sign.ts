import { literalsIn, operationsIn } from '../arithmetic/expression.ts'
import type { Question } from '../domain/question.ts'
import { type Calculation, calculationsIn, type Way } from './calculations.ts'
import type { Claim } from './claims.ts'
import { givenIn } from './landmarks.ts'

/** 54 − 9 of an area and a length: the numbers of a worded question put together by a sign that its way has not. */
export function isOtherSign({ sides }: Claim, question: Question, way: Way): boolean {
  const [worked] = sides
  const isSum = ({ operator }: { operator: string }) => operator === '+' || operator === '-'
  if (question.kind === 'right triangle' && worked) {
    const sums = calculationsIn(worked).filter(isSum)
    return sums.length === 1 && sums.every(each => isTurned(each, way))
  }
  if (!worked || !OF_MEASURES.has(question.kind) || !operationsIn(worked).every(isSum)) return false
  const given = givenIn(question)
  const [done, ...more] = calculationsIn(worked)
  if (done && more.length === 0 && isTurned(done, way)) return true
  // What it comes to is on the way: 75 − 60 for a change in per cent.
  if (done && more.length === 0 && way.values.has(done.value.toFraction())) return false
  return (
    literalsIn(worked).every(({ value }) => given.some(each => each.value.equals(value))) &&
    way.calculations.length > 0 &&
    !way.calculations.some(isSum)
  )
}

/** 15 − 8 where 15 + 8 leads on. */
function isTurned(done: Calculation, way: Way): boolean {
  const isOfSame = ({ left, right }: Calculation) =>
    (left.value.equals(done.left.value) && right.value.equals(done.right.value)) ||
    (left.value.equals(done.right.value) && right.value.equals(done.left.value))
  const same = way.calculations.filter(isOfSame)
  return same.length > 0 && same.every(({ operator }) => operator !== done.operator)
}

const OF_MEASURES = new Set(['story', 'measure', 'shape', 'rate', 'proportion', 'scale', 'percentage'])

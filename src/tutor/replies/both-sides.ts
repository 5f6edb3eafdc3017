import { linearForm } from '#maths/arithmetic/evaluate.ts'
import { isZero, type Rational } from '#maths/arithmetic/rational.ts'
import type { SolveQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Said } from '#maths/routes/judged.ts'

/**
 * What went wrong from one line of an equation to the next: done to one side alone, or turned round on the other.
 * Undefined where neither explains the line.
 * @param look says which line is looked at
 */
export function sidesMixedUp(
  said: Said,
  before: SolveQuestion | undefined,
  look: string,
): string | undefined {
  const wrong = said.claims.find(({ standing }) => standing === 'wrong')?.claim.sides
  const [left, right] = wrong?.length === 2 ? wrong.map(linearForm) : []
  const [from, to] = before ? [before.left, before.right].map(linearForm) : []
  if (!left || !right || !from || !to) return undefined
  const [slopes, offsets] = [
    [left.slope.sub(from.slope), right.slope.sub(to.slope)],
    [left.offset.sub(from.offset), right.offset.sub(to.offset)],
  ] as const
  const changed = [slopes, offsets].filter(([one, other]) => !isZero(one) || !isZero(other))
  const [only, ...others] = changed
  if (!only || others.length > 0) return undefined
  if (only === offsets && before && leavesBracket(before.text, only))
    return `${look} The number before the brackets multiplies everything inside them, not only the first part.`
  const what = only === slopes ? 'the letters' : 'the number'
  const [one, other] = only
  if (isZero(one) || isZero(other))
    return `${look} You changed ${what} on one side only. An equation is like a scale: what is done on one side must be done on the other, too.`
  return one.equals(other.neg())
    ? `${look} With ${what} something was added on one side and taken away on the other. Both sides need the same. Which of the two undoes it?`
    : undefined
}

const BRACKET = /(\d+) ?\([^()]*?([-+−]) ?(\d+)\)/

/** 4(x − 3) as 4x − 3: the number in the bracket is left as it was. */
function leavesBracket(asked: string, [one, other]: readonly Rational[]): boolean {
  const [, before, sign, inside] = BRACKET.exec(asked) ?? []
  const left = (Number(before) - 1) * Number(inside) * (sign === '+' ? -1 : 1)
  return before !== undefined && [one, other].some(each => each?.equals(left) === true)
}

import { linearForm, solutionOf } from '../arithmetic/evaluate.ts'
import { isZero } from '../arithmetic/rational.ts'
import type { SolveQuestion } from '../domain/arithmetic-question.ts'
import type { Question } from '../domain/question.ts'
import { markQuestion } from '../kinds/doors.ts'
import { wayTo } from './calculations.ts'
import type { Claim } from './claims.ts'
import type { JudgedClaim } from './judged.ts'
import type { Sides } from './moves.ts'

/** What an equation in the letter is worth: another form of the one that is worked on, or none of it. */
export function judgeEquation(
  claim: Claim,
  question: Question,
  equation: SolveQuestion | undefined,
): Pick<JudgedClaim, 'standing' | 'explanations'> {
  const [first, last] = [claim.sides[0], claim.sides.at(-1)]
  const truth = equation && wayTo(question).answer
  if (!equation || !truth || !first || !last) return { standing: 'unsure', explanations: [] }
  if (claim.sides.length === 1) return { standing: 'unsure', explanations: [] }
  const [left, right] = [linearForm(first), linearForm(last)]
  if (!left || !right) return { standing: 'unsure', explanations: [] }
  const own = solutionOf([left, right])
  if (own) {
    if (own.equals(truth))
      return {
        standing: isSameEquation({ left: first, right: last }, equation) ? 'unsure' : 'useful',
        explanations: [],
      }
    return { standing: 'wrong', explanations: markQuestion(question, claim.text).explanations }
  }
  if (!isZero(left.slope) && left.offset.equals(right.offset)) return { standing: 'useful', explanations: [] }
  return { standing: claim.truth === 'false' ? 'wrong' : 'unsure', explanations: [] }
}

function isSameEquation(one: Sides, other: Sides): boolean {
  const text = ({ left, right }: Sides) =>
    [left, right]
      .map(side =>
        JSON.stringify(side, (key, value) =>
          key === 'start' || key === 'end' ? undefined : typeof value === 'bigint' ? value.toString() : value,
        ),
      )
      .join('=')
  return text(one) === text(other)
}

/** The equation that is worked on from there, where a line says one that can be solved. */
export function broughtOn({ sides }: Claim, equation: SolveQuestion): SolveQuestion | undefined {
  const [left, right] = [sides[0], sides.at(-1)]
  if (!left || !right || sides.length < 2) return undefined
  const forms = [linearForm(left), linearForm(right)] as const
  return forms[0] && forms[1] && solutionOf([forms[0], forms[1]]) ? { ...equation, left, right } : undefined
}

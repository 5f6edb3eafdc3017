import { hasUnknown } from '../arithmetic/expression.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import type { Question } from '../domain/question.ts'
import { claimsIn } from './claims.ts'
import { factorNumbers } from './factor-numbers.ts'
import { gapsSaid } from './gaps.ts'
import type { Said } from './judged.ts'
import { listSteps } from './listed.ts'

/** What is said in the words of one kind of question: lists of factors, gaps of a sequence, numbers for brackets. */
export function saidOfKind(text: string, question: Question, marked: MarkedQuestion): Said | undefined {
  const claims = listSteps(text, question)
  const [list] = claims
  if (list) return { claims, marked, outcome: list.standing }
  if (marked.verdict === 'right') return undefined
  const isFalse = () =>
    claimsIn(text).some(({ truth, sides }) => truth === 'false' && !sides.some(hasUnknown))
  const isStep = gapsSaid(text, question) === true || factorNumbers(text, question)?.isProduct === true
  return isStep && !isFalse() ? { claims: [], marked, outcome: 'useful' } : undefined
}

import type { Assessment, Findings } from '#contract/evaluations.ts'
import { findingsOf } from '#maths/marking/findings.ts'
import { givesUp, surelyGivesUp } from '#maths/marking/gives-up.ts'
import { assessMarked, markAnswer } from '#maths/marking/mark-answer.ts'
import { ASK_FOR_HINT, NOT_KNOWN, stepsInScheme } from '#maths/marking/unknown.ts'
import { HttpError } from '../shared/http-error.ts'

interface Given {
  question: string
  answer: string
  isReadRight?: boolean | undefined
}

/**
 * Whether an answer is no more than "I don't know". A question that the exact engine reads tells whether such words
 * are an answer to it; for every other one they must leave no doubt.
 * @returns the questions as the engine has marked them, none where it can't read them; undefined for every other answer
 */
function readUnknown({ question, answer, isReadRight }: Given) {
  if (!givesUp(answer)) return undefined
  const exact = markAnswer(question, answer, { isReadRight })
  if (!exact) return surelyGivesUp(answer) ? [] : undefined
  return exact.marked.every(({ isUnknown }) => isUnknown) ? exact.marked : undefined
}

/**
 * Marks "I don't know", whichever tutor serves: with nothing, the worked steps, and no words that shame. Nobody else
 * is asked.
 * @returns undefined for every other answer
 * @throws HttpError 422 `answer_unknown` before the child has been asked whether to try with a hint
 */
export function assessUnknown(
  given: Given & {
    markingScheme: string
    totalPossibleScore: number
    marksUnknown?: boolean | undefined
  },
): Assessment | undefined {
  const marked = readUnknown(given)
  if (!marked) return undefined
  if (!given.marksUnknown) throw new HttpError(422, 'answer_unknown', ASK_FOR_HINT)
  const totalScore = given.totalPossibleScore
  const assessment: Assessment =
    marked.length > 0
      ? assessMarked(marked, totalScore)
      : { overallAssessment: NOT_KNOWN, score: 0, totalScore, steps: stepsInScheme(given.markingScheme) }
  return { ...assessment, markedBy: { by: 'builtin' } }
}

/** The gaps of what the child does not know; undefined where the exact engine can't name them. */
export function findingsOfUnknown(given: Given): Findings | undefined {
  const marked = readUnknown(given)
  if (!marked || marked.length === 0) return undefined
  return findingsOf(marked)
}

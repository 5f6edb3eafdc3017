import type { Assessment, Findings } from '#contract/evaluations.ts'
import { HttpError } from '../shared/http-error.ts'

/** Loaded when first needed, so that the server starts without it. */
async function engine() {
  const [{ givesUp, surelyGivesUp }, marking, unknown, { findingsOf }] = await Promise.all([
    import('#maths/marking/gives-up.ts'),
    import('#maths/marking/mark-answer.ts'),
    import('#maths/marking/unknown.ts'),
    import('#maths/marking/findings.ts'),
  ])
  return { givesUp, surelyGivesUp, ...marking, ...unknown, findingsOf }
}

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
async function readUnknown({ question, answer, isReadRight }: Given) {
  const { givesUp, surelyGivesUp, markAnswer } = await engine()
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
export async function assessUnknown(
  given: Given & {
    markingScheme: string
    totalPossibleScore: number
    marksUnknown?: boolean | undefined
  },
): Promise<Assessment | undefined> {
  const marked = await readUnknown(given)
  if (!marked) return undefined
  const { ASK_FOR_HINT, NOT_KNOWN, assessMarked, stepsInScheme } = await engine()
  if (!given.marksUnknown) throw new HttpError(422, 'answer_unknown', ASK_FOR_HINT)
  const totalScore = given.totalPossibleScore
  const assessment: Assessment =
    marked.length > 0
      ? assessMarked(marked, totalScore)
      : { overallAssessment: NOT_KNOWN, score: 0, totalScore, steps: stepsInScheme(given.markingScheme) }
  return { ...assessment, markedBy: { by: 'builtin' } }
}

/** The gaps of what the child does not know; undefined where the exact engine can't name them. */
export async function findingsOfUnknown(given: Given): Promise<Findings | undefined> {
  const marked = await readUnknown(given)
  if (!marked || marked.length === 0) return undefined
  return (await engine()).findingsOf(marked)
}

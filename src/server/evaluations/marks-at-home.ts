import type { Assessment, KnowledgeGap } from '#contract/evaluations.ts'
import type { HomeMark } from '#contract/grown-up-marks.ts'
import type { Judgement, MarkedBy, ToPractise } from '#contract/marking.ts'
import type { WorkingRead } from '#maths/working/working-lines.ts'
import { answerPage } from '../answer-page/index.ts'
import { maths } from '../engine/maths.ts'
import { orWithout } from '../engine/poison.ts'
import { knownActivities } from './known-activities.ts'

interface Work {
  question: string
  answer: string
}

/**
 * A grown-up's own mark, with what is known about the lines that compute.
 * @param given `by` is the grown-up's name
 */
export async function markOfGrownUp(
  given: Work & {
    score: number
    totalScore: number
    words?: string | undefined
    practise?: ToPractise[] | undefined
    by: string
  },
): Promise<HomeMark> {
  const { question, answer, score, totalScore, words, practise = [], by } = given
  // Without lines where the answer can't be read: a grown-up's mark needs none.
  const { lines, firstSlip } = await orWithout<WorkingRead, WorkingRead>(
    maths.readWorking(question, answer),
    { lines: [] },
  )
  const knowledgeGaps = practise.map(asGap)
  const assessment: Assessment = {
    overallAssessment: words?.trim() || wordsFor(score, totalScore),
    score,
    totalScore,
    ...(lines.length > 0 && { lines, ...(firstSlip !== undefined && { firstSlip }) }),
    markedBy: grownUp(by),
  }
  return {
    ...assessment,
    markingScheme: `Marked by a grown-up, out of ${totalScore}.`,
    knowledgeGaps,
    knowledgeMasteries: [],
    recommendedResources: await knownActivities(knowledgeGaps),
  }
}

/**
 * A mark by the answer page.
 * @param given `total` is what it is marked out of, the scheme's own when missing; `judgements` are a grown-up's on what
 *   the page left undecided
 * @returns with the verdict `undecided` where the page alone can't tell
 */
export async function markOfPage(
  given: Work & { expectedAnswer: string; total?: number; judgements?: Judgement[] },
): Promise<HomeMark> {
  const { question, answer, expectedAnswer, judgements } = given
  const { markingScheme, totalScore } = await answerPage.scheme(question, expectedAnswer)
  const asked = { question, answer, expectedAnswer, totalPossibleScore: given.total ?? totalScore }
  const { assessment, findings } = await answerPage.judge(asked, judgements)
  return {
    ...assessment,
    markingScheme,
    ...findings,
    recommendedResources: await knownActivities(findings.knowledgeGaps),
  }
}

/** The grown-up of this name as the one who marked. */
export function grownUp(name: string): MarkedBy {
  return { by: 'grown_up', name }
}

function asGap({ concept, description }: ToPractise): KnowledgeGap {
  return { concept, description: description?.trim() || 'A grown-up says that this needs practice.' }
}

function wordsFor(score: number, total: number): string {
  if (score === total) return 'Well done! A grown-up says that this is right.'
  return score === 0
    ? 'A grown-up has looked at it: not right yet.'
    : 'A grown-up has looked at it: a part is right.'
}

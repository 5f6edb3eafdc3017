import type { Findings } from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import type { MarkedCheckupAnswer } from '#maths/checkup/checkup.ts'
import type { Db } from '../db/schema.ts'
import { insertEvaluation } from '../evaluations/index.ts'

interface Round {
  grade: Grade
  marked: {
    question: string
    answer: string
    submissionId: string
    mark: MarkedCheckupAnswer | { asked: string }
  }[]
  /** What each answer shows of what all of them show. */
  ofAnswers: Findings[]
}

/** Stands for an answer that was left out. */
const NOT_YET = 'I don’t know yet.'

/**
 * What went wrong in two questions of a round becomes a gap: only the answers that show one become evaluations, so that
 * practice fills nobody's list.
 * @returns each gap once, with the id to practise it by
 */
export async function finishRound(db: Db, childId: number, round: Round, now: Date) {
  const { checkupScheme } = await import('#maths/checkup/checkup.ts')
  const { writtenOut } = await import('#maths/questions/latex.ts')
  const showing = round.marked.flatMap(({ mark, ...given }, at) => {
    const knowledgeGaps = round.ofAnswers[at]?.knowledgeGaps ?? []
    return 'asked' in mark || knowledgeGaps.length === 0 ? [] : [{ ...given, mark, knowledgeGaps }]
  })
  return db.transaction().execute(async trx => {
    const ids: number[] = []
    for (const { question, answer, submissionId, mark, knowledgeGaps } of showing) {
      const evaluation = {
        question: writtenOut(question).replace(/ {2,}/g, ' '),
        answer: answer.trim() === '' ? NOT_YET : answer,
        grade: round.grade,
        overallAssessment: mark.assessment,
        score: mark.score,
        totalScore: mark.totalScore,
        markingScheme: checkupScheme(question),
        knowledgeGaps,
        knowledgeMasteries: [],
        recommendedResources: [],
        submissionId,
      }
      ids.push(await insertEvaluation(trx, childId, evaluation, { markedBy: { by: 'builtin' }, now }))
    }
    if (ids.length === 0) return []
    const gaps = await trx
      .selectFrom('gaps')
      .select(['id as gapId', 'concept', 'description'])
      .where('evaluation_id', 'in', ids)
      .orderBy('id')
      .execute()
    return [...new Map(gaps.map(gap => [`${gap.concept}\n${gap.description}`, gap])).values()]
  })
}

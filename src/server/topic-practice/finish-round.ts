import type { Grade } from '#contract/grades.ts'
import { NOT_KNOWN } from '#contract/marking.ts'
import type { Db, Trx } from '../db/schema.ts'
import { insertEvaluation } from '../evaluations/index.ts'
import type { Finished } from './engine.ts'

interface Round {
  grade: Grade
  answers: { answer: string; submissionId: string }[]
}

/**
 * What went wrong in two questions of a round becomes a gap: only the answers that show one become evaluations, so that
 * practice fills nobody's list.
 * @returns each gap once, with the id to practise it by
 */
export function finishRound(db: Db, childId: number, round: Round, finished: Finished, now: Date) {
  return db.transaction().execute(trx => saveWobbles(trx, childId, round, finished, now))
}

/** The same as a part of a larger transaction. */
export async function saveWobbles(
  trx: Trx,
  childId: number,
  { grade, answers }: Round,
  finished: Finished,
  now: Date,
) {
  const ids: number[] = []
  for (const [at, { mark, ...shown }] of finished.entries()) {
    const { answer = '', submissionId } = answers[at] ?? {}
    if (!mark || 'asked' in mark || shown.knowledgeGaps.length === 0) continue
    const evaluation = {
      ...shown,
      answer: answer.trim() === '' ? NOT_KNOWN : answer,
      grade,
      overallAssessment: mark.assessment,
      score: mark.score,
      totalScore: mark.totalScore,
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
}

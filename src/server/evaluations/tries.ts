import type { NewEvaluation } from '#contract/evaluations.ts'
import type { Trx } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import { evaluationNotFound } from './not-found.ts'

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * @returns the first of the tries that this evaluation belongs to; undefined when it says that it is none
 * @throws HttpError 404 where that is not the child's, 400 where it is about another question
 */
export async function firstTry(
  trx: Trx,
  childId: number,
  { tryOf, question }: NewEvaluation,
): Promise<number | undefined> {
  if (tryOf === undefined) return undefined
  const former = await trx
    .selectFrom('evaluations')
    .select(['id', 'try_of', 'question'])
    .where('id', '=', tryOf)
    .where('child_id', '=', childId)
    .executeTakeFirst()
  if (!former) throw evaluationNotFound()
  if (inOneLine(former.question) !== inOneLine(question)) {
    throw new HttpError(400, 'bad_request', 'Another try needs the same question.')
  }
  return former.try_of ?? former.id
}

/** Closes the open gaps of earlier tries that this one no longer shows, where it earned more than they did. */
export async function closeFixed(
  trx: Trx,
  later: { id: number; first: number; evaluation: NewEvaluation; now: string },
): Promise<void> {
  const { id, first, evaluation, now } = later
  const { score, totalScore, knowledgeGaps } = evaluation
  const still = knowledgeGaps.map(({ concept }) => concept.trim().toLowerCase())
  const earlier = await trx
    .selectFrom('evaluations')
    .select(['id', 'score', 'total_score'])
    .where(({ or, eb }) => or([eb('id', '=', first), eb('try_of', '=', first)]))
    .where('id', '<', id)
    .execute()
  const worse = earlier
    .filter(each => each.score * totalScore < score * each.total_score)
    .map(each => each.id)
  const open = await trx
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_id', 'gaps.id')
    .select(['gaps.id', 'concept'])
    .where('evaluation_id', 'in', worse)
    .where('closed_as', 'is', null)
    .where('resolved_at', 'is', null)
    .execute()
  const fixed = open.filter(({ concept }) => !still.includes(concept.trim().toLowerCase())).map(gap => gap.id)
  await trx.updateTable('gaps').set({ closed_as: 'fixed', closed_at: now }).where('id', 'in', fixed).execute()
}

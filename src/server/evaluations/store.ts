import type { KnowledgeGap, KnowledgeMastery, NewEvaluation, Resource } from '#contract/evaluations.ts'
import type { MarkedBy } from '#contract/marking.ts'
import type { Db, Trx } from '../db/schema.ts'
import { closeFixed, firstTry } from './tries.ts'

type Owner = { child_id: number; evaluation_id: number; created_at: string }

/**
 * Saves an evaluation with its gaps, masteries, resources and standards: all of it or nothing, and once for each
 * submission id. What an earlier try at the same question was missing, and this one is not, closes with it.
 * @returns the evaluation's id
 * @throws HttpError 404 for a try of what is not the child's, 400 where the question is another one
 */
export function saveEvaluation(
  db: Db,
  childId: number,
  evaluation: NewEvaluation,
  origin: Origin,
): Promise<number> {
  return db.transaction().execute(trx => insertEvaluation(trx, childId, evaluation, origin))
}

/** Who marked an evaluation, when, and in which check-up. */
interface Origin {
  markedBy: MarkedBy | undefined
  now: Date
  checkupId?: number
}

/** The same as a part of a larger transaction. */
export async function insertEvaluation(
  trx: Trx,
  childId: number,
  evaluation: NewEvaluation,
  { markedBy, now, checkupId }: Origin,
): Promise<number> {
  const created_at = now.toISOString()
  const first = await firstTry(trx, childId, evaluation)
  const saved = await trx
    .insertInto('evaluations')
    .values({
      child_id: childId,
      question: evaluation.question,
      answer: evaluation.answer,
      grade: evaluation.grade,
      marking_scheme: evaluation.markingScheme,
      overall_assessment: evaluation.overallAssessment,
      score: evaluation.score,
      total_score: evaluation.totalScore,
      submission_id: evaluation.submissionId ?? null,
      expected_answer: evaluation.expectedAnswer ?? null,
      marked_by: markedBy?.by ?? null,
      marker_name: markedBy?.name ?? null,
      marker_model: markedBy?.model ?? null,
      try_of: first ?? null,
      checkup_id: checkupId ?? null,
      created_at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!saved) return savedBefore(trx, childId, evaluation.submissionId)
  const { id } = saved
  const owner: Owner = { child_id: childId, evaluation_id: id, created_at }
  await saveGaps(trx, owner, evaluation.knowledgeGaps)
  await saveMasteries(trx, owner, evaluation.knowledgeMasteries)
  await saveResources(trx, id, evaluation.recommendedResources)
  if (first !== undefined) await closeFixed(trx, { id, first, evaluation, now: created_at })
  return id
}

async function savedBefore(trx: Trx, childId: number, submissionId: string | undefined): Promise<number> {
  const { id } = await trx
    .selectFrom('evaluations')
    .select('id')
    .where('child_id', '=', childId)
    .where('submission_id', '=', submissionId ?? '')
    .executeTakeFirstOrThrow()
  return id
}

async function saveGaps(trx: Trx, owner: Owner, gaps: KnowledgeGap[]): Promise<void> {
  if (gaps.length === 0) return
  const idOf = await standardIds(
    trx,
    gaps.flatMap(gap => readCode(gap) ?? []),
  )
  const values = gaps.map(gap => ({
    ...owner,
    concept: gap.concept,
    description: gap.description,
    standard_id: idOf.get(readCode(gap) ?? '') ?? null,
  }))
  await trx.insertInto('gaps').values(values).execute()
}

async function saveMasteries(trx: Trx, owner: Owner, masteries: KnowledgeMastery[]): Promise<void> {
  if (masteries.length === 0) return
  const values = masteries.map(({ concept, description }) => ({
    ...owner,
    concept,
    description,
    source_type: 'evaluation' as const,
  }))
  await trx.insertInto('masteries').values(values).execute()
}

async function saveResources(trx: Trx, evaluation_id: number, resources: Resource[]): Promise<void> {
  if (resources.length === 0) return
  const values = resources.map(({ title, description, url }) => ({
    evaluation_id,
    title,
    description,
    // The link will be offered to a child to click, so nothing but a web page may be behind it.
    url: url !== undefined && /^https:\/\/[^\s]+$/i.test(url) ? url : null,
  }))
  await trx.insertInto('evaluation_resources').values(values).execute()
}

/** Stores each code once and returns the ids by code. */
async function standardIds(trx: Trx, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  await trx
    .insertInto('standards')
    .values([...new Set(codes)].map(code => ({ code })))
    .onConflict(conflict => conflict.column('code').doNothing())
    .execute()
  const rows = await trx.selectFrom('standards').selectAll().where('code', 'in', codes).execute()
  return new Map(rows.map(row => [row.code, row.id]))
}

function readCode(gap: KnowledgeGap): string | undefined {
  return gap.relevantStandard?.trim() || undefined
}

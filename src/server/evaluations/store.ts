import type { Transaction } from 'kysely'
import type {
  Evaluation,
  EvaluationDetail,
  KnowledgeGap,
  KnowledgeMastery,
  NewEvaluation,
  Resource,
} from '#contract/evaluations.ts'
import type { Page } from '#contract/page.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db, Tables } from '../db/schema.ts'

const columns = [
  'id',
  'question',
  'answer',
  'overall_assessment as overallAssessment',
  'score',
  'total_score as totalScore',
  'grade',
  'created_at as createdAt',
] as const

type Trx = Transaction<Tables>
type Owner = { user_id: number; evaluation_id: number; created_at: string }

/**
 * Saves an evaluation with its gaps, masteries, resources and standards: all of it or nothing, and once for each
 * submission id.
 * @returns the evaluation's id
 */
export function saveEvaluation(
  db: Db,
  userId: number,
  evaluation: NewEvaluation,
  now: Date,
): Promise<number> {
  const created_at = now.toISOString()
  return db.transaction().execute(async trx => {
    const saved = await trx
      .insertInto('evaluations')
      .values({
        user_id: userId,
        question: evaluation.question,
        answer: evaluation.answer,
        grade: evaluation.grade,
        marking_scheme: evaluation.markingScheme,
        overall_assessment: evaluation.overallAssessment,
        score: evaluation.score,
        total_score: evaluation.totalScore,
        submission_id: evaluation.submissionId ?? null,
        created_at,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!saved) return savedBefore(trx, userId, evaluation.submissionId)
    const { id } = saved
    const owner: Owner = { user_id: userId, evaluation_id: id, created_at }
    await saveGaps(trx, owner, evaluation.knowledgeGaps)
    await saveMasteries(trx, owner, evaluation.knowledgeMasteries)
    await saveResources(trx, id, evaluation.recommendedResources)
    return id
  })
}

async function savedBefore(trx: Trx, userId: number, submissionId: string | undefined): Promise<number> {
  const { id } = await trx
    .selectFrom('evaluations')
    .select('id')
    .where('user_id', '=', userId)
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

/** The account's evaluations, newest first; with `before`, only those older than the one with that id. */
export function listEvaluations(db: Db, userId: number, page: Page): Promise<Evaluation[]> {
  const { limit, before } = pageBounds(page)
  return db
    .selectFrom('evaluations')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** @returns undefined when the account has no evaluation with this id */
export async function findEvaluation(
  db: Db,
  userId: number,
  id: number,
): Promise<EvaluationDetail | undefined> {
  const evaluation = await db
    .selectFrom('evaluations')
    .select([...columns, 'marking_scheme as markingScheme'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!evaluation) return undefined
  const gaps = await db
    .selectFrom('gaps')
    .select(['id', 'concept', 'description', 'standard_id as standardId'])
    .where('evaluation_id', '=', id)
    .orderBy('id')
    .execute()
  const resources = await db
    .selectFrom('evaluation_resources')
    .select(['title', 'description', 'url'])
    .where('evaluation_id', '=', id)
    .orderBy('id')
    .execute()
  const standards = await db
    .selectFrom('standards')
    .select(['id', 'code as standardCode'])
    .where('id', 'in', query =>
      query
        .selectFrom('gaps')
        .select('standard_id')
        .where('evaluation_id', '=', id)
        .$castTo<{ standard_id: number }>(),
    )
    .orderBy('code')
    .execute()
  return {
    evaluation,
    gaps,
    resources: resources.map(({ url, ...words }) => ({ ...words, url: url ?? undefined })),
    standards,
  }
}

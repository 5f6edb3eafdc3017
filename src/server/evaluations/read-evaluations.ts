import type { Evaluation, EvaluationDetail, SavedGap } from '#contract/evaluations.ts'
import type { MarkedBy, Try } from '#contract/marking.ts'
import type { Page } from '#contract/page.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { orWithout } from '../engine/poison.ts'
import { readRemarks } from './remarks.ts'
import { readTries } from './tries.ts'

const columns = [
  'id',
  'question',
  'answer',
  'overall_assessment as overallAssessment',
  'score',
  'total_score as totalScore',
  'grade',
  'created_at as createdAt',
  'marked_by',
  'marker_name',
  'marker_model',
  'try_of',
  'checkup_id',
] as const

type Row = Omit<Evaluation, 'markedBy' | 'remarks' | 'tryOf' | 'tries' | 'checkupId'> & {
  marked_by: MarkedBy['by'] | null
  marker_name: string | null
  marker_model: string | null
  try_of: number | null
  checkup_id: number | null
}

/** The child's evaluations, newest first; with `before`, only those older than the one with that id. */
export async function listEvaluations(db: Db, childId: number, page: Page): Promise<Evaluation[]> {
  const { limit, before } = pageBounds(page)
  const rows = await db
    .selectFrom('evaluations')
    .select(columns)
    .where('child_id', '=', childId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return withHistory(db, childId, rows)
}

/** Adds who marked, what was changed since, and the other tries. */
async function withHistory<R extends Row>(db: Db, childId: number, rows: R[]) {
  const remarks = await readRemarks(db, childId)
  const tries = await readTries(db, childId, rows)
  return rows.map(({ marked_by, marker_name, marker_model, try_of, checkup_id, ...row }) => ({
    ...row,
    ...(marked_by && {
      markedBy: {
        by: marked_by,
        ...(marker_name !== null && { name: marker_name }),
        ...(marker_model !== null && { model: marker_model }),
      },
    }),
    ...(remarks.has(row.id) && { remarks: remarks.get(row.id) }),
    ...(try_of !== null && { tryOf: try_of }),
    ...(checkup_id !== null && { checkupId: checkup_id }),
    ...(tries.has(row.id) && { tries: tries.get(row.id) as Try[] }),
  }))
}

/** @returns undefined when the child has no evaluation with this id */
export async function findEvaluation(
  db: Db,
  childId: number,
  id: number,
): Promise<EvaluationDetail | undefined> {
  const row = await db
    .selectFrom('evaluations')
    .select([...columns, 'marking_scheme as markingScheme', 'expected_answer'])
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst()
  const [evaluation] = row ? await withHistory(db, childId, [row]) : []
  if (!evaluation) return undefined
  const { expected_answer, ...known } = evaluation
  const { lines } = await orWithout(maths.readWorking(known.question, known.answer), { lines: [] })
  const gaps = await db
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_id', 'gaps.id')
    .select(['gaps.id', 'concept', 'description', 'standard_id as standardId', 'closed_as', 'resolved_at'])
    .where('evaluation_id', '=', id)
    .orderBy('gaps.id')
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
    evaluation: {
      ...known,
      ...(expected_answer !== null && { expectedAnswer: expected_answer }),
      ...(lines.length > 0 && { lines }),
    },
    gaps: gaps.map(({ closed_as, resolved_at, ...gap }): SavedGap => {
      const end = closed_as ?? (resolved_at === null ? undefined : 'mastered')
      return { ...gap, ...(end && { end }) }
    }),
    resources: resources.map(({ url, ...words }) => ({ ...words, url: url ?? undefined })),
    standards,
  }
}

import type { BoosterGap } from '#contract/boosters.ts'
import type { GapToPractise } from '#maths/practice/practice-question.ts'
import type { Db } from '../db/schema.ts'

/** The account's gaps, those still to master first, the newest of them first. */
export async function listBoosterGaps(db: Db, userId: number): Promise<BoosterGap[]> {
  const rows = await db
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .leftJoin('standards', 'standards.id', 'gaps.standard_id')
    .select([
      'gaps.id',
      'concept',
      'description',
      'code',
      'consecutive_correct_answers as run',
      'best_run as bestRun',
      'resolved_at as resolvedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('resolved_at', order => order.desc().nullsFirst())
    .orderBy('gaps.id', 'desc')
    .execute()
  return rows.map(({ id, concept, description, code, run, bestRun, resolvedAt }) => ({
    id,
    concept,
    description,
    progress: {
      consecutiveCorrectAnswers: run ?? 0,
      isResolved: resolvedAt !== null,
      bestRun: bestRun ?? 0,
    },
    standard: code === null ? null : { code },
  }))
}

/** @returns undefined when the account has no gap with this id */
export function findGap(db: Db, userId: number, gapId: number): Promise<GapToPractise | undefined> {
  return db
    .selectFrom('gaps')
    .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
    .leftJoin('standards', 'standards.id', 'gaps.standard_id')
    .select(['concept', 'description', 'code as standard', 'grade'])
    .where('gaps.id', '=', gapId)
    .where('gaps.user_id', '=', userId)
    .executeTakeFirst()
}

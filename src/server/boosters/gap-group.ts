import { sql } from 'kysely'
import type { Trx } from '../db/schema.ts'

/** Two gaps with the same one are one gap to a child; letter case and blanks around don't matter. */
export const groupKey = sql<string>`lower(trim(gaps.concept)) || char(10) || lower(trim(gaps.description))`

/** A gap of a group that is still to be mastered, with its own progress. */
interface OpenGap {
  id: number
  run: number | null
  bestRun: number | null
}

/** The open gaps of the child that are one with this one to a child, itself among them where it is open. */
export function openGapsLike(trx: Trx, childId: number, gapId: number): Promise<OpenGap[]> {
  const key = trx.selectFrom('gaps').select(groupKey.as('key')).where('gaps.id', '=', gapId)
  return trx
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .select(['gaps.id', 'consecutive_correct_answers as run', 'best_run as bestRun'])
    .where('child_id', '=', childId)
    .where(groupKey, '=', key)
    .where('resolved_at', 'is', null)
    .where('closed_as', 'is', null)
    .execute()
}

/** The progress that open gaps of a group share: the furthest of them. */
export function sharedProgress(gaps: readonly Pick<OpenGap, 'run' | 'bestRun'>[]): {
  run: number
  bestRun: number
} {
  return {
    run: Math.max(0, ...gaps.map(({ run }) => run ?? 0)),
    bestRun: Math.max(0, ...gaps.map(({ bestRun }) => bestRun ?? 0)),
  }
}

import { sql } from 'kysely'
import type { BoosterGap } from '#contract/boosters.ts'
import type { GapToPractise } from '#maths/practice/practice-question.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { orWithout } from '../engine/poison.ts'
import { groupKey } from './gap-group.ts'

/** An open gap shares the progress of all open ones that are one with it to a child. */
const sharedBy = (column: string) =>
  sql<number | null>`max(${sql.ref(column)}) over (partition by ${groupKey}, resolved_at is null)`

/** The child's gaps, those still to master first, the newest of them first. */
export async function listBoosterGaps(db: Db, childId: number): Promise<BoosterGap[]> {
  const rows = await db
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .leftJoin('standards', 'standards.id', 'gaps.standard_id')
    .select([
      'gaps.id',
      'concept',
      'description',
      'code',
      'resolved_at as resolvedAt',
      sharedBy('consecutive_correct_answers').as('run'),
      sharedBy('best_run').as('bestRun'),
    ])
    .where('child_id', '=', childId)
    .where('closed_as', 'is', null)
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

/** @returns undefined when the child has no gap with this id */
export function findGap(db: Db, childId: number, gapId: number): Promise<GapToPractise | undefined> {
  return db
    .selectFrom('gaps')
    .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
    .leftJoin('standards', 'standards.id', 'gaps.standard_id')
    .select(['concept', 'description', 'code as standard', 'grade', 'question'])
    .where('gaps.id', '=', gapId)
    .where('gaps.child_id', '=', childId)
    .where('closed_as', 'is', null)
    .executeTakeFirst()
}

/** Whether the gap comes from an answer, or a part of one, that said no more than not to know. */
export async function isOfUnknown(db: Db, gapId: number): Promise<boolean> {
  const { answer = '' } =
    (await db
      .selectFrom('gaps')
      .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
      .select('answer')
      .where('gaps.id', '=', gapId)
      .executeTakeFirst()) ?? {}
  return orWithout(maths.givesUpSomewhere(answer), false)
}

import type { Masteries } from '#contract/masteries.ts'
import type { Db, Trx } from '../db/schema.ts'
import { conceptKey } from '../reviews/reviews.ts'

/** The child's masteries, newest first, with the standards that they name. */
export async function listMasteries(db: Db, childId: number): Promise<Masteries> {
  const rows = await db
    .selectFrom('masteries')
    .leftJoin('standards', 'standards.id', 'masteries.standard_id')
    .select([
      'masteries.id',
      'concept',
      'description',
      'source_type as sourceType',
      'standard_id as standardId',
      'code',
      'evaluation_id as evaluationId',
      'created_at as createdAt',
    ])
    .where('child_id', '=', childId)
    .where('withdrawn_at', 'is', null)
    .orderBy('masteries.id', 'desc')
    .execute()
  const resolvedIn = await evaluationsOfResolved(db, childId)
  const codes = new Map<number, string>()
  for (const { standardId, code } of rows) {
    if (standardId !== null && code !== null) codes.set(standardId, code)
  }
  return {
    masteries: rows.map(({ code, ...mastery }) => ({
      ...mastery,
      evaluationIds: [
        ...new Set([
          ...(mastery.evaluationId === null ? [] : [mastery.evaluationId]),
          ...(mastery.sourceType === 'resolved_gap'
            ? (resolvedIn.get(conceptKey(mastery.concept)) ?? [])
            : []),
        ]),
      ],
      standard: code === null ? null : { standardCode: code },
    })),
    standards: [...codes]
      .map(([id, standardCode]) => ({ id, standardCode }))
      .sort((a, b) => a.standardCode.localeCompare(b.standardCode)),
  }
}

/** The evaluations in which each concept's mastered gaps had been found, by the concept's key. */
async function evaluationsOfResolved(db: Db, childId: number): Promise<Map<string, number[]>> {
  const gaps = await db
    .selectFrom('gaps')
    .innerJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .select(['concept', 'evaluation_id as evaluationId'])
    .where('child_id', '=', childId)
    .where('closed_as', 'is', null)
    .where('resolved_at', 'is not', null)
    .orderBy('gaps.id')
    .execute()
  const found = new Map<string, number[]>()
  for (const { concept, evaluationId } of gaps) {
    const key = conceptKey(concept)
    found.set(key, [...(found.get(key) ?? []), evaluationId])
  }
  return found
}

/**
 * Adds the mastery that practice has made of a gap, with the gap's concept, standard and evaluation.
 * @param resolved `description` says what is mastered: the gap's own words name the mistake
 */
export async function addResolvedGap(
  trx: Trx,
  { gapId, description, createdAt }: { gapId: number; description: string; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('masteries')
    .columns([
      'child_id',
      'evaluation_id',
      'standard_id',
      'concept',
      'description',
      'source_type',
      'created_at',
    ])
    .expression(query =>
      query
        .selectFrom('gaps')
        .select(({ val }) => [
          'child_id',
          'evaluation_id',
          'standard_id',
          'concept',
          val(description).as('description'),
          val('resolved_gap').as('source_type'),
          val(createdAt).as('created_at'),
        ])
        .where('id', '=', gapId),
    )
    .execute()
}

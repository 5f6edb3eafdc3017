import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'

/**
 * Tells a hint for a question and remembers, for the answer to it, that it was told.
 * @param level 1 for a question back, 2 for the first step
 * @returns undefined when the child has no question with this id
 */
export async function tellHint(
  db: Db,
  childId: number,
  { mcqId, level }: { mcqId: number; level: number },
): Promise<string | undefined> {
  const asked = await db.transaction().execute(async trx => {
    const told = await trx
      .updateTable('mcqs')
      .set(({ fn, val }) => ({ hints_shown: fn<number>('max', ['hints_shown', val(level)]) }))
      .where('id', '=', mcqId)
      .where('gap_id', 'in', query =>
        query.selectFrom('gaps').select('id').where('child_id', '=', childId).where('closed_as', 'is', null),
      )
      .returning(['question', 'gap_id as gapId'])
      .executeTakeFirst()
    if (!told) return undefined
    const gap = await trx
      .selectFrom('gaps')
      .select('concept')
      .where('id', '=', told.gapId)
      .executeTakeFirstOrThrow()
    return { question: told.question, concept: gap.concept }
  })
  if (!asked) return undefined
  const [back, step] = await maths.hintsFor(asked.question, asked.concept)
  return level === 1 ? back : step
}

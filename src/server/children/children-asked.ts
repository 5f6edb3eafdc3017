import type { Db } from '../db/schema.ts'
import type { Account } from '../shared/learner.ts'
import { childNotFound } from './store.ts'

/**
 * The children whose data a parent asks for: the one named, or all of the family, archived ones too.
 * @throws HttpError 404 for a child of another family
 */
export async function childrenAsked(db: Db, account: Account, child: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('children')
    .select('id')
    .where('family_id', '=', account.id)
    .$if(child !== undefined, query => query.where('id', '=', child ?? 0))
    .orderBy('id')
    .execute()
  if (rows.length === 0) throw childNotFound()
  return rows.map(({ id }) => id)
}

import type { Db } from '../../db/schema.ts'
import type { FamilyNames } from './family-names.ts'

/** What an account's family is called; nothing where there is no such account any more. */
export async function readFamilyNames(db: Db, accountId: number): Promise<FamilyNames> {
  const family = await db
    .selectFrom('users')
    .select(['child_name', 'parent_name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!family) return { children: [], parents: [], emails: [] }
  return { children: [family.child_name], parents: [family.parent_name], emails: [family.email] }
}

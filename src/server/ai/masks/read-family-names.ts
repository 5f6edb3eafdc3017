import type { Db } from '../../db/schema.ts'
import type { Asker } from '../../shared/learner.ts'
import type { FamilyNames } from './family-names.ts'

/** What the child at work, or every child where none is, and its parent are called; nothing where the family is no more. */
export async function readFamilyNames(db: Db, { familyId, childId }: Asker): Promise<FamilyNames> {
  const family = await db
    .selectFrom('families')
    .select(['parent_name', 'email'])
    .where('id', '=', familyId)
    .executeTakeFirst()
  if (!family) return { children: [], parents: [], emails: [] }
  const children = await db
    .selectFrom('children')
    .select('name')
    .where('family_id', '=', familyId)
    .$if(childId !== undefined, query => query.where('id', '=', childId ?? 0))
    .execute()
  return { children: children.map(({ name }) => name), parents: [family.parent_name], emails: [family.email] }
}

import type { Family } from '#contract/shared-computer.ts'
import type { Db } from '../db/schema.ts'

/** The families that agreed to be offered, by name. */
export async function listFamilies(db: Db): Promise<Family[]> {
  const rows = await listed(db).select(['families.id', 'parent_name']).execute()
  return rows
    .map(({ id, parent_name }) => ({ id, name: firstNameAndInitial(parent_name) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id)
}

/** @returns the e-mail to log in with; for a family that isn't offered one that no account has */
export async function emailOfFamily(db: Db, familyId: number): Promise<string> {
  const row = await listed(db).select('email').where('families.id', '=', familyId).executeTakeFirst()
  return row?.email ?? `family-${familyId}`
}

function listed(db: Db) {
  return db
    .selectFrom('families')
    .innerJoin('household_settings', 'household_settings.family_id', 'families.id')
    .where('is_listed', '=', 1)
}

/** `Rosa Maria Lindgren` is offered as `Rosa L.`, `Rosa` as `Rosa`. */
export function firstNameAndInitial(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = others.at(-1) ?? ''
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

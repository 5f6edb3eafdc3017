import type SQLite from 'better-sqlite3'

/** What a child is known by from one database to the next. */
export interface KnownChild {
  id: number
  name: string
  /** The moment when it was added: it stays, whatever name or number the child gets. */
  createdAt: string
}

/** A family's children in the order in which they came, also in a database from before it could have several. */
export function readChildren(sqlite: SQLite.Database, family: number, schema = 'main'): KnownChild[] {
  const sql = isOldShape(sqlite, schema)
    ? `select id, child_name as name, created_at as createdAt from ${schema}.users where id = ?`
    : `select id, name, created_at as createdAt from ${schema}.children where family_id = ? order by id`
  return sqlite.prepare<[number], KnownChild>(sql).all(family)
}

/** Whether a database is from before a family could have several children: an account was a child then. */
export function isOldShape(sqlite: SQLite.Database, schema = 'main'): boolean {
  return (
    sqlite.prepare(`select 1 from ${schema}.sqlite_schema where name = 'users' and type = 'table'`).get() !==
    undefined
  )
}

type Likeness = (one: KnownChild, other: KnownChild) => boolean

const isAsOld: Likeness = (one, other) => one.createdAt === other.createdAt
const isCalled: Likeness = (one, other) => plain(one.name) === plain(other.name)

/** The surest sign first. */
const SAME: Likeness[] = [
  (one, other) => one.id === other.id && isAsOld(one, other),
  (one, other) => isAsOld(one, other) && isCalled(one, other),
  (one, other) => isAsOld(one, other) && one.createdAt !== '',
]

/**
 * Finds who of a family's former children is who of its present ones.
 * @param options `byName` where the two may be of different computers, on which each child was added at another moment
 * @returns the present child of each former one that is still there
 */
export function matchChildren(
  former: readonly KnownChild[],
  present: readonly KnownChild[],
  { byName }: { byName: boolean },
): Map<KnownChild, KnownChild> {
  const matches = new Map<KnownChild, KnownChild>()
  const taken = new Set<KnownChild>()
  for (const isSame of byName ? [...SAME, isCalled] : SAME) {
    for (const one of former.filter(each => !matches.has(each))) {
      const found = present.find(other => !taken.has(other) && isSame(one, other))
      if (!found) continue
      matches.set(one, found)
      taken.add(found)
    }
  }
  return matches
}

function plain(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

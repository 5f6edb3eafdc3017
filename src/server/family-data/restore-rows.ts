import type SQLite from 'better-sqlite3'
import { MOST_CHILDREN } from '#contract/children.ts'
import { type KnownChild, matchChildren, readChildren } from './match-children.ts'
import { openForWork } from './open-for-work.ts'
import { isOwned, type OwnedTable, ownedTables, quotedName } from './owned-tables.ts'
import { wrongBackup } from './wrong-backup.ts'

/**
 * Stay as they are now, with all that is the family's and no child's: who is signed in, what the parent allowed, agreed
 * to or withdrew, and the record of what left the computer. An old backup must not bring back a consent or hide a use.
 */
const KEPT = ['children', 'auth_sessions', 'ai_use']
/** Stays for a child that is still there. */
const TIME_USED = 'time_used'

/** Of `children` these come back; limits, picture code and whether it is archived stay. */
const PROFILE = ['name', 'birth_year', 'personal_intro', 'assistant_name']
const LOOKS = ['animal', 'color']
/** A file must not bring a hash that takes long to check. */
const NEVER = ['picture_code_hash']

export interface RestoredRows {
  /** The file in use. */
  database: string
  family: number
  /** The checked backup. */
  file: string
  /** The family's id in it. */
  former: number
  /** Whether it is from a version in which children had animals and colors. */
  hasLooks: boolean
  /** Whether it may be of another computer. */
  isBrought: boolean
  /** The one child to restore: a present one, or one that is in the backup alone; else all of them. */
  child?: number | undefined
}

/**
 * Puts the work of a checked backup's children in the place of what they have now, in one transaction. Those that the
 * family has no more are added again, and those that the backup doesn't know stay as they are. Rows keep their ids
 * unless others have taken them since. To be run in a process of its own.
 * @throws HttpError 400 when a child is not in it, or too many would be there; what SQLite refuses; nothing is changed then
 */
export function restoreRows(given: RestoredRows): void {
  const sqlite = openForWork(given.database)
  try {
    sqlite.prepare('attach ? as backup').run(given.file)
    sqlite.exec(
      'create temp table moved (name text, old_id integer, new_id integer, primary key (name, old_id))',
    )
    sqlite.transaction(() => restoreChildren(sqlite, given)).immediate()
  } finally {
    sqlite.close()
  }
}

function restoreChildren(sqlite: SQLite.Database, given: RestoredRows): void {
  // Checked at the end: until then a row may point to one that is still to come.
  sqlite.pragma('defer_foreign_keys = on')
  const owned = ownedTables(sqlite, 'children')
  const work = owned.filter(({ name }) => ![...KEPT, TIME_USED].includes(name))
  const { matched, added } = chooseChildren(sqlite, work, given)

  const present = matched.map(({ now }) => now)
  for (const table of work) {
    sqlite
      .prepare(`delete from main.${quotedName(table.name)} where ${isOwned(table, { ids: idsOf(present) })}`)
      .run()
  }
  const move = sqlite.prepare('insert into temp.moved values (?, ?, ?)')
  for (const { old, now } of matched) {
    bringBackProfile(sqlite, old.id, now.id, given.hasLooks)
    move.run('children', old.id, now.id)
  }
  for (const child of added) move.run('children', child.id, addAgain(sqlite, child.id, given.family, owned))

  const ids = idsOf([...matched.map(({ old }) => old), ...added])
  matchStandards(sqlite, work, ids)
  for (const table of work.filter(({ hasId }) => hasId)) findTakenIds(sqlite, table, ids)
  for (const table of work) copyRows(sqlite, table, ids)
  const timeUsed = owned.find(({ name }) => name === TIME_USED)
  if (timeUsed) copyRows(sqlite, timeUsed, idsOf(added))
  if (given.child === undefined) {
    sqlite
      .prepare(
        'update main.families set parent_name = old.parent_name from backup.families old where main.families.id = ? and old.id = ?',
      )
      .run(given.family, given.former)
  }
}

const idsOf = (children: KnownChild[]) => children.map(({ id }) => id).join(', ')

interface Chosen {
  matched: { old: KnownChild; now: KnownChild }[]
  added: KnownChild[]
}

function chooseChildren(sqlite: SQLite.Database, work: OwnedTable[], given: RestoredRows): Chosen {
  const { family, former, isBrought, child } = given
  const present = readChildren(sqlite, family)
  const then = readChildren(sqlite, former, 'backup')
  const matches = matchChildren(then, present, { byName: isBrought })
  const [only, another] = present
  const [first] = then
  // Whoever registers on another computer only to restore a backup there may have called the child anything.
  if (isBrought && only && !another && first && matches.size === 0 && child === undefined) {
    if (!hasWork(sqlite, work, only)) matches.set(first, only)
  }
  const matched = [...matches].map(([old, now]) => ({ old, now }))
  const added = then.filter(each => !matches.has(each))
  if (child === undefined) {
    if (added.length > 0 && present.length + added.length > MOST_CHILDREN) throw wrongBackup('crowded')
    return { matched, added }
  }
  const isHere = present.some(({ id }) => id === child)
  const chosen = isHere
    ? { matched: matched.filter(({ now }) => now.id === child), added: [] }
    : { matched: [], added: added.filter(({ id }) => id === child) }
  if (chosen.matched.length + chosen.added.length === 0) throw wrongBackup('noSuchChild')
  if (present.length + chosen.added.length > MOST_CHILDREN) throw wrongBackup('crowded')
  return chosen
}

function hasWork(sqlite: SQLite.Database, work: OwnedTable[], { id }: KnownChild): boolean {
  return work.some(
    table =>
      sqlite
        .prepare(`select 1 from main.${quotedName(table.name)} where ${isOwned(table)} limit 1`)
        .get(id) !== undefined,
  )
}

function bringBackProfile(sqlite: SQLite.Database, then: number, now: number, hasLooks: boolean): void {
  const columns = hasLooks ? [...PROFILE, ...LOOKS] : PROFILE
  const values = columns.map(column => `${column} = old.${column}`).join(', ')
  sqlite
    .prepare(
      `update main.children set ${values} from backup.children old where main.children.id = ? and old.id = ?`,
    )
    .run(now, then)
}

/** @returns the number that the child has now */
function addAgain(sqlite: SQLite.Database, then: number, family: number, owned: OwnedTable[]): number {
  const [children] = owned
  const others = (children?.columns ?? []).filter(column => !['id', 'family_id', ...NEVER].includes(column))
  const columns = others.map(quotedName).join(', ')
  const free = `case when id in (select id from main.children) then (select max(id) + 1 from main.children) else id end`
  return sqlite
    .prepare<[number, number], number>(
      `insert into main.children (id, family_id, ${columns}) select ${free}, ?, ${columns} from backup.children where id = ? returning id`,
    )
    .pluck()
    .get(family, then) as number
}

/** Standards belong to all families; a code may have another id here. Those that nothing names stay behind. */
function matchStandards(sqlite: SQLite.Database, tables: OwnedTable[], ids: string): void {
  const named = tables.flatMap(table =>
    table.references
      .filter(reference => reference.table === 'standards')
      .map(
        ({ column }) =>
          `select ${quotedName(column)} from backup.${quotedName(table.name)} where ${isOwned(table, { ids, schema: 'backup' })}`,
      ),
  )
  sqlite.exec(
    `insert or ignore into main.standards (code)
       select code from backup.standards where id in (${named.join(' union ')})`,
  )
  sqlite.exec(
    "insert into temp.moved select 'standards', old.id, new.id from backup.standards old join main.standards new using (code)",
  )
}

function findTakenIds(sqlite: SQLite.Database, table: OwnedTable, ids: string): void {
  const name = quotedName(table.name)
  sqlite
    .prepare(
      `insert into temp.moved
         select ?, id, (select max(n) from (select max(id) n from main.${name} union all select max(id) from backup.${name}))
           + row_number() over (order by id)
         from backup.${name}
         where id in (select id from main.${name}) and ${isOwned(table, { ids, schema: 'backup' })}`,
    )
    .run(table.name)
}

function copyRows(sqlite: SQLite.Database, table: OwnedTable, ids: string): void {
  const name = quotedName(table.name)
  const moved = (column: string, of: string) =>
    `coalesce((select new_id from temp.moved where name = '${of.replaceAll("'", "''")}' and old_id = ${column}), ${column})`
  const values = table.columns.map(each => {
    const column = `old.${quotedName(each)}`
    const reference = table.references.find(({ column: from }) => from === each)
    if (reference) return moved(column, reference.table)
    return each === 'id' && table.hasId ? moved(column, table.name) : column
  })
  const columns = table.columns.map(quotedName).join(', ')
  sqlite.exec(
    `insert into main.${name} (${columns}) select ${values.join(', ')} from backup.${name} old where ${isOwned(table, { ids, schema: 'backup' })}`,
  )
}

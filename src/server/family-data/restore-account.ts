import type SQLite from 'better-sqlite3'
import { openForWork } from './open-for-work.ts'
import { isOfAccount, type OwnedTable, ownedTables, quotedName } from './owned-tables.ts'

/**
 * Stay as they are now: who is signed in, what the parent allowed, agreed to or withdrew, and the record of what left
 * the computer. An old backup must not bring back a consent or hide a use.
 */
const KEPT = [
  'users',
  'auth_sessions',
  'settings',
  'household_settings',
  'time_used',
  'ai_use',
  'lent_ai_use',
]

/** Of `users` these come back; e-mail, password and recovery code stay. */
const PROFILE = ['parent_name', 'child_name', 'child_birth_year', 'personal_intro', 'assistant_name']

/**
 * Puts the account's rows of a checked backup in the place of those that it has now, in one transaction. Rows keep
 * their ids unless another family has taken them since. To be run in a process of its own.
 * @param given `database` is the file in use, `file` the backup, `former` the account's id in it
 * @throws what SQLite refuses; nothing is changed then
 */
export function restoreAccount(given: {
  database: string
  account: number
  file: string
  former: number
}): void {
  const sqlite = openForWork(given.database)
  try {
    sqlite.prepare('attach ? as backup').run(given.file)
    sqlite.exec(
      'create temp table moved (name text, old_id integer, new_id integer, primary key (name, old_id))',
    )
    sqlite.transaction(() => moveRows(sqlite, given.account, given.former)).immediate()
  } finally {
    sqlite.close()
  }
}

function moveRows(sqlite: SQLite.Database, account: number, former: number): void {
  // Checked at the end: until then a row may point to one that is still to come.
  sqlite.pragma('defer_foreign_keys = on')
  const owned = ownedTables(sqlite)
  const restored = owned.filter(({ name }) => !KEPT.includes(name))
  for (const table of restored) {
    sqlite
      .prepare(`delete from main.${quotedName(table.name)} where ${isOfAccount(table, owned)}`)
      .run(account)
  }
  matchStandards(sqlite, restored, owned, former)
  for (const table of restored.filter(({ hasId }) => hasId)) findTakenIds(sqlite, table, owned, former)
  for (const table of restored) copyRows(sqlite, table, owned, account, former)
  const values = PROFILE.map(column => `${column} = old.${column}`).join(', ')
  sqlite
    .prepare(`update main.users set ${values} from backup.users old where main.users.id = ? and old.id = ?`)
    .run(account, former)
}

/** Standards belong to all families; a code may have another id here. Those that nothing names stay behind. */
function matchStandards(
  sqlite: SQLite.Database,
  tables: OwnedTable[],
  owned: OwnedTable[],
  former: number,
): void {
  const named = tables.flatMap(table =>
    table.references
      .filter(reference => reference.table === 'standards')
      .map(({ column }) => {
        const isOwned = isOfAccount(table, owned, 'backup').replace('?', ':former')
        return `select ${quotedName(column)} from backup.${quotedName(table.name)} where ${isOwned}`
      }),
  )
  sqlite
    .prepare(
      `insert or ignore into main.standards (code)
         select code from backup.standards where id in (${named.join(' union ')})`,
    )
    .run({ former })
  sqlite.exec(
    "insert into temp.moved select 'standards', old.id, new.id from backup.standards old join main.standards new using (code)",
  )
}

function findTakenIds(sqlite: SQLite.Database, table: OwnedTable, owned: OwnedTable[], former: number): void {
  const name = quotedName(table.name)
  sqlite
    .prepare(
      `insert into temp.moved
         select ?, id, (select max(n) from (select max(id) n from main.${name} union all select max(id) from backup.${name}))
           + row_number() over (order by id)
         from backup.${name}
         where id in (select id from main.${name}) and ${isOfAccount(table, owned, 'backup')}`,
    )
    .run(table.name, former)
}

function copyRows(
  sqlite: SQLite.Database,
  table: OwnedTable,
  owned: OwnedTable[],
  account: number,
  former: number,
): void {
  const name = quotedName(table.name)
  const moved = (column: string, of: string) =>
    `coalesce((select new_id from temp.moved where name = '${of.replaceAll("'", "''")}' and old_id = ${column}), ${column})`
  const values = table.columns.map(each => {
    const column = `old.${quotedName(each)}`
    const reference = table.references.find(({ column: from }) => from === each)
    if (reference?.table === 'users') return `case when ${column} is null then null else :account end`
    if (reference) return moved(column, reference.table)
    return each === 'id' && table.hasId ? moved(column, table.name) : column
  })
  const columns = table.columns.map(quotedName).join(', ')
  const isOwned = isOfAccount(table, owned, 'backup').replace('?', ':former')
  sqlite
    .prepare(
      `insert into main.${name} (${columns}) select ${values.join(', ')} from backup.${name} old where ${isOwned}`,
    )
    .run({ account, former })
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { tableNames } from '#server/family-data/owned-tables.ts'

/** The last version of the database in which an account was one child. */
export const LAST_OF_ACCOUNTS = migrations.findIndex(({ name }) => name === 'children')

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  pk: number
}

interface Filling {
  sqlite: SQLite.Database
  /** The rows of each table by their owner, for those that refer to them. */
  ids: Map<string, unknown[]>
}

/** Columns whose words a later migration may change, or whose rows it may move. */
const PLAIN: Record<string, unknown> = {
  source_type: 'evaluation',
  concern: null,
  query_concern: null,
  reply_concern: null,
  try_of: null,
  grade: 5,
}

/**
 * Writes `stepwise.db` as an earlier version would have left it, with two accounts and so many rows of each in every
 * table that belongs to one, all of them tied to others of the same account.
 * @returns the file
 */
export function writeEarlierVersion(dataDir: string, version: number, rows: number): string {
  const file = join(dataDir, 'stepwise.db')
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = wal')
  sqlite.pragma('synchronous = off')
  sqlite.pragma('foreign_keys = on')
  const now = () => new Date('2025-03-05T10:00:00.000Z')
  const applied = migrations.slice(0, version)
  migrate({ sqlite, migrations: applied, takeSnapshot: () => '', now, log: { info() {} } })
  sqlite.transaction(() => fill(sqlite, rows))()
  sqlite.pragma('wal_checkpoint(truncate)')
  sqlite.close()
  return file
}

function fill(sqlite: SQLite.Database, rows: number): void {
  const waiting = new Set(tableNames(sqlite))
  const filling: Filling = { sqlite, ids: new Map() }
  const foreign = (table: string) =>
    sqlite
      .prepare<[string], { table: string; from: string }>('select * from pragma_foreign_key_list(?)')
      .all(table)
  // What a table refers to is filled before it.
  while (waiting.size > 0) {
    for (const table of waiting) {
      const keys = foreign(table)
      if (keys.some(key => key.table !== table && waiting.has(key.table))) continue
      waiting.delete(table)
      if (table === 'users') for (const user of [1, 2]) insert(filling, table, keys, user, user)
      else if (table === 'standards') for (let n = 1; n <= 50; n++) insert(filling, table, keys, 0, n)
      else if (keys.length > 0) {
        for (const user of [1, 2]) {
          for (let n = 1; n <= rows; n++) insert(filling, table, keys, user, n)
        }
      }
    }
  }
}

const statements = new WeakMap<SQLite.Database, Map<string, (user: number, n: number) => unknown>>()

function insert(
  filling: Filling,
  table: string,
  keys: { table: string; from: string }[],
  user: number,
  n: number,
): void {
  const { sqlite, ids } = filling
  const known = statements.get(sqlite) ?? new Map<string, (user: number, n: number) => unknown>()
  statements.set(sqlite, known)
  let write = known.get(table)
  if (!write) {
    const columns = sqlite
      .prepare<[string], Column>('select name, type, "notnull", pk from pragma_table_info(?)')
      .all(table)
      .filter(({ name }) => name !== 'id' || table === 'users')
    const sql = sqlite
      .prepare<[string], string>('select sql from sqlite_schema where name = ?')
      .pluck()
      .get(table)
    const values = columns.map(column => makeValue(table, column, keys, ids, sql ?? ''))
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const statement = sqlite.prepare(
      // Some tables hold one row of an account.
      `insert or ignore into ${table} (${names}) values (${columns.map(() => '?').join(', ')})`,
    )
    write = (of, number) => statement.run(...values.map(value => value(of, number))).lastInsertRowid
    known.set(table, write)
  }
  const id = write(user, n)
  const key = `${table} ${table === 'standards' ? 0 : user}`
  const all = ids.get(key) ?? []
  all.push(id)
  ids.set(key, all)
}

type Value = (user: number, n: number) => unknown

function makeValue(
  table: string,
  { name, type, notnull }: Column,
  keys: { table: string; from: string }[],
  ids: Map<string, unknown[]>,
  sql: string,
): Value {
  const key = keys.find(({ from }) => from === name)
  if (name in PLAIN && !(notnull && PLAIN[name] === null)) return () => PLAIN[name]
  if (key?.table === 'users') return user => user
  if (key) {
    return (user, n) => {
      const all = ids.get(`${key.table} ${key.table === 'standards' ? 0 : user}`) ?? []
      return all[(n - 1) % all.length] ?? null
    }
  }
  if (table === 'users' && name === 'id') return user => user
  const [, choices] = new RegExp(`check \\(${name} in \\(([^)]*)\\)`).exec(sql) ?? []
  if (choices) {
    const all = choices.split(',').map(choice => JSON.parse(choice.trim().replaceAll("'", '"')))
    return (_, n) => all[n % all.length]
  }
  if (type.toLowerCase() === 'integer' || type.toLowerCase() === 'real') {
    return (_, n) => (/number/.test(name) ? n : 1 + (n % 3))
  }
  if (/_(at|until)$/.test(name)) return (_, n) => new Date(Date.UTC(2025, 0, 1, 0, n)).toISOString()
  return (user, n) => `${table} ${name} ${user} ${n}`
}

/** A hash of what each table holds, for comparing what is too much to show. */
export function contentsOf(file: string): Record<string, string> {
  const sqlite = new SQLite(file)
  try {
    return Object.fromEntries(
      tableNames(sqlite)
        .filter(name => !['migrations', 'notices', 'last_change', 'latest_moment'].includes(name))
        .map(name => {
          const hash = createHash('sha256')
          const count = sqlite.prepare('select 1 from pragma_table_info(?)').all(name).length
          const order = Array.from({ length: count }, (_, index) => index + 1).join(', ')
          for (const row of sqlite.prepare(`select * from "${name}" order by ${order}`).raw().iterate()) {
            hash.update(JSON.stringify(row))
          }
          return [name, hash.digest('hex')]
        }),
    )
  } finally {
    sqlite.close()
  }
}

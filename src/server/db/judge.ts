import { createHash } from 'node:crypto'
import SQLite from 'better-sqlite3'
import { inspect } from './inspect.ts'
import { hashMigration } from './migrate.ts'
import type { Migration } from './migrations/index.ts'
import { KNOWN_END } from './migrations/known-end.ts'

/** What a database is to this version of Stepwise. */
export type Judgement =
  /** No file, or one with nothing in it. */
  | { state: 'missing' }
  /** `isMisnumbered`: all is there, but the number in the header that says how new it is was changed. */
  | { state: 'good'; version: number; isMisnumbered: boolean }
  | { state: 'damaged'; reason: string }
  /** By all signs a newer Stepwise has made it. */
  | { state: 'newer' }
  /** Whole, but its signs contradict each other; `step` is the first applied migration that is not this version's. */
  | { state: 'strange'; reason: string; step?: number }

interface Row {
  number: number
  name: string
  hash: string
}

/**
 * Tells a good database from a damaged, a newer and a strange one. No single sign decides: the number in the header,
 * the list of applied migrations, the tables and SQLite's own check of the file must agree.
 * @throws StartError when the file can't be read at all
 */
export function judge(file: string, migrations: readonly Migration[]): Judgement {
  return inspect<Judgement>(file, sqlite => weigh(sqlite, migrations))
}

function weigh(sqlite: SQLite.Database, migrations: readonly Migration[]): Judgement {
  const version = Number(sqlite.pragma('user_version', { simple: true }))
  const shape = readShape(sqlite)
  if (shape.size === 0) return { state: 'missing' }
  const rows = readRows(sqlite)
  if (rows.length === 0) return { state: 'strange', reason: 'it has no list of steps' }
  const odd = rows.find((row, index) => !isAsExpected(row, index, migrations))
  if (odd) {
    return { state: 'strange', reason: `step ${odd.number} differs`, step: odd.number }
  }
  if (rows.length > migrations.length) {
    return version === rows.length
      ? { state: 'newer' }
      : { state: 'strange', reason: `it has ${rows.length} steps and the number ${version}` }
  }
  // Doing all the steps again only to see what comes of them would be a good part of each start.
  if (rows.length === migrations.length && endOf(migrations, shape) === KNOWN_END) {
    return good(version, rows)
  }
  const due = shapeAfter(migrations.slice(0, rows.length))
  const missing = [...due].find(part => !shape.has(part))
  if (missing !== undefined) return { state: 'strange', reason: `it lacks ${missing}` }
  if (rows.length < migrations.length) {
    const early = [...shapeAfter(migrations)].find(part => !due.has(part) && shape.has(part))
    if (early !== undefined || (version > rows.length && version <= migrations.length)) {
      return { state: 'strange', reason: `its list of ${rows.length} steps is too short` }
    }
  }
  return good(version, rows)
}

function good(version: number, rows: readonly Row[]): Judgement {
  return { state: 'good', version: rows.length, isMisnumbered: version !== rows.length }
}

/** Names these very steps and the very shape that a database has by them. */
export function endOf(migrations: readonly Migration[], shape: ReadonlySet<string>): string {
  const parts = [...migrations.map(hashMigration), ...[...shape].sort()]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** Rows of steps that this version doesn't know must at least be in order and look like such. */
function isAsExpected({ number, name, hash }: Row, index: number, migrations: readonly Migration[]): boolean {
  if (number !== index + 1) return false
  const migration = migrations[index]
  if (!migration) return /^[0-9a-f]{64}$/.test(hash)
  return hash === hashMigration(migration) && name === migration.name
}

function readRows(sqlite: SQLite.Database): Row[] {
  const hasList = sqlite.prepare("select 1 from pragma_table_info('migrations') where name = 'hash'").get()
  if (!hasList) return []
  return sqlite.prepare<[], Row>('select number, name, hash from migrations order by number').all()
}

/** The names of tables, columns and indexes of a database. Their SQL text depends on the SQLite that has written it. */
export function readShape(sqlite: SQLite.Database): Set<string> {
  const parts = sqlite
    .prepare<[], string>(
      `select object.type || ' ' || object.name || coalesce('.' || part.name || ' ' || part.type || ' ' || part."notnull" || part.pk, '')
       from sqlite_schema object left join pragma_table_info(object.name) part on object.type = 'table'
       where object.name not like 'sqlite\\_%' escape '\\'`,
    )
    .pluck()
    .all()
  return new Set(parts)
}

/** As far as the steps can be done: one that fails is no fault of the file, and the update will say so. */
function shapeAfter(migrations: readonly Migration[]): Set<string> {
  const sqlite = new SQLite(':memory:')
  try {
    for (const { sql } of migrations) sqlite.exec(sql)
    return readShape(sqlite)
  } catch {
    return readShape(sqlite)
  } finally {
    sqlite.close()
  }
}

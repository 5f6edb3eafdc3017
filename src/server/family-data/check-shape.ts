import SQLite from 'better-sqlite3'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { wrongBackup } from './wrong-backup.ts'

/** Nobody reads what a helper has done on its way. */
export const SILENT = { info() {} }
/** Stepwise's own schema has less than a tenth of these. */
const MOST_ENTRIES = 1_000
const LONGEST_SCHEMA = 1_000_000
/** Kept by SQLite itself, with nothing that could run. */
const OWN_TABLES = ['sqlite_sequence', 'sqlite_stat1']

interface Entry {
  type: string
  name: string
  tbl_name: string
  sql: string | null
}

/**
 * Compares what a database is made of, letter by letter, with what this version of the app would have made: no trigger,
 * view, virtual table, generated column or further index can be in it. Nothing but the list of the schema is read.
 * @returns the shape, as `shapeOfVersion` writes it
 * @throws HttpError 400
 */
export function checkShape(sqlite: SQLite.Database, version: number): string {
  const size = sqlite
    .prepare<[], { entries: number; bytes: number }>(
      'select count(*) as entries, total(octet_length(sql) + octet_length(name)) as bytes from sqlite_schema',
    )
    .get()
  if (!size || size.entries > MOST_ENTRIES || size.bytes > LONGEST_SCHEMA) throw wrongBackup('other')
  if (sqlite.pragma('encoding', { simple: true }) !== 'UTF-8') throw wrongBackup('other')
  const shape = readShape(sqlite)
  if (shape === shapeOfVersion(version)) return shape
  const hasAccounts =
    sqlite.prepare("select 1 from sqlite_schema where name in ('users', 'families')").get() !== undefined
  throw wrongBackup(hasAccounts ? 'other' : 'none')
}

/** By the number of migrations, which never change: a check asks for the newest up to three times. */
const shapes = new Map<number, string>()

/** What a database of this many migrations is made of. */
export function shapeOfVersion(version: number): string {
  const known = shapes.get(version) ?? makeShape(version)
  shapes.set(version, known)
  return known
}

function makeShape(version: number): string {
  const sqlite = new SQLite(':memory:')
  try {
    const applied = migrations.slice(0, version)
    migrate({ sqlite, migrations: applied, takeSnapshot: () => '', now: () => new Date(), log: SILENT })
    return readShape(sqlite)
  } finally {
    sqlite.close()
  }
}

function readShape(sqlite: SQLite.Database): string {
  const entries = sqlite
    .prepare<[], Entry>('select type, name, tbl_name, sql from sqlite_schema order by type, name')
    .all()
  return JSON.stringify(entries.filter(({ type, name }) => !(type === 'table' && OWN_TABLES.includes(name))))
}

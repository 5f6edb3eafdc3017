import { createHash } from 'node:crypto'
import type SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { Migration } from './migrations/index.ts'

interface Applied {
  number: number
  hash: string
}

/**
 * Brings the database up to the newest migration. All pending ones share a transaction: after a failed update the
 * file is still the one that the former version of Stepwise can open.
 * @param takeSnapshot called before the first pending one when the database already holds data; returns the copy
 * @throws StartError when an applied migration's text has changed since, or when one fails; nothing is changed then
 */
export function migrate(options: {
  sqlite: SQLite.Database
  migrations: readonly Migration[]
  takeSnapshot: () => string
  now: () => Date
  log: Pick<Logger, 'info'>
}): void {
  const { sqlite, migrations, takeSnapshot, now, log } = options
  const applied = readApplied(sqlite)
  for (const { number, hash } of applied) refuseChanged(number, hash, migrations[number - 1])
  if (applied.length === migrations.length) return

  const snapshot = applied.length > 0 ? takeSnapshot() : undefined
  const applyPending = sqlite.transaction(() => {
    // Another process may have been quicker; the transaction is immediate, so this is the last word.
    const done = readApplied(sqlite).length
    for (const [index, migration] of migrations.entries()) {
      if (index >= done) apply(sqlite, migration, index + 1, now())
    }
  })

  // SQLite's own advice for rebuilding tables: keys off outside of the transaction, checked inside of it.
  sqlite.pragma('foreign_keys = off')
  try {
    applyPending.immediate()
  } catch (cause) {
    throw new StartError(failureWords(snapshot), { cause, obstacle: 'update' })
  }
  sqlite.pragma('foreign_keys = on')
  log.info({ from: applied.length, to: migrations.length }, 'migrations applied')
}

function apply(sqlite: SQLite.Database, migration: Migration, number: number, now: Date): void {
  sqlite.exec(migration.sql)
  const broken = sqlite.pragma('foreign_key_check')
  if (Array.isArray(broken) && broken.length > 0) throw new Error('It left rows that point to nothing.')
  sqlite
    .prepare('insert into migrations (number, name, hash, applied_at) values (?, ?, ?, ?)')
    .run(number, migration.name, hashMigration(migration), now.toISOString())
  sqlite.pragma(`user_version = ${number}`)
}

function failureWords(snapshot: string | undefined): string {
  const copy = snapshot ? `, and a copy from before is ${snapshot}` : ''
  return `Stepwise couldn't prepare its data file for this version; your data is unchanged${copy}. Use the version of Stepwise that you had before and report this.`
}

function readApplied(sqlite: SQLite.Database): Applied[] {
  sqlite.exec(
    'create table if not exists migrations (number integer primary key, name text not null, hash text not null, applied_at text not null) strict',
  )
  return sqlite.prepare<[], Applied>('select number, hash from migrations order by number').all()
}

function refuseChanged(number: number, hash: string, migration: Migration | undefined): void {
  if (migration && hashMigration(migration) === hash) return
  throw new StartError(
    `The data file was prepared by another edition of Stepwise (step ${number} differs), so it is left untouched; use that edition, or choose another data folder with --data-dir.`,
    { obstacle: 'other-edition' },
  )
}

/** What a database keeps of a migration, to notice one that has changed since. */
export function hashMigration(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex')
}

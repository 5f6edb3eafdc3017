import { closeSync, openSync, readSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { inspect } from '../db/inspect.ts'
import { migrate } from '../db/migrate.ts'
import type { Migration } from '../db/migrations/index.ts'
import { HttpError } from '../http/errors.ts'
import { StartError } from '../start-error.ts'

const SQLITE_HEADER = 'SQLite format 3\0'

const words = {
  none: 'This file is no backup of Stepwise. Please choose one that Stepwise has made; its name usually ends in .db.',
  damaged:
    'This backup is damaged or not complete, so it was not used. Please choose another one; perhaps it was not copied to its end.',
  newer:
    'This backup was made by a newer version of Stepwise. Please update Stepwise on this computer first, then try again.',
  other: 'This backup was made by another edition of Stepwise, so it was not used.',
}

/** @throws HttpError 400 when a file that begins like this is no database */
export function refuseOtherFiles(beginning: Buffer): void {
  if (beginning.toString('latin1', 0, SQLITE_HEADER.length) !== SQLITE_HEADER) throw refused('none')
}

/**
 * Makes sure that the file is a whole and readable backup, and brings it up to this version.
 * @param file a copy that may be changed
 * @param shape the schema that it must have then, of `schemaOf`
 * @throws HttpError 400 `wrong_backup` with what is wrong with it
 */
export function prepareBackup(options: {
  file: string
  migrations: readonly Migration[]
  shape: string
  now: () => Date
  log: Logger
}): void {
  const { file, migrations, shape, now, log } = options
  refuseOtherFiles(beginningOf(file))
  const finding = look(file)
  if (finding.state !== 'good') throw refused(finding.state === 'damaged' ? 'damaged' : 'none')
  if (finding.version > migrations.length) throw refused('newer')
  if (finding.version < 1) throw refused('none')
  const sqlite = new SQLite(file)
  try {
    sqlite.pragma('trusted_schema = off')
    sqlite.pragma('foreign_keys = on')
    migrate({ sqlite, migrations, takeSnapshot: () => file, now, log })
    if (schemaOf(sqlite) !== shape) throw refused('other')
  } catch (error) {
    throw error instanceof StartError ? whyNotMigrated(error) : error
  } finally {
    sqlite.close()
  }
}

/** The tables and indexes of a database, to compare with another's. */
export function schemaOf(sqlite: SQLite.Database): string {
  const parts = sqlite
    .prepare<[], { sql: string }>(
      "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite\\_%' escape '\\' order by type, name",
    )
    .all()
  return JSON.stringify(parts)
}

function look(file: string): ReturnType<typeof inspect> {
  try {
    return inspect(file)
  } catch (error) {
    if (error instanceof StartError) throw refused('damaged')
    throw error
  }
}

/** A full disk is no fault of the backup's. */
function whyNotMigrated({ cause }: StartError): unknown {
  const isFull = cause instanceof SQLite.SqliteError && cause.code.startsWith('SQLITE_FULL')
  return isFull ? cause : refused('other')
}

function beginningOf(file: string): Buffer {
  const beginning = Buffer.alloc(SQLITE_HEADER.length)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, beginning)
  } finally {
    closeSync(descriptor)
  }
  return beginning
}

function refused(why: keyof typeof words): HttpError {
  return new HttpError(400, 'wrong_backup', words[why])
}

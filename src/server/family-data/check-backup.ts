import { closeSync, openSync, readSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { StartError } from '../start-error.ts'
import { checkChildren } from './check-children.ts'
import { checkRows } from './check-rows.ts'
import { checkShape, SILENT, shapeOfVersion } from './check-shape.ts'
import { cleanTexts } from './clean-texts.ts'
import { type FamilyName, findFamily } from './find-family.ts'
import { refuseForeignParts } from './foreign-parts.ts'
import { refuseOtherFiles, wrongBackup } from './wrong-backup.ts'

/** The version of the database from which on children have animals and colors. */
const FIRST_WITH_LOOKS = migrations.findIndex(({ name }) => name === 'children') + 1

/**
 * Makes sure that a file, whoever has made it, is a whole backup with nothing in it but rows that Stepwise could have
 * written, and brings it up to this version. It is only read, and no statement of its own can run, until its schema is
 * known to be Stepwise's. To be run in a process that can be ended.
 * @param given `file` is a copy that may be changed, `family` who wants it back, `isBrought` whether it may be of
 *   another computer, `now` in ISO 8601
 * @returns the family's id in the file, and whether its children had animals and colors by then
 * @throws HttpError 400 `wrong_backup` with what is wrong with it
 */
export function checkBackup(given: { file: string; family: FamilyName; isBrought: boolean; now: string }): {
  former: number
  hasLooks: boolean
} {
  const { file, family, isBrought, now } = given
  refuseOtherFiles(readBeginning(file))
  const version = reading(file, { readonly: true }, sqlite => {
    const version = Number(sqlite.pragma('user_version', { simple: true }))
    if (version > migrations.length) throw wrongBackup('newer')
    if (version < 1) throw wrongBackup('none')
    checkShape(sqlite, version)
    if (sqlite.pragma('integrity_check(1)', { simple: true }) !== 'ok') throw wrongBackup('damaged')
    checkRows(sqlite)
    return version
  })
  return reading(file, {}, sqlite => {
    bringUpToDate(sqlite, file, now)
    if (shapeOfVersion(migrations.length) !== checkShape(sqlite, migrations.length))
      throw wrongBackup('other')
    const former = findFamily(sqlite, family, { isBrought })
    if (former === undefined) throw wrongBackup('nobody')
    checkChildren(sqlite, former)
    refuseForeignParts(sqlite, former)
    cleanTexts(sqlite)
    return { former, hasLooks: version >= FIRST_WITH_LOOKS }
  })
}

function reading<T>(file: string, options: SQLite.Options, run: (sqlite: SQLite.Database) => T): T {
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(file, { fileMustExist: true, ...options })
    sqlite.pragma('trusted_schema = off')
    sqlite.pragma('cell_size_check = on')
    sqlite.pragma('mmap_size = 0')
    sqlite.pragma('cache_size = -8000')
    sqlite.pragma('foreign_keys = on')
    return run(sqlite)
  } catch (error) {
    throw error instanceof SQLite.SqliteError ? whyUnreadable(error) : error
  } finally {
    sqlite?.close()
  }
}

/** A full disk is no fault of the backup's; nearly all else that SQLite finds is. */
function whyUnreadable(error: InstanceType<typeof SQLite.SqliteError>): Error {
  const isOurs = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'].some(code => error.code.startsWith(code))
  return isOurs ? error : wrongBackup('damaged')
}

function bringUpToDate(sqlite: SQLite.Database, file: string, now: string): void {
  try {
    migrate({ sqlite, migrations, takeSnapshot: () => file, now: () => new Date(now), log: SILENT })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const { cause } = error
    throw cause instanceof SQLite.SqliteError && cause.code.startsWith('SQLITE_FULL')
      ? cause
      : wrongBackup('other')
  }
}

function readBeginning(file: string): Buffer {
  const beginning = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, beginning)
  } finally {
    closeSync(descriptor)
  }
  return beginning
}

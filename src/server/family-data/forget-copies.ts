import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { changeBackup, letGoBy, listBackups } from '../db/backup-files.ts'
import type { Database } from '../db/database.ts'
import { tellOnce } from '../db/tell-notice.ts'
import { removeDamaged } from './damaged-files.ts'

/** For how many days the daily backups may still hold what was deleted. */
const DAYS_KEPT = 7

/** Deletes with all that is a part of it. */
export function eraseRow(
  sqlite: SQLite.Database,
  table: 'users' | 'families' | 'children',
  id: number,
): void {
  sqlite.prepare(`delete from ${table} where id = ?`).run(id)
  // Until the log is written back, the old bytes are still in the file.
  sqlite.pragma('wal_checkpoint(truncate)')
}

/** `secure_delete` passes over what moving rows from page to page has left in the gaps between them. */
function writeAnew(sqlite: SQLite.Database): void {
  sqlite.exec('vacuum')
  sqlite.pragma('wal_checkpoint(truncate)')
}

/**
 * What was deleted from the data file is overwritten there and in the copies from before updates and restores, files that
 * were set aside as damaged are deleted, and the daily backups keep it until they are removed, within seven days.
 * @param options `erase` deletes it from a copy, which may be of any version; `what` has happened, for those who are told
 */
export async function forgetInCopies(
  database: Database,
  options: { erase: (sqlite: SQLite.Database) => void; what: string; log: Logger; now: Date },
): Promise<void> {
  const { erase, what, log, now } = options
  await database.exclusively(writeAnew).catch((error: unknown) => {
    log.error({ err: error }, 'what was deleted may still be in gaps of the data file')
  })
  const gone = new Date(now.getTime() + DAYS_KEPT * 24 * 60 * 60 * 1000)
  for (const backup of listBackups(database.backupFolder)) {
    try {
      if (backup.kind === 'daily') letGoBy(backup, gone)
      else changeBackup(backup, file => eraseInFile(file, erase))
    } catch (error) {
      log.error({ err: error, file: backup.file }, 'could not erase what was deleted from a copy')
    }
  }
  await forgetDamaged(database, what, log, now)
  // So that a recovery from a backup finds one without it first.
  await database.backups.backUp('daily').catch((error: unknown) => {
    log.error({ err: error }, 'backup after the deletion failed')
  })
}

/** Nothing can be erased from a damaged file alone, so it goes as a whole, and the other families are told. */
async function forgetDamaged(database: Database, what: string, log: Logger, now: Date): Promise<void> {
  const folder = dirname(database.file)
  try {
    if (removeDamaged(folder) === 0) return
    const words = `${what} The damaged files that Stepwise had kept were deleted with it, because its words were in them too.`
    await tellOnce(database.db, words, now)
  } catch (error) {
    log.error({ err: error }, 'a damaged file could not be deleted')
    const words = `${what} A damaged file that may still hold its words could not be deleted. Please delete the files whose names begin with “damaged-” in the folder ${folder}.`
    await tellOnce(database.db, words, now)
  }
}

function eraseInFile(file: string, erase: (sqlite: SQLite.Database) => void): void {
  const sqlite = new SQLite(file)
  try {
    sqlite.pragma('secure_delete = on')
    sqlite.pragma('foreign_keys = on')
    erase(sqlite)
    writeAnew(sqlite)
  } finally {
    sqlite.close()
  }
}

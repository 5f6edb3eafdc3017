import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { changeBackup, letGoBy, listBackups } from '../db/backup-files.ts'
import type { Database } from '../db/database.ts'
import { tellOnce } from '../db/tell-notice.ts'
import { removeDamaged } from './damaged-files.ts'

interface Account {
  email: string
  created_at: string
}

/** For how many days the daily backups may still hold a deleted account. */
const DAYS_KEPT = 7

const DAMAGED_GONE =
  'A family on this computer has deleted its account. The damaged files that Stepwise had kept were deleted with it, because its words were in them too.'
const DAMAGED_LEFT =
  'A family on this computer has deleted its account, but a damaged file that may still hold its words could not be deleted. Please delete the files whose names begin with “damaged-” in the folder'

/**
 * Deletes the account and all it holds. Its bytes are overwritten in the data file and in the copies from before
 * updates and restores, and files that were set aside as damaged are deleted; the daily backups keep it until they are removed, within seven days.
 */
export async function deleteAccount(
  database: Database,
  userId: number,
  { log, now }: { log: Logger; now: Date },
): Promise<void> {
  const { backups, backupFolder } = database
  const account = await database.exclusively(sqlite => {
    const row = sqlite
      .prepare<[number], Account>('select email, created_at from users where id = ?')
      .get(userId)
    erase(sqlite, 'id = ?', [userId])
    return row
  })
  if (account) forgetIn(backupFolder, account, log, now)
  await forgetDamaged(database, log, now)
  // So that a recovery from a backup finds one without the account first.
  await backups.backUp('daily').catch((error: unknown) => {
    log.error({ err: error }, 'backup after the deletion failed')
  })
}

/** Nothing can be erased from a damaged file alone, so it goes as a whole, and the other families are told. */
async function forgetDamaged(database: Database, log: Logger, now: Date): Promise<void> {
  const folder = dirname(database.file)
  try {
    if (removeDamaged(folder) > 0) await tellOnce(database.db, DAMAGED_GONE, now)
  } catch (error) {
    log.error({ err: error }, 'a damaged file could not be deleted')
    await tellOnce(database.db, `${DAMAGED_LEFT} ${folder}.`, now)
  }
}

function forgetIn(folder: string, account: Account, log: Logger, now: Date): void {
  const gone = new Date(now.getTime() + DAYS_KEPT * 24 * 60 * 60 * 1000)
  for (const backup of listBackups(folder)) {
    try {
      if (backup.kind === 'daily') letGoBy(backup, gone)
      else changeBackup(backup, file => eraseInFile(file, account))
    } catch (error) {
      log.error({ err: error, file: backup.file }, 'could not erase the account from a copy')
    }
  }
}

function eraseInFile(file: string, account: Account): void {
  const sqlite = new SQLite(file)
  try {
    sqlite.pragma('secure_delete = on')
    sqlite.pragma('foreign_keys = on')
    erase(sqlite, 'email = ? and created_at = ?', [account.email, account.created_at])
  } finally {
    sqlite.close()
  }
}

function erase(sqlite: SQLite.Database, condition: string, values: unknown[]): void {
  sqlite.prepare(`delete from users where ${condition}`).run(...values)
  // Until the log is written back, the old bytes are still in the file.
  sqlite.pragma('wal_checkpoint(truncate)')
}

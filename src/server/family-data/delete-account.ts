import SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { changeBackup, letGoBy, listBackups } from '../db/backup-files.ts'
import type { Database } from '../db/database.ts'

interface Account {
  email: string
  created_at: string
}

/** For how many days the daily backups may still hold a deleted account. */
const DAYS_KEPT = 7

/**
 * Deletes the account and all it holds. Its bytes are overwritten in the data file and in the copies from before
 * updates and restores; the daily backups keep it until they are removed, within seven days.
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
  // So that a recovery from a backup finds one without the account first.
  await backups.backUp('daily').catch((error: unknown) => {
    log.error({ err: error }, 'backup after the deletion failed')
  })
}

function forgetIn(folder: string, account: Account, log: Logger, now: Date): void {
  const gone = new Date(now.getTime() + DAYS_KEPT * 24 * 60 * 60 * 1000)
  for (const backup of listBackups(folder)) {
    try {
      if (backup.kind === 'daily') letGoBy(backup, gone)
      else changeBackup(backup, file => eraseFrom(file, account))
    } catch (error) {
      log.error({ err: error, file: backup.file }, 'could not erase the account from a copy')
    }
  }
}

function eraseFrom(file: string, account: Account): void {
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

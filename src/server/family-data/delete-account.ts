import SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { listBackups } from '../db/backup.ts'
import type { Database } from '../db/database.ts'

/**
 * Deletes the account and all it holds. Its bytes are overwritten in the data file and in the copies from before
 * updates and restores; the daily backups keep it until they are removed, within seven days.
 */
export async function deleteAccount(database: Database, userId: number, log: Logger): Promise<void> {
  const { backups, backupFolder } = database
  const account = await database.exclusively(sqlite => {
    const row = sqlite
      .prepare<[number], { email: string; created_at: string }>(
        'select email, created_at from users where id = ?',
      )
      .get(userId)
    erase(sqlite, 'id = ?', [userId])
    return row
  })
  for (const { file, kind } of listBackups(backupFolder)) {
    if (kind === 'daily' || !account) continue
    try {
      eraseFrom(file, account)
    } catch (error) {
      log.error({ err: error, file }, 'could not erase the account from a copy')
    }
  }
  // So that a recovery from a backup finds one without the account first.
  await backups.backUp('daily').catch((error: unknown) => {
    log.error({ err: error }, 'backup after the deletion failed')
  })
}

function eraseFrom(file: string, account: { email: string; created_at: string }): void {
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

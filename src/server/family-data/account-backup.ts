import SQLite from 'better-sqlite3'
import type { Database } from '../db/database.ts'
import { ownedTables, quotedName } from './owned-tables.ts'

/** Belongs to the computer or to a browser, and has no business in a file that a family takes along. */
const LEFT_OUT = ['auth_sessions', 'notices']

/**
 * Writes a database of this account alone into `file`: of the same shape as the whole one, so that it can be restored
 * here or put in the place of `stepwise.db` on another computer.
 * @throws what SQLite or the disk refuses; the caller removes the file
 */
export async function writeAccountBackup(database: Database, userId: number, file: string): Promise<void> {
  await database.backups.copyTo(file)
  const sqlite = new SQLite(file)
  try {
    // One file with no log beside it, since it will travel alone.
    sqlite.pragma('journal_mode = delete')
    sqlite.pragma('foreign_keys = on')
    sqlite.transaction(() => {
      for (const table of LEFT_OUT) sqlite.exec(`delete from ${quotedName(table)}`)
      for (const { name, references } of ownedTables(sqlite)) {
        const owner = references.find(reference => reference.table === 'users')
        if (owner) sqlite.exec(`delete from ${quotedName(name)} where ${quotedName(owner.column)} is null`)
      }
      sqlite.prepare('delete from users where id <> ?').run(userId)
    })()
    // Writes the file anew: nothing of the others is left in its gaps.
    sqlite.exec('vacuum')
  } finally {
    sqlite.close()
  }
}

import SQLite from 'better-sqlite3'
import { openForWork } from './open-for-work.ts'
import { ownedTables, quotedName } from './owned-tables.ts'

/** Belongs to the computer or to a browser, and has no business in a file that a family takes along. */
const LEFT_OUT = ['auth_sessions', 'notices']

/**
 * Writes a database of this account alone into `file`: of the same shape as the whole one, so that it can be restored
 * here or put in the place of `stepwise.db` on another computer. To be run in a process of its own.
 * @throws what SQLite or the disk refuses; the caller removes the file
 */
export async function writeAccountBackup(given: {
  database: string
  account: number
  file: string
}): Promise<void> {
  const { database, account, file } = given
  const whole = openForWork(database, { readonly: true })
  try {
    await whole.backup(file, { progress: () => 1_000_000 })
  } finally {
    whole.close()
  }
  const sqlite = new SQLite(file)
  try {
    // One file with no log beside it, since it will travel alone.
    sqlite.pragma('journal_mode = delete')
    sqlite.pragma('foreign_keys = on')
    sqlite.pragma('cache_size = -8000')
    sqlite.transaction(() => {
      for (const table of LEFT_OUT) sqlite.exec(`delete from ${quotedName(table)}`)
      for (const { name, references } of ownedTables(sqlite)) {
        const owner = references.find(reference => reference.table === 'users')
        if (owner) sqlite.exec(`delete from ${quotedName(name)} where ${quotedName(owner.column)} is null`)
      }
      sqlite.prepare('delete from users where id <> ?').run(account)
    })()
    // Writes the file anew: nothing of the others is left in its gaps.
    sqlite.exec('vacuum')
  } finally {
    sqlite.close()
  }
}

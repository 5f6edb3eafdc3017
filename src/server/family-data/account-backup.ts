import SQLite from 'better-sqlite3'
import { openForWork } from './open-for-work.ts'
import { ownedTables, quotedName, tableNames } from './owned-tables.ts'

/** Of a browser of this computer. */
const LEFT_OUT = ['auth_sessions']
/** Without an owner, and needed where the file is restored. Whatever else has none belongs to the computer. */
const TAKEN_ALONG = ['migrations', 'standards']

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
      const owned = ownedTables(sqlite)
      const names = owned.map(({ name }) => name)
      const without = tableNames(sqlite).filter(name => ![...names, ...TAKEN_ALONG].includes(name))
      for (const table of [...LEFT_OUT, ...without]) sqlite.exec(`delete from ${quotedName(table)}`)
      for (const { name, references } of owned) {
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

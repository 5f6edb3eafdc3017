import SQLite from 'better-sqlite3'
import { openForWork } from './open-for-work.ts'
import { type OwnedTable, ownedTables, quotedName, tableNames } from './owned-tables.ts'

/** Of a browser of this computer. */
const LEFT_OUT = ['auth_sessions']
/** Without an owner, and needed where the file is restored. Whatever else has none belongs to the computer. */
const TAKEN_ALONG = ['migrations', 'standards']

/**
 * Writes a database of this family alone, or of one child of it, into `file`: of the same shape as the whole one, so
 * that it can be restored here or put in the place of `stepwise.db` on another computer. To be run in a process of its
 * own.
 * @throws what SQLite or the disk refuses; the caller removes the file
 */
export async function writeBackup(given: {
  database: string
  family: number
  child?: number | undefined
  file: string
}): Promise<void> {
  const { database, family, child, file } = given
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
      sqlite.prepare('delete from families where id <> ?').run(family)
      if (child !== undefined) removeSiblings(sqlite, owned, child)
    })()
    // Writes the file anew: nothing of the others is left in its gaps.
    sqlite.exec('vacuum')
  } finally {
    sqlite.close()
  }
}

/** Some of what is the family's names a child, and would only forget whose it was. */
function removeSiblings(sqlite: SQLite.Database, owned: OwnedTable[], child: number): void {
  for (const table of owned) {
    for (const { column } of table.references.filter(reference => reference.table === 'children')) {
      sqlite.prepare(`delete from ${quotedName(table.name)} where ${quotedName(column)} <> ?`).run(child)
    }
  }
  sqlite.prepare('delete from children where id <> ?').run(child)
}

import type SQLite from 'better-sqlite3'
import { isOfAccount, ownedTables, quotedName } from './owned-tables.ts'
import { wrongBackup } from './wrong-backup.ts'

/**
 * Makes sure that an account's rows are parts of nothing but its own: one that names another family's row in the file
 * would name whatever has that number on this computer.
 * @throws HttpError 400
 */
export function refuseForeignParts(sqlite: SQLite.Database, account: number): void {
  const owned = ownedTables(sqlite)
  for (const table of owned) {
    for (const { column, table: whole } of table.references) {
      const owner = owned.find(({ name }) => name === whole)
      if (!owner) continue
      const name = quotedName(column)
      const isForeign = `${name} is not null and ${name} not in (select ${owner.hasId ? 'id' : 'rowid'} from ${quotedName(whole)} where ${isOfAccount(owner, owned)})`
      const found = sqlite
        .prepare(
          `select 1 from ${quotedName(table.name)} where ${isOfAccount(table, owned)} and ${isForeign} limit 1`,
        )
        .get(account, account)
      if (found) throw wrongBackup('strange')
    }
  }
}

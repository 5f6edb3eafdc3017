import type SQLite from 'better-sqlite3'
import { readChildren } from './match-children.ts'
import { isOwned, type Owner, ownedTables, quotedName } from './owned-tables.ts'
import { wrongBackup } from './wrong-backup.ts'

/**
 * Makes sure that a family's rows are parts of nothing but its own, and each child's of nothing but that child's: one
 * that names another's row in the file would name whatever has that number on this computer.
 * @throws HttpError 400
 */
export function refuseForeignParts(sqlite: SQLite.Database, family: number): void {
  refuseForeign(sqlite, 'families', family)
  for (const { id } of readChildren(sqlite, family)) refuseForeign(sqlite, 'children', id)
}

function refuseForeign(sqlite: SQLite.Database, kind: Owner, id: number): void {
  const owned = ownedTables(sqlite, kind)
  for (const table of owned) {
    for (const { column, table: whole } of table.references) {
      const owner = owned.find(({ name }) => name === whole)
      if (!owner) continue
      const name = quotedName(column)
      const isForeign = `${name} is not null and ${name} not in (select ${owner.hasId ? 'id' : 'rowid'} from ${quotedName(whole)} where ${isOwned(owner)})`
      const found = sqlite
        .prepare(`select 1 from ${quotedName(table.name)} where ${isOwned(table)} and ${isForeign} limit 1`)
        .get(id, id)
      if (found) throw wrongBackup('strange')
    }
  }
}

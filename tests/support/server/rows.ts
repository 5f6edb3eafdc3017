import SQLite from 'better-sqlite3'
import { isOwned, type Owner, ownedTables } from '#server/family-data/owned-tables.ts'

/** Every row of every table of a database file, by table. */
export function allRows(file: string): Record<string, unknown[]> {
  return withDatabase(file, sqlite => {
    const tables = sqlite
      .prepare<[], { name: string }>(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'",
      )
      .all()
    return Object.fromEntries(
      tables.map(({ name }) => [name, sqlite.prepare(`select * from "${name}" order by 1, 2`).all()]),
    )
  })
}

/** The rows that belong to a family or to a child, by table, without sign-ins, which come and go. */
export function rowsOf(file: string, id: number, kind: Owner = 'families'): Record<string, unknown[]> {
  return withDatabase(file, sqlite => {
    const owned = ownedTables(sqlite, kind)
    return Object.fromEntries(
      owned
        .filter(({ name }) => name !== 'auth_sessions')
        .map(table => [
          table.name,
          sqlite.prepare(`select * from "${table.name}" where ${isOwned(table)} order by 1, 2`).all(id),
        ]),
    )
  })
}

function withDatabase<T>(file: string, read: (sqlite: SQLite.Database) => T): T {
  const sqlite = new SQLite(file, { readonly: true, timeout: 5_000 })
  try {
    return read(sqlite)
  } finally {
    sqlite.close()
  }
}

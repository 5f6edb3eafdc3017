import SQLite from 'better-sqlite3'
import { isOfAccount, ownedTables } from '#server/family-data/owned-tables.ts'

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

/** The rows that belong to an account, by table, without its sign-ins, which come and go. */
export function rowsOf(file: string, userId: number): Record<string, unknown[]> {
  return withDatabase(file, sqlite => {
    const owned = ownedTables(sqlite)
    return Object.fromEntries(
      owned
        .filter(({ name }) => name !== 'auth_sessions')
        .map(table => [
          table.name,
          sqlite
            .prepare(`select * from "${table.name}" where ${isOfAccount(table, owned)} order by 1, 2`)
            .all(userId),
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

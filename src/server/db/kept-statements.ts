import type SQLite from 'better-sqlite3'

/** More are not asked in an evening; a list of as many signs as there are items makes one for each length. */
const MOST = 200

/**
 * The database, of which a statement is prepared once and used again: preparing takes longer than most of them run.
 * For statements that are done when they return, not for those that are read row by row.
 */
export function keepStatements(sqlite: SQLite.Database): Pick<SQLite.Database, 'prepare' | 'close'> {
  const kept = new Map<string, SQLite.Statement>()
  const prepare = (sql: string): SQLite.Statement => {
    const statement = kept.get(sql) ?? sqlite.prepare(sql)
    // To the end of the row: the first one has been left alone for longest.
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MOST) for (const [oldest] of [...kept].slice(0, 1)) kept.delete(oldest)
    return statement
  }
  return { prepare: prepare as SQLite.Database['prepare'], close: () => sqlite.close() }
}

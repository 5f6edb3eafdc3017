import type SQLite from 'better-sqlite3'
import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/** Kysely's own dialect for the one connection, but for a rollback that SQLite has done before us. */
export function dialectFor(sqlite: SQLite.Database): SqliteDialect {
  const dialect = new SqliteDialect({ database: sqlite })
  dialect.createDriver = () => new RollbackOnce(sqlite)
  return dialect
}

class RollbackOnce extends SqliteDriver {
  readonly #sqlite: SQLite.Database

  constructor(sqlite: SQLite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  /** On a full disk SQLite rolls back by itself; a second one would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

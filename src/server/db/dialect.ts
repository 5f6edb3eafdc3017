import type SQLite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { Turns } from './turns.ts'

/**
 * Kysely's own dialect for the one connection, but for two things: a rollback that SQLite has done before us, and
 * writes, which let reads pass while another process holds the file's lock for writing.
 */
export function dialectFor(sqlite: SQLite.Database, turns: Turns): SqliteDialect {
  const dialect = new SqliteDialect({ database: sqlite })
  dialect.createDriver = () => new OneConnection(sqlite, turns)
  dialect.createAdapter = () => new TakesTurns()
  return dialect
}

/** Kysely would take turns by itself, but never let go of one. */
class TakesTurns extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class OneConnection extends SqliteDriver {
  readonly #sqlite: SQLite.Database
  readonly #turns: Turns
  #connection: DatabaseConnection | undefined

  constructor(sqlite: SQLite.Database, turns: Turns) {
    super({ database: sqlite })
    this.#sqlite = sqlite
    this.#turns = turns
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    this.#connection ??= this.#lettingReadsPass(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.give()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#turns.letOtherWrite()
    await super.beginTransaction(connection)
  }

  /** On a full disk SQLite rolls back by itself; a second one would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }

  #lettingReadsPass(connection: DatabaseConnection): DatabaseConnection {
    const mayWrite = ({ query }: CompiledQuery) => !SelectQueryNode.is(query) && !this.#sqlite.inTransaction
    return {
      executeQuery: async (query, ...more) => {
        if (mayWrite(query)) await this.#turns.letOtherWrite()
        return connection.executeQuery(query, ...more)
      },
      streamQuery: (...given) => connection.streamQuery(...given),
    }
  }
}

import type SQLite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { ChangeCounter } from './count-changes.ts'

/** Kysely's own dialect for the one connection, which counts what is changed. */
export function dialectFor(sqlite: SQLite.Database, changes: ChangeCounter): SqliteDialect {
  const dialect = new SqliteDialect({ database: sqlite })
  dialect.createDriver = () => new CountingDriver(sqlite, changes)
  return dialect
}

class CountingDriver extends SqliteDriver {
  readonly #sqlite: SQLite.Database
  readonly #changes: ChangeCounter

  constructor(sqlite: SQLite.Database, changes: ChangeCounter) {
    super({ database: sqlite })
    this.#sqlite = sqlite
    this.#changes = changes
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new CountingConnection(await super.acquireConnection(), this.#sqlite, this.#changes)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#changes.count()
    await super.commitTransaction(connection)
    this.#changes.noteDown()
  }

  /** On a full disk SQLite rolls back by itself; a second one would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
    this.#changes.forget()
  }
}

/** A change outside of a transaction gets one, for itself and its count. */
class CountingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #sqlite: SQLite.Database
  readonly #changes: ChangeCounter

  constructor(inner: DatabaseConnection, sqlite: SQLite.Database, changes: ChangeCounter) {
    this.#inner = inner
    this.#sqlite = sqlite
    this.#changes = changes
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#sqlite.inTransaction || !isChange(query)) return this.#inner.executeQuery<R>(query)
    this.#sqlite.exec('begin immediate')
    try {
      const result = await this.#inner.executeQuery<R>(query)
      this.#changes.count()
      this.#sqlite.exec('commit')
      this.#changes.noteDown()
      return result
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#sqlite.exec('rollback')
      this.#changes.forget()
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery(query, chunkSize)
  }
}

/** Raw SQL also begins and ends transactions, so it stays as it is. */
function isChange({ query }: CompiledQuery): boolean {
  return !SelectQueryNode.is(query) && query.kind !== 'RawNode'
}

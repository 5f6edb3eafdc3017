import type SQLite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { ConnectionMutex } from './connection-mutex.ts'
import type { ChangeCounter } from './count-changes.ts'
import { keepStatements } from './kept-statements.ts'

/**
 * Kysely's own dialect for the one connection, but for four things: a rollback that SQLite has done before us,
 * writes, which let reads pass while another process holds the file's lock for writing, that they are counted, and
 * that a statement is prepared once.
 * @param letGo gives the connection to the next one; settles once what was written is on the disk
 */
export function dialectFor(
  sqlite: SQLite.Database,
  mutex: ConnectionMutex,
  changes: ChangeCounter,
  letGo: (hasWritten: boolean) => Promise<void>,
): SqliteDialect {
  const dialect = new SqliteDialect({ database: sqlite })
  dialect.createDriver = () => new OneConnection(sqlite, mutex, changes, letGo)
  dialect.createAdapter = () => new OwnMutex()
  return dialect
}

/** Kysely has a mutex of its own, but never lets go of it. */
class OwnMutex extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class OneConnection extends SqliteDriver {
  readonly #sqlite: SQLite.Database
  readonly #mutex: ConnectionMutex
  readonly #changes: ChangeCounter
  readonly #letGo: (hasWritten: boolean) => Promise<void>
  #connection: DatabaseConnection | undefined
  #hasWritten = false

  constructor(
    sqlite: SQLite.Database,
    mutex: ConnectionMutex,
    changes: ChangeCounter,
    letGo: (hasWritten: boolean) => Promise<void>,
  ) {
    super({ database: keepStatements(sqlite) })
    this.#sqlite = sqlite
    this.#mutex = mutex
    this.#changes = changes
    this.#letGo = letGo
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire()
    this.#connection ??= this.#lettingReadsPass(await super.acquireConnection())
    return this.#connection
  }

  override releaseConnection(): Promise<void> {
    const hasWritten = this.#hasWritten
    this.#hasWritten = false
    return this.#letGo(hasWritten)
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#mutex.letOtherWrite()
    await super.beginTransaction(connection)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#changes.count()
    await super.commitTransaction(connection)
    this.#hasWritten = true
  }

  /** On a full disk SQLite rolls back by itself; a second one would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
    this.#changes.forget()
  }

  #lettingReadsPass(connection: DatabaseConnection): DatabaseConnection {
    const mayWrite = ({ query }: CompiledQuery) => !SelectQueryNode.is(query) && !this.#sqlite.inTransaction
    return {
      executeQuery: async (query, ...more) => {
        if (!mayWrite(query)) return connection.executeQuery(query, ...more)
        await this.#mutex.letOtherWrite()
        const run = () => connection.executeQuery<never>(query, ...more)
        // Raw SQL also begins and ends transactions, so it stays as it is.
        return query.query.kind === 'RawNode' ? run() : this.#counted(run)
      },
      streamQuery: (...given) => connection.streamQuery(...given),
    }
  }

  /** A change outside of a transaction gets one, for itself and its count. */
  async #counted<T>(run: () => Promise<T>): Promise<T> {
    this.#sqlite.exec('begin immediate')
    try {
      const result = await run()
      this.#changes.count()
      this.#sqlite.exec('commit')
      this.#hasWritten = true
      return result
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#sqlite.exec('rollback')
      this.#changes.forget()
      throw error
    }
  }
}

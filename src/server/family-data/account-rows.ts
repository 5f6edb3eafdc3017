import type SQLite from 'better-sqlite3'
import { isOfAccount, ownedTables, quotedName } from './owned-tables.ts'

/** Never leave the database, not even as hashes. */
const SECRET_TABLES = ['auth_sessions']
const SECRET_COLUMNS = ['password_hash', 'recovery_code_hash']

/** A database row: texts, numbers, bytes and nulls by column. */
export type Row = Record<string, unknown>

/** An account's rows, read one by one: a family's work of years would fill the memory. */
export interface AccountRows {
  /** The names of the tables that hold some, and of the standards that they name. */
  tables: string[]
  /** @param order the column to sort by; the first one when missing */
  of(table: string, order?: string): Iterable<Row>
  /** The rows that are parts of another. @param column names it, and has an index */
  partsOf(table: string, column: string, whole: unknown): Row[]
}

/** The account's rows without its secrets. @param sqlite with nothing else to do until all is read */
export function accountRows(sqlite: SQLite.Database, account: number): AccountRows {
  const owned = ownedTables(sqlite)
  const shown = owned.filter(({ name }) => !SECRET_TABLES.includes(name))
  const parts = new Map<string, SQLite.Statement<unknown[], Row>>()

  function select(table: string): { sql: string; isOwned: string } {
    const found = shown.find(({ name }) => name === table)
    if (!found) throw new Error(`${table} holds nothing of an account's`)
    const columns = found.columns.filter(column => !SECRET_COLUMNS.includes(column)).map(quotedName)
    return {
      sql: `select ${columns.join(', ')} from ${quotedName(table)}`,
      isOwned: isOfAccount(found, owned),
    }
  }

  function standards(): Iterable<Row> {
    const named = shown.flatMap(table =>
      table.references
        .filter(reference => reference.table === 'standards')
        .map(
          ({ column }) =>
            `select ${quotedName(column)} from ${quotedName(table.name)} where ${isOfAccount(table, owned)}`,
        ),
    )
    return sqlite
      .prepare<number[], Row>(
        `select id, code from standards where id in (${named.join(' union ')}) order by code`,
      )
      .iterate(...named.map(() => account))
  }

  return {
    tables: [...shown.map(({ name }) => name), 'standards'],
    of(table, order) {
      if (table === 'standards') return standards()
      const { sql, isOwned } = select(table)
      return sqlite
        .prepare<[number], Row>(`${sql} where ${isOwned} order by ${order ? quotedName(order) : 1}`)
        .iterate(account)
    },
    partsOf(table, column, whole) {
      const key = `${table}.${column}`
      let statement = parts.get(key)
      if (!statement) {
        const { sql, isOwned } = select(table)
        // With the plus, SQLite goes by the index of the column and not by that of the account.
        statement = sqlite.prepare(`${sql} where ${quotedName(column)} = ? and +(${isOwned}) order by 1`)
        parts.set(key, statement)
      }
      return statement.all(whole, account)
    },
  }
}

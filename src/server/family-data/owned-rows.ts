import type SQLite from 'better-sqlite3'
import { isOwned, type Owner, ownedTables, quotedName } from './owned-tables.ts'

/** Never leave the database, not even as hashes. */
const SECRET_TABLES = ['auth_sessions']
const SECRET_COLUMNS = ['password_hash', 'recovery_code_hash', 'picture_code_hash']

/** A database row: texts, numbers, bytes and nulls by column. */
export type Row = Record<string, unknown>

/** The rows of a family or a child, read one by one: the work of years would fill the memory. */
export interface OwnedRows {
  /** The names of the tables that hold some, and of the standards that they name. */
  tables: string[]
  /** @param order the column to sort by; the first one when missing */
  of(table: string, order?: string): Iterable<Row>
  /** The rows that are parts of one of theirs. @param column names it, and has an index */
  partsOf(table: string, column: string, whole: unknown): Row[]
}

/** All rows of a family or of a child, without secrets. @param sqlite with nothing else to do until all is read */
export function ownedRows(sqlite: SQLite.Database, kind: Owner, id: number): OwnedRows {
  const owned = ownedTables(sqlite, kind)
  const shown = owned.filter(({ name }) => !SECRET_TABLES.includes(name))
  const parts = new Map<string, (whole: unknown) => Row[]>()

  function select(table: string): { sql: string; isTheirs: string; owner: string | undefined } {
    const found = shown.find(({ name }) => name === table)
    if (!found) throw new Error(`${table} holds nothing of theirs`)
    const columns = found.columns.filter(column => !SECRET_COLUMNS.includes(column)).map(quotedName)
    return {
      sql: `select ${columns.join(', ')} from ${quotedName(table)}`,
      isTheirs: isOwned(found),
      owner: found.owner?.column,
    }
  }

  function findParts(table: string, column: string): (whole: unknown) => Row[] {
    const { sql, isTheirs, owner } = select(table)
    const begin = `${sql} where ${quotedName(column)} = ?`
    // By this column they are theirs, as the whole is: to ask for each would go through all wholes each time.
    if (owner === column) {
      const statement = sqlite.prepare<[unknown], Row>(`${begin} order by 1`)
      return whole => statement.all(whole)
    }
    // With the plus, SQLite goes by the index of the column and not by that of the owner.
    const statement = sqlite.prepare<[unknown, number], Row>(`${begin} and +(${isTheirs}) order by 1`)
    return whole => statement.all(whole, id)
  }

  function standards(): Iterable<Row> {
    const named = shown.flatMap(table =>
      table.references
        .filter(reference => reference.table === 'standards')
        .map(
          ({ column }) =>
            `select ${quotedName(column)} from ${quotedName(table.name)} where ${isOwned(table)}`,
        ),
    )
    return sqlite
      .prepare<number[], Row>(
        `select id, code from standards where id in (${named.join(' union ')}) order by code`,
      )
      .iterate(...named.map(() => id))
  }

  return {
    tables: [...shown.map(({ name }) => name), 'standards'],
    // Begun when the first row is asked for: what is begun and never read would keep the file open after a failure.
    *of(table, order) {
      if (table === 'standards') {
        yield* standards()
        return
      }
      const { sql, isTheirs } = select(table)
      yield* sqlite
        .prepare<[number], Row>(`${sql} where ${isTheirs} order by ${order ? quotedName(order) : 1}`)
        .iterate(id)
    },
    partsOf(table, column, whole) {
      const key = `${table}.${column}`
      const find = parts.get(key) ?? findParts(table, column)
      parts.set(key, find)
      return find(whole)
    },
  }
}

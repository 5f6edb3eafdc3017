import type SQLite from 'better-sqlite3'

/** A table in which each row belongs to an account, by itself or by what it is a part of. */
export interface OwnedTable {
  name: string
  columns: string[]
  /** Whether other tables may refer to its rows by a number named `id`. */
  hasId: boolean
  references: Reference[]
}

interface Reference {
  column: string
  table: string
}

interface ForeignKey {
  table: string
  from: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Reads from the schema itself which tables hold an account's data, so that a table of a later feature is exported,
 * restored and deleted with the others. `users` comes first.
 */
export function ownedTables(sqlite: SQLite.Database): OwnedTable[] {
  const tables = tableNames(sqlite).map(name => describe(sqlite, name))
  const owned = tables.filter(({ name }) => name === 'users')
  // A part is found once what it is a part of is known.
  for (let before = -1; before !== owned.length; ) {
    before = owned.length
    for (const table of tables) {
      if (!owned.includes(table) && findOwner(table, owned)) owned.push(table)
    }
  }
  return owned
}

/** Every table but SQLite's own. */
export function tableNames(sqlite: SQLite.Database): string[] {
  return sqlite
    .prepare<[], string>(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .pluck()
    .all()
}

function describe(sqlite: SQLite.Database, name: string): OwnedTable {
  const columns = sqlite
    .prepare<[string], { name: string; type: string }>('select name, type from pragma_table_info(?)')
    .all(name)
  const keys = sqlite
    .prepare<[string], ForeignKey>('select "table", "from" from pragma_foreign_key_list(?)')
    .all(name)
  return {
    name,
    columns: columns.map(column => column.name),
    hasId: columns.some(column => column.name === 'id' && column.type.toLowerCase() === 'integer'),
    references: keys.map(key => ({ column: key.from, table: key.table })),
  }
}

function findOwner(table: OwnedTable, owned: OwnedTable[]): Reference | undefined {
  const direct = table.references.find(reference => reference.table === 'users')
  return (
    direct ??
    table.references.find(reference =>
      owned.some(({ name }) => name === reference.table && name !== table.name),
    )
  )
}

/**
 * The SQL condition that picks an account's rows of an owned table; `?` stands for the account's id.
 * @param schema `main`, or the name of an attached database
 */
export function isOfAccount(table: OwnedTable, owned: OwnedTable[], schema = 'main'): string {
  if (table.name === 'users') return 'id = ?'
  const owner = findOwner(table, owned)
  const parent = owned.find(({ name }) => name === owner?.table)
  if (!owner || !parent) throw new Error(`${table.name} belongs to no account`)
  if (parent.name === 'users') return `${quoted(owner.column)} = ?`
  const inner = isOfAccount(parent, owned, schema)
  return `${quoted(owner.column)} in (select id from ${schema}.${quoted(parent.name)} where ${inner})`
}

export { quoted as quotedName }

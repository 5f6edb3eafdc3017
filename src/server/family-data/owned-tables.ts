import type SQLite from 'better-sqlite3'

/** A table in which each row belongs to a family or child: by itself, by a child of the family or by what it is a part of. */
export interface OwnedTable {
  name: string
  columns: string[]
  /** Whether other tables may refer to its rows by a number named `id`. */
  hasId: boolean
  references: Reference[]
  /** The column that says whose a row is, and the table that it refers to; missing for the owners' own table. */
  owner?: { column: string; table: OwnedTable }
}

/** The tables whose rows own others. */
export type Owner = 'families' | 'children'

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
 * Reads from the schema itself which tables hold what is a family's, or a child's alone, so that a table of a later
 * feature is exported, restored and deleted with the others. The owners' own table comes first.
 */
export function ownedTables(sqlite: SQLite.Database, owner: Owner = 'families'): OwnedTable[] {
  const tables = tableNames(sqlite).map(name => describe(sqlite, name))
  const owned = tables.filter(({ name }) => name === owner)
  // A part is found once what it is a part of is known.
  for (let before = -1; before !== owned.length; ) {
    before = owned.length
    for (const table of tables) {
      if (owned.includes(table)) continue
      const found = findOwner(table, owned)
      if (found) owned.push(Object.assign(table, { owner: found }))
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

/** The owner itself before a child, and a child before what a row is a part of. */
function findOwner(table: OwnedTable, owned: OwnedTable[]): OwnedTable['owner'] {
  const [root] = owned
  const isChild = ({ name }: OwnedTable) => name === 'children'
  for (const isNext of [(each: OwnedTable) => each === root, isChild, () => true]) {
    for (const { column, table: name } of table.references) {
      const found = owned.find(each => each.name === name)
      if (found && isNext(found)) return { column, table: found }
    }
  }
  return undefined
}

/**
 * The SQL condition that picks the rows that belong to some owners.
 * @param options `ids` are the owners' as SQL, such as `1, 2`; `schema` is `main`, or the name of an attached database
 */
export function isOwned(table: OwnedTable, options: { ids?: string; schema?: string } = {}): string {
  const { ids = '?', schema = 'main' } = options
  const { owner } = table
  if (!owner) return `id in (${ids})`
  if (!owner.table.owner) return `${quoted(owner.column)} in (${ids})`
  const inner = isOwned(owner.table, options)
  return `${quoted(owner.column)} in (select id from ${schema}.${quoted(owner.table.name)} where ${inner})`
}

export { quoted as quotedName }

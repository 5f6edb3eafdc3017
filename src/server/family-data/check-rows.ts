import type SQLite from 'better-sqlite3'
import { quotedName, tableNames } from './owned-tables.ts'
import { wrongBackup } from './wrong-backup.ts'

const MOST_ROWS = 5_000_000
/** In bytes. What families write and AIs answer is a thousandth of it. */
const LONGEST_VALUE = 16_000_000
/** A row with a higher number would leave none for those that come after it, in all families. */
const HIGHEST_ID = 1e12

interface Column {
  name: string
  type: string
  pk: number
}

/**
 * Looks at every value: not too many, none too long, numbers that JavaScript can hold, moments that are some, and
 * nothing that points to nothing. Its types and its checks are of the schema, and SQLite's own check has seen to them.
 * @throws HttpError 400
 */
export function checkRows(sqlite: SQLite.Database): void {
  let rows = 0
  for (const table of tableNames(sqlite)) {
    const columns = sqlite
      .prepare<[string], Column>('select name, type, pk from pragma_table_info(?)')
      .all(table)
    const isStrange = columns.flatMap(conditionsFor).join(' or ')
    const found = sqlite
      .prepare<[], { rows: number; strange: number }>(
        `select count(*) as rows, total(coalesce(${isStrange}, 0)) as strange from ${quotedName(table)}`,
      )
      .get()
    rows += found?.rows ?? 0
    if (!found || found.strange > 0 || rows > MOST_ROWS) throw wrongBackup('strange')
  }
  const dangling = sqlite.prepare('select 1 from pragma_foreign_key_check limit 1').get()
  if (dangling) throw wrongBackup('strange')
}

function conditionsFor({ name, type, pk }: Column): string[] {
  const column = quotedName(name)
  const kind = type.toLowerCase()
  if (kind === 'integer') {
    return name === 'id' && pk > 0
      ? [`${column} not between 1 and ${HIGHEST_ID}`]
      : [
          `(${column} is not null and ${column} not between ${Number.MIN_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER})`,
        ]
  }
  const conditions = [`(${column} is not null and octet_length(${column}) > ${LONGEST_VALUE})`]
  if (kind === 'any') conditions.push(`typeof(${column}) = 'blob'`)
  if (/_(at|until)$/.test(name)) {
    conditions.push(
      `(${column} <> '' and (${column} not glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' or julianday(${column}) is null))`,
    )
  }
  return conditions
}

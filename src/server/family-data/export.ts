import type SQLite from 'better-sqlite3'
// The entry for Node declares a `require` of its own, which the bundled server already has.
import { strToU8, zipSync } from 'fflate/browser'
import { type AccountRows, markdownFiles, type Row } from './export-markdown.ts'
import { isOfAccount, ownedTables, quotedName } from './owned-tables.ts'

/** Never leave the database, not even as hashes. */
const SECRET_TABLES = ['auth_sessions']
const SECRET_COLUMNS = ['password_hash', 'recovery_code_hash']

/** Everything of one account as a zip: each table as JSON for programs, and Markdown for people. */
export function exportAccount(sqlite: SQLite.Database, userId: number, now: Date): Buffer {
  const rows = readAccountRows(sqlite, userId)
  const files: Record<string, Uint8Array> = {}
  for (const [path, text] of Object.entries(markdownFiles(rows, now))) files[path] = strToU8(text)
  for (const [table, each] of rows) {
    files[`data/${table}.json`] = strToU8(`${JSON.stringify(each.map(readable), null, 2)}\n`)
  }
  const zip = zipSync(files, { level: 6, mtime: now })
  return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
}

/** The account's rows by table, and the standards that they name. */
export function readAccountRows(sqlite: SQLite.Database, userId: number): AccountRows {
  const owned = ownedTables(sqlite)
  const rows: AccountRows = new Map()
  for (const table of owned) {
    if (SECRET_TABLES.includes(table.name)) continue
    const columns = table.columns.filter(column => !SECRET_COLUMNS.includes(column)).map(quotedName)
    const each = sqlite
      .prepare<[number], Row>(
        `select ${columns.join(', ')} from ${quotedName(table.name)} where ${isOfAccount(table, owned)} order by 1`,
      )
      .all(userId)
    rows.set(table.name, each)
  }
  const named = new Set([...rows.values()].flat().map(row => row.standard_id))
  const standards = sqlite.prepare<[], Row>('select id, code from standards order by code').all()
  return rows.set(
    'standards',
    standards.filter(({ id }) => named.has(id)),
  )
}

/** Bytes as base64; everything else is JSON already. */
function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}

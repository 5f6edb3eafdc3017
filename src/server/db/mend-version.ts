import type SQLite from 'better-sqlite3'

/** What the parent reads then. */
export const MENDED =
  'Stepwise found a small fault in the file with your family’s work and has mended it. Nothing is missing. If this comes again, the disk of this computer may be failing.'

/**
 * Sets the number in the header right where the list of applied migrations says another one. The file has been judged
 * good before: all else in it agrees with the list.
 * @returns whether there was something to mend
 */
export function mendVersion(sqlite: SQLite.Database): boolean {
  const hasList = sqlite.prepare("select 1 from pragma_table_info('migrations')").get()
  if (!hasList) return false
  const applied = sqlite.prepare('select count(*) from migrations').pluck().get()
  if (!applied || applied === sqlite.pragma('user_version', { simple: true })) return false
  sqlite.pragma(`user_version = ${Number(applied)}`)
  return true
}

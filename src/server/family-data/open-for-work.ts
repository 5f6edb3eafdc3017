import SQLite from 'better-sqlite3'

/** Opens the family's file beside the server, which goes on using it. */
export function openForWork(file: string, options: { readonly?: boolean } = {}): SQLite.Database {
  const sqlite = new SQLite(file, { fileMustExist: true, timeout: 5_000, ...options })
  sqlite.pragma('foreign_keys = on')
  sqlite.pragma('trusted_schema = off')
  // Whoever reads goes through the file once: what is kept of it would only take memory.
  sqlite.pragma(`cache_size = -${options.readonly ? 1_000 : 8_000}`)
  if (!options.readonly) {
    sqlite.pragma('synchronous = full')
    // What a family deletes is overwritten, not just forgotten.
    sqlite.pragma('secure_delete = on')
  }
  return sqlite
}

import { existsSync, statSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { StartError } from '../start-error.ts'

export type Finding =
  | { state: 'missing' }
  | { state: 'damaged'; reason: string }
  /** `version` is the number of the last migration applied to it. */
  | { state: 'good'; version: number }

const DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']

/**
 * Looks at a database file without changing it. The whole `integrity_check` runs: it was measured at 1 ms for 9 MB
 * (2,000 evaluations) and 280 ms for 460 MB (100,000), so a quicker and weaker check would gain nothing.
 * @throws StartError when the file can't be read at all
 */
export function inspect(file: string): Finding {
  if (!existsSync(file)) return { state: 'missing' }
  if (!statSync(file).isFile()) {
    throw new StartError(
      `Stepwise's data file can't be opened because something else is at ${file}; move that away and start again.`,
      { obstacle: 'unreadable' },
    )
  }
  if (statSync(file).size === 0) return { state: 'missing' }
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(file, { readonly: true, fileMustExist: true })
    const version = Number(sqlite.pragma('user_version', { simple: true }))
    const answer = String(sqlite.pragma('integrity_check(1)', { simple: true }))
    return answer === 'ok' ? { state: 'good', version } : { state: 'damaged', reason: answer }
  } catch (error) {
    if (isDamage(error)) return { state: 'damaged', reason: error.message }
    throw cannotOpen(file, error)
  } finally {
    sqlite?.close()
  }
}

export function cannotOpen(file: string, cause: unknown): StartError {
  const isBusy = cause instanceof SQLite.SqliteError && cause.code.startsWith('SQLITE_BUSY')
  const message = isBusy
    ? `Another program is using Stepwise's data file ${file}; close that program and start Stepwise again.`
    : `Stepwise can't open its data file ${file}; check that you may read and write it and that the disk isn't full.`
  return new StartError(message, { cause, obstacle: isBusy ? 'in-use' : 'unreadable' })
}

function isDamage(error: unknown): error is InstanceType<typeof SQLite.SqliteError> {
  return error instanceof SQLite.SqliteError && DAMAGE.some(code => error.code.startsWith(code))
}

import { basename } from 'node:path'
import SQLite from 'better-sqlite3'
import type { KeptBackup } from '#contract/family-data.ts'
import { type Backup, listBackups } from '../db/backup-files.ts'

interface Account {
  id: number
  email: string
  created_at: string
}

/** The backups of this computer in which the account is, newest first. Unreadable ones are passed over. */
export function keptBackupsOf(folder: string, account: Account): Backup[] {
  return listBackups(folder).filter(({ file }) => idOfSameAccount(file, account) !== undefined)
}

export function describeBackup({ file, takenAt, kind }: Backup): KeptBackup {
  return { name: basename(file), takenAt: takenAt.toISOString(), kind }
}

/**
 * The id that this very account has in a backup of this computer. An account that was deleted and made again with the
 * same e-mail is another one.
 */
export function idOfSameAccount(file: string, account: Account): number | undefined {
  return accountsIn(file).find(
    ({ email, created_at }) => email === account.email && created_at === account.created_at,
  )?.id
}

/** The id of the account with this e-mail in a file that a parent brings along, or of the only one in it. */
export function idOfBroughtAccount(file: string, account: Account): number | undefined {
  const accounts = accountsIn(file)
  const same = accounts.find(({ email }) => email.toLowerCase() === account.email.toLowerCase())
  return (same ?? (accounts.length === 1 ? accounts[0] : undefined))?.id
}

function accountsIn(file: string): Account[] {
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(file, { readonly: true, fileMustExist: true })
    return sqlite.prepare<[], Account>('select id, email, created_at from users').all()
  } catch (error) {
    if (error instanceof SQLite.SqliteError) return []
    throw error
  } finally {
    sqlite?.close()
  }
}

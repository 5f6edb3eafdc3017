import { basename } from 'node:path'
import SQLite from 'better-sqlite3'
import type { KeptBackup } from '#contract/family-data.ts'

import { type Backup, listBackups } from '../db/backup-files.ts'
import { findAccount } from './find-account.ts'

interface Account {
  id: number
  email: string
  created_at: string
}

/** The backups of this computer in which the account is, newest first. Unreadable ones are passed over. */
export function findKeptBackups(folder: string, account: Account): Backup[] {
  return listBackups(folder).filter(({ file }) => holds(file, account))
}

export function describeBackup({ file, takenAt, kind }: Backup): KeptBackup {
  return { name: basename(file), takenAt: takenAt.toISOString(), kind }
}

function holds(file: string, { email, created_at }: Account): boolean {
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(file, { readonly: true, fileMustExist: true })
    return findAccount(sqlite, { email, createdAt: created_at }) !== undefined
  } catch (error) {
    if (error instanceof SQLite.SqliteError) return false
    throw error
  } finally {
    sqlite?.close()
  }
}

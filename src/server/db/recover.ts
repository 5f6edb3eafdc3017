import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Backup, listBackups } from './backup-files.ts'
import { inspect } from './inspect.ts'
import { stamp } from './stamp.ts'

export interface Recovery {
  backup: Backup
  /** Where the damaged file is kept; undefined when there was none. */
  keptAs: string | undefined
  /** What the parent reads. */
  notice: string
}

/**
 * Puts the newest good backup in the place of a damaged or missing database, and a notice for the parent into it.
 * The damaged file is renamed, never deleted. A crash in between leaves either the old file or none, and the next
 * start begins again.
 * @param newestVersion backups that a newer Stepwise made are passed over
 * @returns undefined, with nothing changed, when there is no good backup
 */
export function recover(options: {
  file: string
  backupFolder: string
  newestVersion: number
  now: Date
}): Recovery | undefined {
  const { file, backupFolder, newestVersion, now } = options
  const backup = listBackups(backupFolder).find(({ file: copy }) => isUsable(copy, newestVersion))
  if (!backup) return undefined

  const { keptAs, notice } = putInPlace(file, backup.file, kept => noticeFor(backup, kept), now)
  return { backup, keptAs, notice }
}

/**
 * Puts a backup that a parent has chosen in the place of a database that can't be opened. The old one is renamed,
 * never deleted.
 * @returns false, with nothing changed, when the file is no backup that this version can use
 */
export function restoreChosen(options: {
  file: string
  backup: string
  newestVersion: number
  now: Date
}): boolean {
  const { file, backup, newestVersion, now } = options
  if (!isUsable(backup, newestVersion)) return false
  try {
    putInPlace(file, backup, kept => chosenNotice(backup, kept), now)
    return true
  } catch (error) {
    // Another program's database has no table for the notice.
    if (error instanceof SQLite.SqliteError) return false
    throw error
  }
}

/**
 * Renames a database that can't be opened, so that the next start makes a new one.
 * @returns where it is kept now
 */
export function setAside(file: string, now: Date): string {
  const away = nameAway(file, now)
  // The old log must go first: beside a new file it would be replayed into it.
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${away}${suffix}`)
  }
  return away
}

/** The copy is made and provided with its notice before anything is moved. */
function putInPlace(file: string, backup: string, describe: (keptAs?: string) => string, now: Date) {
  const keptAs = existsSync(file) ? nameAway(file, now) : undefined
  const notice = describe(keptAs)
  const restoring = `${file}.restoring`
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${restoring}${suffix}`, { force: true })
  copyFileSync(backup, restoring)
  chmodSync(restoring, 0o600)
  addNotice(restoring, notice, now)
  setAside(file, now)
  renameSync(restoring, file)
  return { keptAs, notice }
}

/** Nothing that was set aside before is overwritten. */
function nameAway(file: string, now: Date): string {
  return freeName(join(dirname(file), `damaged-${stamp(now)}`), basename(file))
}

function freeName(start: string, end: string): string {
  let name = `${start}-${end}`
  for (let count = 2; existsSync(name); count++) name = `${start}-${count}-${end}`
  return name
}

function isUsable(backup: string, newestVersion: number): boolean {
  try {
    const finding = inspect(backup)
    return finding.state === 'good' && finding.version >= 1 && finding.version <= newestVersion
  } catch {
    // One that can't be read must not keep an older one from being used.
    return false
  }
}

function addNotice(file: string, message: string, now: Date): void {
  const sqlite = new SQLite(file)
  try {
    sqlite.pragma('synchronous = full')
    sqlite.prepare('insert into notices (message, created_at) values (?, ?)').run(message, now.toISOString())
  } finally {
    sqlite.close()
  }
}

function noticeFor(backup: Backup, keptAs: string | undefined): string {
  const when = backup.takenAt.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  const restored = `Stepwise has gone back to the backup of ${when}, so anything saved after that is missing here.`
  return keptAs
    ? `The file with your family's work was damaged. ${restored} The damaged file is kept as ${keptAs}.`
    : `The file with your family's work was missing. ${restored}`
}

function chosenNotice(backup: string, keptAs: string | undefined): string {
  const kept = keptAs ? ` The file from before is kept as ${keptAs}.` : ''
  return `Stepwise has gone back to the backup ${basename(backup)}, so anything saved after that is missing here.${kept}`
}

import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Backup, listBackups } from './backup-files.ts'
import { checksumOf } from './examine.ts'
import { judge } from './judge.ts'
import type { Migration } from './migrations/index.ts'
import { noteBeside } from './note.ts'
import { momentInWords, stamp } from './stamp.ts'

export interface Recovery {
  backup: Backup
  /** Where the former file is kept; undefined when there was none. */
  keptAs: string | undefined
  /** What the parent reads. */
  notice: string
}

export interface Place {
  file: string
  backupFolder: string
  /** Backups that a newer Stepwise made are passed over. */
  migrations: readonly Migration[]
  now: Date
  /** Leaves out the copies from before updates: where an update fails, they hold the same as the file. */
  isUpdateFailing?: boolean
  /** When something was saved last, where that is known. */
  lastChange?: Date | undefined
}

/** What was wrong with the file that a backup replaces. */
export type Fault = 'damaged' | 'missing' | 'odd'

/** The backup taken last that can be trusted and that this version can use. */
export function newestUsable(place: Omit<Place, 'file' | 'now'>): Backup | undefined {
  const { backupFolder, migrations, isUpdateFailing = false } = place
  return listBackups(backupFolder).find(
    ({ file, kind, seal }) =>
      !(isUpdateFailing && kind === 'snapshot') &&
      isUsable(file, migrations) &&
      isUnchanged(file, seal.sha256),
  )
}

/**
 * Puts the newest good backup in the place of a damaged, odd or missing database, and a notice for the parent into it.
 * The former file is renamed, never deleted. A crash in between leaves either the old file or none, and the next
 * start begins again.
 * @returns undefined, with nothing changed, when there is no good backup
 * @throws what the disk refuses; nothing is changed then
 */
export function recover(place: Place, fault: Fault): Recovery | undefined {
  const backup = newestUsable(place)
  if (!backup) return undefined
  const { keptAs, notice } = putInPlace(place, backup.file, kept =>
    noticeFor(backup, fault, kept, place.lastChange),
  )
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
  migrations: readonly Migration[]
  now: Date
}): boolean {
  const { file, backup, migrations, now } = options
  if (!isUsable(backup, migrations)) return false
  try {
    putInPlace({ file, now }, backup, kept => chosenNotice(backup, kept))
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
  rmSync(noteBeside(file), { force: true })
  return away
}

/** The copy is made and provided with its notice before anything is moved. */
function putInPlace(
  { file, now }: Pick<Place, 'file' | 'now'>,
  backup: string,
  describe: (keptAs?: string) => string,
): { keptAs: string | undefined; notice: string } {
  const keptAs = existsSync(file) ? nameAway(file, now) : undefined
  const notice = describe(keptAs)
  const restoring = `${file}.restoring`
  removeAll(restoring)
  try {
    copyFileSync(backup, restoring)
    chmodSync(restoring, 0o600)
    addNotice(restoring, notice, now)
  } catch (error) {
    removeAll(restoring)
    throw error
  }
  setAside(file, now)
  renameSync(restoring, file)
  return { keptAs, notice }
}

function removeAll(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
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

function isUsable(backup: string, migrations: readonly Migration[]): boolean {
  try {
    return judge(backup, migrations).state === 'good'
  } catch {
    // One that can't be read must not keep an older one from being used.
    return false
  }
}

function isUnchanged(backup: string, sha256: string | undefined): boolean {
  try {
    return sha256 === undefined || checksumOf(backup) === sha256
  } catch {
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

const FAULTS: Record<Fault, string> = {
  damaged: "The file with your family's work was damaged.",
  missing: "The file with your family's work was missing.",
  odd: "The file with your family's work could not be opened.",
}

function noticeFor(backup: Backup, fault: Fault, keptAs: string | undefined, lastChange?: Date): string {
  const from = momentInWords(backup.takenAt)
  const missing =
    lastChange && lastChange > backup.takenAt
      ? `what was done between then and ${momentInWords(lastChange)} is missing here`
      : 'anything saved after that is missing here'
  const kept = keptAs ? ` The file from before is kept as ${keptAs}.` : ''
  return `${FAULTS[fault]} Stepwise has gone back to the backup of ${from}, so ${missing}.${kept}`
}

function chosenNotice(backup: string, keptAs: string | undefined): string {
  const kept = keptAs ? ` The file from before is kept as ${keptAs}.` : ''
  return `Stepwise has gone back to the backup ${basename(backup)}, so anything saved after that is missing here.${kept}`
}

import { chmodSync, existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { copyFile, removeFile, renameFile } from '../shared/held-files.ts'
import { type Backup, listBackups } from './backup-files.ts'
import { readChecksum } from './examine.ts'
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
export function newestUsable(place: Omit<Place, 'now'>): Backup | undefined {
  const { file: target, backupFolder, migrations, isUpdateFailing = false } = place
  return listBackups(backupFolder).find(
    ({ file, kind, seal }) =>
      !(isUpdateFailing && kind === 'snapshot') &&
      isUnchanged(file, seal.sha256) &&
      isUsable(file, target, migrations),
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
  if (!isUsable(backup, file, migrations)) return false
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
  move(file, away)
  removeFile(noteBeside(file))
  return away
}

/**
 * Moves a database with the log that belongs to it, all of it or nothing. The file goes first: without its log it
 * would lack what was saved last, and a log alone is replayed into nothing.
 */
function move(from: string, to: string): void {
  const moved: string[] = []
  try {
    for (const suffix of ['', '-wal', '-shm']) {
      if (!existsSync(`${from}${suffix}`)) continue
      renameFile(`${from}${suffix}`, `${to}${suffix}`)
      moved.push(suffix)
    }
  } catch (error) {
    for (const suffix of moved) renameFile(`${to}${suffix}`, `${from}${suffix}`)
    throw error
  }
}

/** Where a backup is copied to until it takes the place of a database. */
const restoringOf = (file: string) => `${file}.restoring`

/** Removes what a crash or a failure left of a restoring. */
export function sweepRestoring(file: string): void {
  removeAll(restoringOf(file))
}

/** The copy is made and provided with its notice before anything is moved. */
function putInPlace(
  { file, now }: Pick<Place, 'file' | 'now'>,
  backup: string,
  describe: (keptAs?: string) => string,
): { keptAs: string | undefined; notice: string } {
  const keptAs = existsSync(file) ? nameAway(file, now) : undefined
  const notice = describe(keptAs)
  const restoring = restoringOf(file)
  try {
    copyForUse(backup, restoring)
    addNotice(restoring, notice, now)
    const away = keptAs ?? nameAway(file, now)
    move(file, away)
    try {
      renameFile(restoring, file)
    } catch (error) {
      move(away, file)
      throw error
    }
  } catch (error) {
    removeAll(restoring)
    throw error
  }
  removeFile(noteBeside(file))
  return { keptAs, notice }
}

/** A copy that can be written to, wherever the backup comes from: what lies on a read-only disk is read-only too. */
function copyForUse(backup: string, copy: string): void {
  removeAll(copy)
  copyFile(backup, copy)
  chmodSync(copy, 0o600)
}

function removeAll(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) removeFile(`${file}${suffix}`)
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

function isUsable(backup: string, file: string, migrations: readonly Migration[]): boolean {
  try {
    return judge(backup, migrations).state === 'good'
  } catch {
    // SQLite reads most databases only where it can write a file beside them: a read-only disk has no place for it.
  }
  const copy = restoringOf(file)
  try {
    copyForUse(backup, copy)
    return judge(copy, migrations).state === 'good'
  } catch {
    // One that can't be read must not keep an older one from being used.
    return false
  } finally {
    removeAll(copy)
  }
}

function isUnchanged(backup: string, sha256: string | undefined): boolean {
  try {
    return sha256 === undefined || readChecksum(backup) === sha256
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
  damaged: 'The file with your family’s work was damaged.',
  missing: 'The file with your family’s work was missing.',
  odd: 'The file with your family’s work could not be opened.',
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

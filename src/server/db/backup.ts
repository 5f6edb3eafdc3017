import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { makeOwnFile } from './closed-to-others.ts'
import { momentOf, stamp } from './stamp.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const DAYS_KEPT = 7
const SNAPSHOTS_KEPT = 3
/** What a backup's file name ends with. */
const ENDINGS = {
  daily: '-daily.db',
  /** From before an update of the database. */
  snapshot: '-before-update.db',
  /** From before a family went back to an older backup, so that it can undo that. */
  'before-restore': '-before-restore.db',
} as const

export type BackupKind = keyof typeof ENDINGS

export interface Backup {
  file: string
  takenAt: Date
  kind: BackupKind
}

/** Every backup in the folder, newest first. */
export function listBackups(folder: string): Backup[] {
  return readdirIfThere(folder)
    .flatMap(name => {
      const takenAt = momentOf(name)
      const kind = kindOf(name)
      return takenAt && kind ? [{ file: join(folder, name), takenAt, kind } satisfies Backup] : []
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

function kindOf(name: string): BackupKind | undefined {
  for (const [kind, ending] of Object.entries(ENDINGS)) {
    if (name.endsWith(ending)) return kind as BackupKind
  }
  return undefined
}

/**
 * A whole copy taken before migrations change the file.
 * @returns the copy's path
 */
export function takeSnapshot(sqlite: SQLite.Database, folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${stamp(now)}${ENDINGS.snapshot}`)
  rmSync(file, { force: true })
  makeOwnFile(file)
  sqlite.prepare('vacuum into ?').run(file)
  for (const old of listBackups(folder)
    .filter(backup => backup.kind === 'snapshot')
    .slice(SNAPSHOTS_KEPT)) {
    rmSync(old.file, { force: true })
  }
  return file
}

export interface BackupKeeper {
  /** Takes a backup when the last one is a day old; resolves when that is done. Never rejects. */
  backUpIfDue(): Promise<void>
  /**
   * Takes a backup now.
   * @throws what SQLite or the disk refuses; nothing is left half written
   */
  backUp(kind: 'daily' | 'before-restore'): Promise<Backup>
  /**
   * A copy of the whole database in another place, while it stays in use.
   * @throws what SQLite or the disk refuses; the caller removes what is half written
   */
  copyTo(file: string): Promise<void>
  /** Ends the timer and gives up on a backup under way. */
  stop(): Promise<void>
}

/** Takes a backup a day while the server runs, without holding up requests, and keeps seven days of them. */
export function keepBackups(options: {
  sqlite: SQLite.Database
  folder: string
  now: () => Date
  log: Logger
}): BackupKeeper {
  const { sqlite, folder, now, log } = options
  let isStopping = false
  let underWay: Promise<unknown> | undefined

  /** One after the other: each must find the folder as the one before has left it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = underWay ? underWay.then(work) : work()
    const settled = done
      .catch(() => {})
      .then(() => {
        if (underWay === settled) underWay = undefined
      })
    underWay = settled
    return done
  }

  async function copyTo(file: string): Promise<void> {
    await sqlite.backup(file, {
      progress: () => {
        if (isStopping) throw new Error('The server is closing')
        return 100
      },
    })
  }

  async function backUp(kind: 'daily' | 'before-restore'): Promise<Backup> {
    const takenAt = freeMoment(folder, now(), kind)
    const file = fileOf(folder, takenAt, kind)
    const partial = `${file}.partial`
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      removePartials(folder)
      makeOwnFile(partial)
      await copyTo(partial)
      renameSync(partial, file)
    } finally {
      // After a success there is none.
      removePartials(folder)
    }
    removeOld(folder, now())
    log.info({ kind }, 'backup taken')
    return { file, takenAt, kind }
  }

  function isDue(): boolean {
    const newest = listBackups(folder).find(backup => backup.kind === 'daily')
    if (newest && now().getTime() - newest.takenAt.getTime() < DAY) return false
    // A copy without a single account would only push the family's real ones out of the seven days.
    return sqlite.prepare('select 1 from users limit 1').get() !== undefined
  }

  async function backUpIfDue(): Promise<void> {
    try {
      await inTurn(async () => {
        if (isStopping) return
        if (isDue()) await backUp('daily')
        else removeOld(folder, now())
      })
    } catch (error) {
      if (!isStopping) log.error({ err: error }, 'daily backup failed')
    }
  }

  const timer = setInterval(backUpIfDue, HOUR).unref()
  return {
    backUpIfDue,
    backUp: kind => inTurn(() => backUp(kind)),
    copyTo: file => inTurn(() => copyTo(file)),
    async stop() {
      isStopping = true
      clearInterval(timer)
      await underWay
    },
  }
}

/** The newest of each kind stays however old it is: a family may be away for longer than a week. */
function removeOld(folder: string, now: Date): void {
  for (const kind of ['daily', 'before-restore'] as const) {
    const [, ...older] = listBackups(folder).filter(backup => backup.kind === kind)
    for (const backup of older) {
      if (now.getTime() - backup.takenAt.getTime() > DAYS_KEPT * DAY) rmSync(backup.file, { force: true })
    }
  }
}

function fileOf(folder: string, takenAt: Date, kind: BackupKind): string {
  return join(folder, `${stamp(takenAt)}${ENDINGS[kind]}`)
}

/** A name holds whole seconds; a second backup within one must not take the first one's place. */
function freeMoment(folder: string, now: Date, kind: BackupKind): Date {
  const moment = new Date(Math.floor(now.getTime() / 1_000) * 1_000)
  while (existsSync(fileOf(folder, moment, kind))) moment.setTime(moment.getTime() + 1_000)
  return moment
}

/** What a crash or a failure left of a copy. */
function removePartials(folder: string): void {
  for (const name of readdirIfThere(folder)) {
    if (name.includes('.partial')) rmSync(join(folder, name), { force: true })
  }
}

function readdirIfThere(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { momentOf, stamp } from './stamp.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const DAYS_KEPT = 7
const SNAPSHOTS_KEPT = 3
const DAILY = '-daily.db'
const SNAPSHOT = '-before-update.db'

export interface Backup {
  file: string
  takenAt: Date
  kind: 'daily' | 'snapshot'
}

/** Every backup in the folder, newest first. */
export function listBackups(folder: string): Backup[] {
  return readdirIfThere(folder)
    .flatMap(name => {
      const takenAt = momentOf(name)
      const kind = name.endsWith(DAILY) ? 'daily' : name.endsWith(SNAPSHOT) ? 'snapshot' : undefined
      return takenAt && kind ? [{ file: join(folder, name), takenAt, kind } satisfies Backup] : []
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

/**
 * A whole copy taken before migrations change the file.
 * @returns the copy's path
 */
export function takeSnapshot(sqlite: SQLite.Database, folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${stamp(now)}${SNAPSHOT}`)
  rmSync(file, { force: true })
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
  let underWay: Promise<void> | undefined

  async function backUp(): Promise<void> {
    const file = join(folder, `${stamp(now())}${DAILY}`)
    const partial = `${file}.partial`
    try {
      if (!isDue()) return
      mkdirSync(folder, { recursive: true })
      removePartials(folder)
      await sqlite.backup(partial, {
        progress: () => {
          if (isStopping) throw new Error('The server is closing')
          return 100
        },
      })
      renameSync(partial, file)
      removeOld(folder, now())
      log.info('daily backup taken')
    } catch (error) {
      removePartials(folder)
      if (!isStopping) log.error({ err: error }, 'daily backup failed')
    }
  }

  function isDue(): boolean {
    const newest = listBackups(folder).find(backup => backup.kind === 'daily')
    if (newest && now().getTime() - newest.takenAt.getTime() < DAY) return false
    // A copy without a single account would only push the family's real ones out of the seven days.
    return sqlite.prepare('select 1 from users limit 1').get() !== undefined
  }

  async function backUpIfDue(): Promise<void> {
    if (isStopping) return
    underWay ??= backUp().finally(() => {
      underWay = undefined
    })
    await underWay
  }

  const timer = setInterval(backUpIfDue, HOUR).unref()
  return {
    backUpIfDue,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await underWay
    },
  }
}

/** The newest stays however old it is: a family may be away for longer than a week. */
function removeOld(folder: string, now: Date): void {
  const [, ...older] = listBackups(folder).filter(backup => backup.kind === 'daily')
  for (const backup of older) {
    if (now.getTime() - backup.takenAt.getTime() > DAYS_KEPT * DAY) rmSync(backup.file, { force: true })
  }
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

import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import type SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { type Backup, freePlace, listBackups, putInPlace, sweep } from './backup-files.ts'
import { makeOwnFile } from './closed-to-others.ts'
import { examine } from './examine.ts'
import { examineInThread } from './examine-in-thread.ts'
import type { Migration } from './migrations/index.ts'
import { removeOldBackups } from './old-backups.ts'
import { momentInWords } from './stamp.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * A whole copy taken before migrations change the file.
 * @returns the copy's path
 */
export function takeSnapshot(
  sqlite: SQLite.Database,
  { folder, migrations, now }: { folder: string; migrations: readonly Migration[]; now: Date },
): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  sweep(folder)
  const { file } = freePlace(folder, now, 'snapshot')
  const partial = `${file}.partial`
  makeOwnFile(partial)
  sqlite.prepare('vacuum into ?').run(partial)
  flush(partial)
  const verdict = examine({ file: partial, isFresh: true }, migrations)
  // Without a checksum it is a copy all the same, and better than none.
  putInPlace(partial, file, folder, verdict.isGood ? verdict.sha256 : undefined)
  return file
}

export interface BackupKeeper {
  /** Takes a backup when the last one is a day old; resolves when that is done. Never rejects. */
  backUpIfDue(): Promise<void>
  /**
   * Takes a backup now.
   * @throws what SQLite or the disk refuses, and when the copy is damaged; nothing is left half written
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

export interface BackupOptions {
  sqlite: SQLite.Database
  exclusively<T>(run: (sqlite: SQLite.Database) => T): Promise<T>
  folder: string
  migrations: readonly Migration[]
  now: () => Date
  log: Logger
  /** Tells the parent something, once until it is dismissed. */
  tell(message: string): Promise<void>
}

/** Takes a backup a day while the server runs, without holding up requests, and keeps the last good ones. */
export function keepBackups(options: BackupOptions): BackupKeeper {
  const { sqlite, exclusively, folder, migrations, now, log, tell } = options
  const stopping = new AbortController()
  const { signal } = stopping
  // Each must find the folder as the one before has left it.
  const { inTurn, underWay } = oneAfterTheOther()

  async function copyTo(file: string): Promise<void> {
    await sqlite.backup(file, {
      progress: () => {
        signal.throwIfAborted()
        return 100
      },
    })
  }

  async function backUp(kind: 'daily' | 'before-restore'): Promise<Backup> {
    const { file, takenAt } = freePlace(folder, now(), kind)
    const partial = `${file}.partial`
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      sweep(folder)
      makeOwnFile(partial)
      await copyTo(partial)
      const [verdict] = await examineInThread(
        { examinees: [{ file: partial, isFresh: true }], migrations },
        signal,
      )
      if (!verdict?.isGood) throw await damageFound(verdict?.reason ?? 'no verdict')
      const seal = putInPlace(partial, file, folder, verdict.sha256)
      log.info({ kind }, 'backup taken')
      await removeOld()
      return { file, takenAt, kind, seal }
    } finally {
      // After a success there is none.
      sweep(folder)
    }
  }

  async function damageFound(reason: string): Promise<Error> {
    const [last] = listBackups(folder)
    const kept = last
      ? ` The backups from before are kept; the last one is of ${momentInWords(last.takenAt)}.`
      : ''
    log.error({ reason }, 'the copy for a backup is damaged')
    await tell(
      `Stepwise found damage in the file with your family’s work, so it made no new backup.${kept} Please close Stepwise and start it again, so that it can look for what helps. If this comes again, the disk of this computer may be failing.`,
    )
    return new Error(`The copy is damaged: ${reason}`)
  }

  async function removeOld(): Promise<void> {
    const bad = await removeOldBackups({ folder, migrations, now, log, signal })
    for (const { takenAt } of bad) {
      await tell(
        `The backup of ${momentInWords(takenAt)} has been damaged and can’t be used any more. The other backups are kept. If this comes again, the disk of this computer may be failing.`,
      )
    }
  }

  async function backUpIfDue(): Promise<void> {
    try {
      await inTurn(async () => {
        if (signal.aborted) return
        if (isDue(sqlite, folder, now())) await backUp('daily')
        else await removeOld()
        // What is in the log alone is lost with it: that is never more than an hour's work.
        await exclusively(() => sqlite.pragma('wal_checkpoint(passive)'))
      })
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'daily backup failed')
    }
  }

  const timer = setInterval(backUpIfDue, HOUR).unref()
  return {
    backUpIfDue,
    backUp: kind => inTurn(() => backUp(kind)),
    copyTo: file => inTurn(() => copyTo(file)),
    async stop() {
      stopping.abort(new Error('The server is closing'))
      clearInterval(timer)
      await underWay()
    },
  }
}

/** A clock that was ahead has left stamps in the future: those say nothing about today. */
function isDue(sqlite: SQLite.Database, folder: string, now: Date): boolean {
  const moment = now.getTime()
  const isFromToday = listBackups(folder).some(({ kind, takenAt }) => {
    const age = moment - takenAt.getTime()
    return kind === 'daily' && age >= 0 && age < DAY
  })
  // A copy without a single account would only push the family's real ones out.
  return !isFromToday && sqlite.prepare('select 1 from families limit 1').get() !== undefined
}

function oneAfterTheOther() {
  let underWay: Promise<unknown> | undefined
  return {
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const done = underWay ? underWay.then(work) : work()
      const settled = done
        .catch(() => {})
        .then(() => {
          if (underWay === settled) underWay = undefined
        })
      underWay = settled
      return done
    },
    /** Settles with the last of them. */
    underWay: () => underWay,
  }
}

/** `vacuum into` leaves that to the system. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

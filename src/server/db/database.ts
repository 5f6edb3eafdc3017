import { accessSync, constants, rmSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, type LogEvent } from 'kysely'
import type { Logger } from 'pino'
import { patiently } from '../shared/held-files.ts'
import { StartError } from '../start-error.ts'
import { type BackupKeeper, keepBackups, takeSnapshot } from './backup.ts'
import { sweep } from './backup-files.ts'
import { closeToOthers, makeOwnFile } from './closed-to-others.ts'
import { createConnectionMutex } from './connection-mutex.ts'
import { countChanges } from './count-changes.ts'
import { dialectFor } from './dialect.ts'
import { FLUSHED, flushLog, lettingGo } from './flush.ts'
import { cannotOpen } from './inspect.ts'
import { makeFolder, NoDrive } from './make-folder.ts'
import { openCarefully } from './make-sure.ts'
import { MENDED, mendVersion } from './mend-version.ts'
import { migrate } from './migrate.ts'
import { migrations as allMigrations, type Migration } from './migrations/index.ts'
import { findLoss, isRotten, noteBeside, noteClosed, openNote, ROTTEN, readNote } from './note.ts'
import { type Host, ownFolder } from './owner.ts'
import { sweepRestoring } from './recover.ts'
import type { Db, Tables } from './schema.ts'
import { tellAtStart, tellOnce } from './tell-notice.ts'

/** A query that takes longer than this, in milliseconds, is logged. */
const SLOW_QUERY = 40
/** As SQLite numbers how it synchronises. */
const FULL = 2

export interface Database {
  /**
   * Queries on the one connection take turns, so inside `db.transaction().execute(async trx => …)` use `trx` alone:
   * `db` would wait for itself.
   */
  db: Db
  backups: BackupKeeper
  /** The database's own file. */
  file: string
  /** Where the backups are. */
  backupFolder: string
  /** For copies in the making, emptied at each start. */
  workFolder: string
  migrations: readonly Migration[]
  /** Runs with the one connection to itself: no query and no transaction is under way meanwhile. Don't use `db` in it. */
  exclusively<T>(run: (sqlite: SQLite.Database) => T): Promise<T>
  /** Lets another process write to the file: what wants to write here waits, and reads go on. */
  whileAnotherWrites<T>(run: () => Promise<T>): Promise<T>
  /** Waits for the query under way, closes the file and gives the folder free. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  dataDir: string
  log: Logger
  now: () => Date
  /** What runs the server, for the words that a second one shows. */
  host?: Host
  migrations?: readonly Migration[]
  /** Go back to the newest good backup where the data file can't be opened. */
  isBackupWanted?: boolean
}

/**
 * Opens `stepwise.db` in the data folder, checked, recovered from a backup where needed, and migrated.
 * @throws StartError with words for the person who starts Stepwise; nothing is lost
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { dataDir, now, host = 'serve' } = options
  makeDataFolder(dataDir)
  const release = ownFolder(dataDir, host, now())
  try {
    return openOwned(options, release)
  } catch (error) {
    release()
    throw error
  }
}

function openOwned(options: DatabaseOptions, release: () => void): Database {
  const { dataDir, log, now, migrations = allMigrations, isBackupWanted = false } = options
  const file = join(dataDir, 'stepwise.db')
  const backupFolder = join(dataDir, 'backups')
  const workFolder = join(dataDir, 'work')
  patiently(() => rmSync(workFolder, { recursive: true, force: true }))
  // What a kill in the middle of a copy has left.
  sweep(backupFolder)
  sweepRestoring(file)
  closeToOthers(dataDir, log)
  const noteFile = noteBeside(file)
  const before = readNote(noteFile)
  const hasRotted = isRotten(file, before)
  const lastChange = before?.at ? new Date(before.at) : undefined
  const place = { file, backupFolder, migrations, now: now(), lastChange, log, isBackupWanted }
  const { sqlite, isMended } = openCarefully(place, () =>
    openMigrated({ file, backupFolder, migrations, now, log }),
  )
  const note = openNote(noteFile, log)
  // Where a backup has taken the file's place, there is no note any more.
  const noted = note.isNew ? undefined : before
  tellAtOpening(sqlite, log, now(), () => [
    isMended && MENDED,
    findLoss(sqlite, note, noted),
    hasRotted && noted && !isMended && ROTTEN,
  ])

  const changes = countChanges(sqlite, note, now)
  const mutex = createConnectionMutex()
  const disk = flushesCommits(sqlite) ? FLUSHED : flushLog(file)
  const letGo = lettingGo({ mutex, changes, disk })
  const db = new Kysely<Tables>({ dialect: dialectFor(sqlite, mutex, changes, letGo), log: logSlow(log) })
  const tell = (message: string) =>
    tellOnce(db, message, now()).catch((error: unknown) => log.error({ err: error }, 'a notice was not kept'))
  const exclusively: Database['exclusively'] = async run => {
    await mutex.acquire()
    try {
      await mutex.letOtherWrite()
      return run(sqlite)
    } finally {
      changes.catchUp()
      await letGo(true)
    }
  }
  const backups = keepBackups({ sqlite, exclusively, folder: backupFolder, migrations, now, log, tell })
  return {
    db,
    backups,
    file,
    backupFolder,
    workFolder,
    migrations,
    exclusively,
    async whileAnotherWrites(run) {
      try {
        return await mutex.whileAnotherWrites(run)
      } finally {
        await exclusively(() => changes.countOther())
      }
    },
    async close() {
      await backups.stop()
      // Taking the connection once more waits for whoever holds it or wants it.
      await mutex.acquireLast()
      await disk.close()
      sqlite.close()
      mutex.release()
      noteClosed(file, noteFile, note)
      note.close()
      release()
    },
  }
}

/** Tells the parent what is not as it was left, where anything is not. */
function tellAtOpening(
  sqlite: SQLite.Database,
  log: Logger,
  now: Date,
  findWords: () => (string | false | undefined)[],
): void {
  try {
    for (const words of findWords()) {
      if (!words) continue
      log.error({ words }, 'the data file is not as it was left')
      tellAtStart(sqlite, words, now)
    }
  } catch (error) {
    // On a full disk the family can still read what is there.
    log.error({ err: error }, 'a notice was not kept')
  }
}

interface Opening {
  file: string
  backupFolder: string
  migrations: readonly Migration[]
  now: () => Date
  log: Logger
}

function openMigrated({ file, backupFolder, migrations, now, log }: Opening): {
  sqlite: SQLite.Database
  isMended: boolean
} {
  const sqlite = connect(file)
  try {
    const isMended = mendVersion(sqlite)
    const snapshot = () => takeSnapshot(sqlite, { folder: backupFolder, migrations, now: now() })
    migrate({ sqlite, migrations, takeSnapshot: snapshot, now, log })
    // The tables must not be in the log alone, which may get lost.
    sqlite.pragma('wal_checkpoint(passive)')
    return { sqlite, isMended }
  } catch (error) {
    sqlite.close()
    throw error instanceof StartError ? error : cannotOpen(file, error)
  }
}

function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (cause) {
    if (cause instanceof NoDrive) {
      throw new StartError(
        `Stepwise can't find the drive of its data folder ${dataDir}; plug it in and start again, or choose another folder with --data-dir.`,
        {
          cause,
          obstacle: 'folder',
          detail: 'The drive of this folder is not there: plug it in and try again.',
        },
      )
    }
    throw new StartError(
      `Stepwise can't write to its data folder ${dataDir}; choose a folder that you may write to, for example with --data-dir.`,
      { cause, obstacle: 'folder' },
    )
  }
}

function connect(file: string): SQLite.Database {
  let sqlite: SQLite.Database | undefined
  try {
    makeOwnFile(file)
    sqlite = new SQLite(file, { timeout: 5_000 })
    // With a log, whoever has written waits for `flushLog`: by itself, SQLite would keep everybody waiting meanwhile.
    const mode = sqlite.pragma('journal_mode = wal', { simple: true })
    sqlite.pragma(`synchronous = ${mode === 'wal' ? 'normal' : 'full'}`)
    sqlite.pragma('foreign_keys = on')
    sqlite.pragma('trusted_schema = off')
    // What a family deletes is overwritten, not just forgotten.
    sqlite.pragma('secure_delete = on')
    sqlite.pragma('cache_size = -8000')
    sqlite.pragma('journal_size_limit = 16000000')
    return sqlite
  } catch (cause) {
    sqlite?.close()
    throw cannotOpen(file, cause)
  }
}

/** Whether a commit returns only once it is on the disk. */
function flushesCommits(sqlite: SQLite.Database): boolean {
  return Number(sqlite.pragma('synchronous', { simple: true })) >= FULL
}

/** The SQL names the query; its parameters, which hold the family's words, stay out of the log. */
function logSlow(log: Logger): (event: LogEvent) => void {
  return event => {
    if (event.queryDurationMillis < SLOW_QUERY) return
    // A computer that is busy is no problem that its owner should read of.
    log.info({ sql: event.query.sql, ms: Math.round(event.queryDurationMillis) }, 'slow query')
  }
}

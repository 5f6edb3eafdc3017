import { chmod, copyFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { LARGEST_BACKUP, type Restored } from '#contract/family-data.ts'
import { removeBackup } from '../db/backup-files.ts'
import type { Database } from '../db/database.ts'
import type { Helpers } from '../helper/helpers.ts'
import { patientlyLater } from '../shared/held-files.ts'
import { HttpError } from '../shared/http-error.ts'
import type { AccountName } from './find-account.ts'
import { describeBackup, findKeptBackups } from './kept-backups.ts'
import { receiveFile } from './receive-file.ts'
import type { FamilyTasks } from './tasks.ts'
import { withWorkFile } from './work-file.ts'

/** In milliseconds. The check of a gigabyte takes a tenth of it. */
const LONGEST_CHECK = 60_000
const LONGEST_RESTORE = 120_000

export interface Restoring {
  database: Database
  helpers: Helpers<FamilyTasks>
  log: Logger
  now: () => Date
}

/** Who asked for a restore, and whether they may still. */
interface Asked {
  userId: number
  signal: AbortSignal
  stillAllowed: () => Promise<void>
}

/** @throws HttpError 404 for a name that is none of this account's backups */
export async function restoreKept(
  restoring: Restoring,
  { name, ...asked }: Asked & { name: string },
): Promise<Restored> {
  const { database } = restoring
  const account = await readAccount(database, asked.userId)
  const kept = findKeptBackups(database.backupFolder, account).find(
    each => describeBackup(each).name === name,
  )
  if (!kept)
    throw new HttpError(404, 'not_found', 'This backup is not there any more. Please choose another one.')
  return withWorkFile(database.workFolder, async file => {
    await patientlyLater(() => copyFile(kept.file, file))
    // What lies on a read-only disk is read-only too.
    await chmod(file, 0o600)
    const { email, created_at: createdAt } = account
    return restore(restoring, { ...asked, file, account: { email, createdAt } })
  })
}

/** @throws HttpError 400 for a file that is no whole backup, 413 for one that is too large */
export async function restoreBrought(
  restoring: Restoring,
  { request, ...asked }: Asked & { request: IncomingMessage },
): Promise<Restored> {
  const { database } = restoring
  const { email } = await readAccount(database, asked.userId)
  return withWorkFile(database.workFolder, async file => {
    await receiveFile(request, file, LARGEST_BACKUP, asked.signal)
    return restore(restoring, { ...asked, file, account: { email } })
  })
}

/** First the backup is made sure of, then the present state is saved, and only then anything changes. */
async function restore(
  { database, helpers, log, now }: Restoring,
  given: Asked & { file: string; account: AccountName },
): Promise<Restored> {
  const { userId, file, account, signal, stillAllowed } = given
  const check = { file, account, now: now().toISOString() }
  const former = await helpers.run('check', check, { milliseconds: LONGEST_CHECK, signal })
  return helpers.alone(async () => {
    signal.throwIfAborted()
    await stillAllowed()
    const undo = await database.backups.backUp('before-restore')
    try {
      await database.whileAnotherWrites(() =>
        helpers.run(
          'restore',
          { database: database.file, account: userId, file, former },
          { milliseconds: LONGEST_RESTORE },
        ),
      )
    } catch (error) {
      // Nothing has changed, so there is nothing to undo, and a full disk needs the room.
      removeBackup(undo)
      throw error
    }
    log.info({ undo: undo.file }, 'restored a backup for an account')
    return { undo: describeBackup(undo) }
  })
}

function readAccount({ db }: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

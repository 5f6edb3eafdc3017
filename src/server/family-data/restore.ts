import { copyFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { LARGEST_BACKUP, type Restored } from '#contract/family-data.ts'
import type { Database } from '../db/database.ts'
import { HttpError } from '../http/errors.ts'
import { prepareBackup, schemaOf } from './check-backup.ts'
import { describeBackup, idOfBroughtAccount, idOfSameAccount, keptBackupsOf } from './kept-backups.ts'
import { receiveFile } from './receive-file.ts'
import { restoreAccount } from './restore-account.ts'
import { withWorkFile } from './work-file.ts'

export interface Restoring {
  database: Database
  log: Logger
  now: () => Date
}

/** @throws HttpError 404 for a name that is none of this account's backups */
export async function restoreKept(restoring: Restoring, userId: number, name: string): Promise<Restored> {
  const { database } = restoring
  const account = await readAccount(database, userId)
  const kept = keptBackupsOf(database.backupFolder, account).find(each => describeBackup(each).name === name)
  if (!kept)
    throw new HttpError(404, 'not_found', 'This backup is not there any more. Please choose another one.')
  return withWorkFile(database.workFolder, async file => {
    copyFileSync(kept.file, file)
    return restore(restoring, userId, file, () => idOfSameAccount(file, account))
  })
}

/** @throws HttpError 400 for a file that is no whole backup, 413 for one that is too large */
export async function restoreBrought(
  restoring: Restoring,
  userId: number,
  upload: { request: IncomingMessage; signal: AbortSignal; stillAllowed: () => Promise<void> },
): Promise<Restored> {
  const { database } = restoring
  const account = await readAccount(database, userId)
  return withWorkFile(database.workFolder, async file => {
    await receiveFile(upload.request, file, LARGEST_BACKUP, upload.signal)
    await upload.stillAllowed()
    return restore(restoring, userId, file, () => idOfBroughtAccount(file, account))
  })
}

/** First the backup is made sure of, then the present state is saved, and only then anything changes. */
async function restore(
  { database, log, now }: Restoring,
  userId: number,
  file: string,
  findAccount: () => number | undefined,
): Promise<Restored> {
  const { migrations } = database
  const shape = await database.exclusively(schemaOf)
  prepareBackup({ file, migrations, shape, now, log })
  const former = findAccount()
  if (former === undefined) {
    throw new HttpError(
      400,
      'wrong_backup',
      "Your family's account is not in this backup, so it was not used. It holds other families of another computer.",
    )
  }
  const undo = await database.backups.backUp('before-restore')
  try {
    await database.exclusively(sqlite => restoreAccount(sqlite, userId, { file, account: former }))
  } catch (error) {
    // Nothing has changed, so there is nothing to undo, and a full disk needs the room.
    rmSync(undo.file, { force: true })
    throw error
  }
  log.info({ undo: undo.file }, 'restored a backup for an account')
  return { undo: describeBackup(undo) }
}

function readAccount({ db }: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

import { chmod, copyFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { LARGEST_BACKUP, type Restored } from '#contract/family-data.ts'
import { childNotFound } from '../children/index.ts'
import { removeBackup } from '../db/backup-files.ts'
import type { Database } from '../db/database.ts'
import type { Helpers } from '../helper/helpers.ts'
import { patientlyLater } from '../shared/held-files.ts'
import { HttpError } from '../shared/http-error.ts'
import type { FamilyName } from './find-family.ts'
import { describeBackup, findKeptBackups, readFamily } from './kept-backups.ts'
import { receiveFile } from './receive-file.ts'
import type { FamilyTasks } from './tasks.ts'
import { withWorkFile } from './work-file.ts'
import { wrongBackup } from './wrong-backup.ts'

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
  familyId: number
  /** The one child to restore; else all of them. */
  child?: number | undefined
  signal: AbortSignal
  stillAllowed: () => Promise<void>
}

/** @throws HttpError 404 for a name that is none of this family's backups, or a child that is none of its children */
export async function restoreKept(
  restoring: Restoring,
  { name, ...asked }: Asked & { name: string },
): Promise<Restored> {
  const { database } = restoring
  const family = await readFamily(database.db, asked.familyId)
  const kept = findKeptBackups(database.backupFolder, family).find(each => describeBackup(each).name === name)
  if (!kept)
    throw new HttpError(404, 'not_found', 'This backup is not there any more. Please choose another one.')
  const { child } = asked
  if (child !== undefined && !kept.children.some(({ id }) => id === child)) {
    throw family.children.some(({ id }) => id === child) ? wrongBackup('noSuchChild') : childNotFound()
  }
  return withWorkFile(database.workFolder, async file => {
    await patientlyLater(() => copyFile(kept.file, file))
    // What lies on a read-only disk is read-only too.
    await chmod(file, 0o600)
    return restore(restoring, { ...asked, file, family, isBrought: false })
  })
}

/** @throws HttpError 400 for a file that is no whole backup, 413 for one that is too large, 404 as above */
export async function restoreBrought(
  restoring: Restoring,
  { request, ...asked }: Asked & { request: IncomingMessage },
): Promise<Restored> {
  const { database } = restoring
  const family = await readFamily(database.db, asked.familyId)
  if (asked.child !== undefined && !family.children.some(({ id }) => id === asked.child)) {
    // Else the browser would be cut off while it sends, before it could show any words.
    request.resume()
    throw childNotFound()
  }
  return withWorkFile(database.workFolder, async file => {
    await receiveFile(request, file, LARGEST_BACKUP, asked.signal)
    return restore(restoring, { ...asked, file, family, isBrought: true })
  })
}

/** First the backup is made sure of, then the present state is saved, and only then anything changes. */
async function restore(
  { database, helpers, log, now }: Restoring,
  given: Asked & { file: string; family: FamilyName; isBrought: boolean },
): Promise<Restored> {
  const { familyId, child, file, family, isBrought, signal, stillAllowed } = given
  const check = { file, family, isBrought, now: now().toISOString() }
  const checked = await helpers.run('check', check, { milliseconds: LONGEST_CHECK, signal })
  return helpers.alone(async () => {
    signal.throwIfAborted()
    await stillAllowed()
    const undo = await database.backups.backUp('before-restore')
    try {
      await database.whileAnotherWrites(() =>
        helpers.run(
          'restore',
          { database: database.file, family: familyId, file, ...checked, isBrought, child },
          { milliseconds: LONGEST_RESTORE },
        ),
      )
    } catch (error) {
      // Nothing has changed, so there is nothing to undo, and a full disk needs the room.
      removeBackup(undo)
      throw error
    }
    log.info({ undo: undo.file }, 'restored a backup for a family')
    return { undo: describeBackup(undo) }
  })
}

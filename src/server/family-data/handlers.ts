import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { familyDataCalls } from '#contract/family-data.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { HttpError } from '../http/errors.ts'
import type { Handlers } from '../http/routes.ts'
import { localDay } from '../local-day.ts'
import { writeAccountBackup } from './account-backup.ts'
import { deleteAccount } from './delete-account.ts'
import { describeBackup, keptBackupsOf } from './kept-backups.ts'
import { type Restoring, restoreBrought, restoreKept } from './restore.ts'
import { withWorkFile } from './work-file.ts'

/** The family's data as a whole: taking it along, going back to a backup, deleting it. */
export function familyDataHandlers(
  options: Restoring & { sessions: Sessions },
): Handlers<typeof familyDataCalls> {
  const { database, sessions, log, now } = options
  return {
    async listBackups({ account }) {
      const { email, created_at } = await database.db
        .selectFrom('users')
        .select(['email', 'created_at'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      const kept = keptBackupsOf(database.backupFolder, { id: account.id, email, created_at })
      return { backups: kept.map(describeBackup) }
    },
    backUpNow: ({ account, response }) =>
      withWorkFile(database.workFolder, async file => {
        await writeAccountBackup(database, account.id, file)
        attach(response, `stepwise-backup-${localDay(now())}.db`, 'application/octet-stream')
        response.set('Content-Length', String(statSync(file).size))
        await pipeline(createReadStream(file), response)
      }),
    restoreBackup: ({ params, account }) => restoreKept(options, account.id, params.name),
    restoreFile({ account, request, signal, stillAllowed }) {
      if (!request.is('application/octet-stream')) {
        throw new HttpError(415, 'bad_request', 'Please send the backup as a file.')
      }
      return restoreBrought(options, account.id, { request, signal, stillAllowed })
    },
    async exportFamily({ account, response }) {
      // Loaded when first needed, because it is not needed to start.
      const { exportAccount } = await import('./export.ts')
      const zip = await database.exclusively(sqlite => exportAccount(sqlite, account.id, now()))
      attach(response, `stepwise-export-${localDay(now())}.zip`, 'application/zip')
      response.end(zip)
    },
    async deleteAccount({ account, request, response }) {
      await sessions.endAllOf(account.id, { request })
      await deleteAccount(database, account.id, { log, now: now() })
      await sessions.end(request, response)
    },
  }
}

function attach(response: Response, name: string, type: string): void {
  response.attachment(name).type(type)
}

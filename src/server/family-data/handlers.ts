import { createReadStream, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { familyDataEndpoints } from '#contract/family-data.ts'
import type { CheckPassword, Sessions } from '../accounts/index.ts'
import { tellOnce } from '../db/tell-notice.ts'
import type { Handlers } from '../http/routes.ts'
import { localDay } from '../local-day.ts'
import { HttpError } from '../shared/http-error.ts'
import { listDamaged } from './damaged-files.ts'
import { deleteAccount } from './delete-account.ts'
import { countOthers, type Erasing, refuseForOthers } from './erasing.ts'
import { describeBackup, findKeptBackups } from './kept-backups.ts'
import { type Restoring, restoreBrought, restoreKept } from './restore.ts'
import { withWorkFile } from './work-file.ts'

/** For a backup or an export to be written, in milliseconds. */
const LONGEST_WORK = 300_000

/** The family's data as a whole: taking it along, going back to a backup, deleting it. */
export function familyDataHandlers(
  options: Restoring & {
    sessions: Sessions
    checkPassword: CheckPassword
    erasing: Erasing
    /** Forgets the keys and connections of an account. @returns what could not be removed, in words */
    forgetAi: (accountId: number) => Promise<string | undefined>
  },
): Handlers<typeof familyDataEndpoints> {
  const { database, helpers, sessions, checkPassword, erasing, forgetAi, log, now } = options
  return {
    async listBackups({ account }) {
      const { email, created_at } = await database.db
        .selectFrom('users')
        .select(['email', 'created_at'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      const kept = findKeptBackups(database.backupFolder, { id: account.id, email, created_at })
      return { backups: kept.map(describeBackup) }
    },
    listDamaged: () => ({ files: listDamaged(dirname(database.file)) }),
    backUpNow: ({ account, response, signal, stillAllowed }) =>
      withWorkFile(database.workFolder, async file => {
        const given = { database: database.file, account: account.id, file }
        await helpers.alone(() => helpers.run('backUp', given, { milliseconds: LONGEST_WORK, signal }))
        await stillAllowed()
        await sendFile(response, file, `stepwise-backup-${localDay(now())}.db`, 'application/octet-stream')
      }),
    restoreBackup: ({ params, account, signal, stillAllowed }) =>
      restoreKept(options, { userId: account.id, name: params.name, signal, stillAllowed }),
    restoreFile({ account, request, signal, stillAllowed }) {
      if (!request.is('application/octet-stream')) {
        throw new HttpError(415, 'bad_request', 'Please send the backup as a file.')
      }
      return restoreBrought(options, { userId: account.id, request, signal, stillAllowed })
    },
    exportFamily: ({ account, response, signal, stillAllowed }) =>
      withWorkFile(database.workFolder, async file => {
        const given = { database: database.file, account: account.id, file, now: now().toISOString() }
        await helpers.alone(() => helpers.run('export', given, { milliseconds: LONGEST_WORK, signal }))
        await stillAllowed()
        await sendFile(response, file, `stepwise-export-${localDay(now())}.zip`, 'application/zip')
      }),
    countOthers: async ({ account }) => ({ otherFamilies: await countOthers(database.db, account.id) }),
    async allowErasing({ account, session, body, stillAllowed }) {
      await checkPassword({ account, session, stillAllowed }, body.password)
      await refuseForOthers(database.db, account.id)
      const left = await forgetAi(account.id)
      // The parent reads it and tries again: what could be forgotten is forgotten by then.
      if (left) throw new HttpError(500, 'server_error', left)
      erasing.allow()
    },
    async deleteAccount({ account, request, response }) {
      await sessions.endAllOf(account.id, { request })
      // First: without the account nobody could name its keys any more.
      const left = await forgetAi(account.id)
      await helpers.alone(() => deleteAccount(database, account.id, { log, now: now() }))
      if (left) await tellOnce(database.db, left, now())
      await sessions.end(request, response)
    },
  }
}

/** The file is whole before its first byte leaves, and its length goes before it: half of it never looks like all. */
async function sendFile(response: Response, file: string, name: string, type: string): Promise<void> {
  response.attachment(name).type(type)
  response.set('Content-Length', String(statSync(file).size))
  await pipeline(createReadStream(file), response)
}

import { createReadStream, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { familyDataEndpoints } from '#contract/family-data.ts'
import { fileName } from '#contract/file-name.ts'
import type { CheckPassword, Sessions, SignIns } from '../accounts/index.ts'
import { childNotFound } from '../children/index.ts'
import { tellOnce } from '../db/tell-notice.ts'
import type { Handlers } from '../http/routes.ts'
import { localDay } from '../local-day.ts'
import { HttpError } from '../shared/http-error.ts'
import { listDamaged } from './damaged-files.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteChild } from './delete-child.ts'
import { countOthers, type Erasing, refuseForOthers } from './erasing.ts'
import { describeBackup, findKeptBackups, readFamily } from './kept-backups.ts'
import { type Restoring, restoreBrought, restoreKept } from './restore.ts'
import { withWorkFile } from './work-file.ts'

/** For a backup or an export to be written, in milliseconds. */
const LONGEST_WORK = 300_000

/** The data of the family or of one child as a whole: taking it along, going back to a backup, deleting it. */
export function familyDataHandlers(
  options: Restoring & {
    sessions: Sessions
    signIns: SignIns
    checkPassword: CheckPassword
    erasing: Erasing
    /** Forgets the keys and connections of an account. @returns what could not be removed, in words */
    forgetAi: (accountId: number) => Promise<string | undefined>
  },
): Handlers<typeof familyDataEndpoints> {
  const { database, helpers, sessions, signIns, checkPassword, erasing, forgetAi, log, now } = options

  /** What a file about a child, or about the whole family, is called. */
  async function nameFor(familyId: number, child: number | undefined, what: string, ending: string) {
    const { children } = await readFamily(database.db, familyId)
    const found = children.find(({ id }) => id === child)
    if (child !== undefined && !found) throw childNotFound()
    const day = localDay(now())
    return fileName(found ? `stepwise-${what}-${found.name}-${day}` : `stepwise-${what}-${day}`, ending)
  }

  return {
    async listBackups({ account, query: { child } }) {
      const family = await readFamily(database.db, account.id)
      if (child !== undefined && !family.children.some(({ id }) => id === child)) throw childNotFound()
      const kept = findKeptBackups(database.backupFolder, family).map(backup => ({
        ...describeBackup(backup),
        children: backup.children,
      }))
      const isAsked = ({ children }: (typeof kept)[number]) => children.some(({ id }) => id === child)
      return { backups: child === undefined ? kept : kept.filter(isAsked) }
    },
    listDamaged: () => ({ files: listDamaged(dirname(database.file)) }),
    async backUpNow({ account, query: { child }, response, signal, stillAllowed }) {
      const name = await nameFor(account.id, child, 'backup', 'db')
      await withWorkFile(database.workFolder, async file => {
        const given = { database: database.file, family: account.id, child, file }
        await helpers.alone(() => helpers.run('backUp', given, { milliseconds: LONGEST_WORK, signal }))
        await stillAllowed()
        await sendFile(response, file, name, 'application/octet-stream')
      })
    },
    restoreBackup: ({ params, query, account, signal, stillAllowed }) =>
      restoreKept(options, { ...query, familyId: account.id, name: params.name, signal, stillAllowed }),
    restoreFile({ account, query, request, signal, stillAllowed }) {
      if (!request.is('application/octet-stream')) {
        throw new HttpError(415, 'bad_request', 'Please send the backup as a file.')
      }
      return restoreBrought(options, { ...query, familyId: account.id, request, signal, stillAllowed })
    },
    async exportFamily({ account, query: { child }, response, signal, stillAllowed }) {
      const name = await nameFor(account.id, child, 'export', 'zip')
      await withWorkFile(database.workFolder, async file => {
        const given = { database: database.file, family: account.id, child, file, now: now().toISOString() }
        await helpers.alone(() => helpers.run('export', given, { milliseconds: LONGEST_WORK, signal }))
        await stillAllowed()
        await sendFile(response, file, name, 'application/zip')
      })
    },
    countOthers: async ({ account }) => ({ otherFamilies: await countOthers(database.db, account.id) }),
    async allowErasing({ account, session, body, stillAllowed }) {
      await checkPassword({ account, session, stillAllowed }, body.password)
      await refuseForOthers(database.db, account.id)
      const left = await forgetAi(account.id)
      // The parent reads it and tries again: what could be forgotten is forgotten by then.
      if (left) throw new HttpError(500, 'server_error', left)
      erasing.allow()
    },
    deleteChild: ({ account, params: { id } }) =>
      helpers.alone(() =>
        deleteChild(database, account.id, id, { onGone: () => signIns.childGone(id), log, now: now() }),
      ),
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

import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { findFamily } from './find-family.ts'
import { eraseRow, forgetInCopies } from './forget-copies.ts'
import { readFamily } from './kept-backups.ts'
import { isOldShape } from './match-children.ts'

/** Deletes the account and all it holds, here and, as far as `forgetInCopies` promises, in the copies. */
export async function deleteAccount(
  database: Database,
  familyId: number,
  { log, now }: { log: Logger; now: Date },
): Promise<void> {
  const family = await readFamily(database.db, familyId)
  await database.exclusively(sqlite => eraseRow(sqlite, 'families', familyId))
  await forgetInCopies(database, {
    erase(sqlite) {
      const id = findFamily(sqlite, family)
      if (id !== undefined) eraseRow(sqlite, isOldShape(sqlite) ? 'users' : 'families', id)
    },
    what: 'A family on this computer has deleted its account.',
    log,
    now,
  })
}

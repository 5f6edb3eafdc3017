import type SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { childNotFound } from '../children/index.ts'
import type { Database } from '../db/database.ts'
import { HttpError } from '../shared/http-error.ts'
import { findFamily } from './find-family.ts'
import { eraseRow, forgetInCopies } from './forget-copies.ts'
import { type KnownFamily, readFamily } from './kept-backups.ts'
import { isOldShape, matchChildren, readChildren } from './match-children.ts'

/**
 * Deletes a child and all its work, here and, as far as `forgetInCopies` promises, in the copies. The family's record of
 * what left the computer stays.
 * @param options `onGone` is called as soon as the child is no more
 * @throws HttpError 404 for another family's child, 409 `last_child` where nobody would be left to learn
 */
export async function deleteChild(
  database: Database,
  familyId: number,
  childId: number,
  options: { onGone: () => void; log: Logger; now: Date },
): Promise<void> {
  const { onGone, log, now } = options
  const family = await readFamily(database.db, familyId)
  await database.exclusively(sqlite => {
    refuseLast(sqlite, familyId, childId)
    eraseRow(sqlite, 'children', childId)
  })
  onGone()
  await forgetInCopies(database, {
    erase: sqlite => eraseChild(sqlite, family, childId),
    what: 'A family on this computer has deleted a child.',
    log,
    now,
  })
}

function refuseLast(sqlite: SQLite.Database, familyId: number, childId: number): void {
  const children = sqlite
    .prepare<[number], { id: number; isLearning: number }>(
      'select id, archived_at is null as isLearning from children where family_id = ?',
    )
    .all(familyId)
  if (!children.some(({ id }) => id === childId)) throw childNotFound()
  if (children.some(({ id, isLearning }) => id !== childId && isLearning)) return
  throw new HttpError(
    409,
    'last_child',
    'Nobody else learns here. Please add another child first, bring an archived one back, or delete the whole account.',
  )
}

/** In a copy from before a family could have several children, the child is all that the account holds. */
function eraseChild(sqlite: SQLite.Database, family: KnownFamily, childId: number): void {
  const id = findFamily(sqlite, family)
  if (id === undefined) return
  const matches = matchChildren(readChildren(sqlite, id), family.children, { byName: false })
  for (const [former, now] of matches) {
    if (now.id === childId) eraseRow(sqlite, isOldShape(sqlite) ? 'users' : 'children', former.id)
  }
}

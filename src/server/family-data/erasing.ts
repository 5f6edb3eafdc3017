import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'

/** How long the desktop may take to begin, in milliseconds. */
const PATIENCE = 60_000

/** Whether everything of everyone may be deleted from this computer. */
export interface Erasing {
  allow(): void
  /** True once within a minute of being allowed. */
  take(): boolean
}

export function createErasing(clock: () => number = () => performance.now()): Erasing {
  let until = Number.NEGATIVE_INFINITY
  return {
    allow() {
      until = clock() + PATIENCE
    },
    take() {
      const isAllowed = clock() < until
      until = Number.NEGATIVE_INFINITY
      return isAllowed
    },
  }
}

export async function countOthers(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('families')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '!=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * One family's parent has no say over another's work.
 * @throws HttpError 409 while others have an account
 */
export async function refuseForOthers(db: Db, accountId: number): Promise<void> {
  if ((await countOthers(db, accountId)) === 0) return
  throw new HttpError(
    409,
    'forbidden',
    'Other families have their work on this computer too. Nothing was deleted: ask them to delete their accounts first.',
  )
}

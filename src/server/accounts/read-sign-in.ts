import type { Db } from '../db/schema.ts'
import { isIdle } from './idle.ts'
import type { UnstoredChanges } from './unstored-changes.ts'

/**
 * The first that is still good of the sign-ins with these hashes, with what is not stored of it.
 * @param now by the clock of all ends
 */
export async function readSignIn(db: Db, unstored: UnstoredChanges, hashes: string[], now: () => Date) {
  const row = await db
    .selectFrom('auth_sessions')
    .innerJoin('families', 'families.id', 'auth_sessions.family_id')
    .leftJoin('household_settings', 'household_settings.family_id', 'families.id')
    .select([
      'auth_sessions.family_id',
      'auth_sessions.child_id',
      'parent_name',
      'email',
      'token_hash',
      'expires_at',
      'active_at',
      'locked_at',
      'corner_open_until',
    ])
    .select(['auth_sessions.created_at', 'idle_lock_minutes'])
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const signIn = { ...row, ...unstored.of(row.token_hash) }
  const { locked_at, corner_open_until } = signIn
  const cornerLeft = corner_open_until ? new Date(corner_open_until).getTime() - now().getTime() : 0
  return {
    ...signIn,
    isLocked: locked_at !== null || isIdle(signIn, now()),
    /** Milliseconds until the parent's corner closes; 0 when it is closed. */
    cornerLeft: Math.max(0, cornerLeft),
  }
}

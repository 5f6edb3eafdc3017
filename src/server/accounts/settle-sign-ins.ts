import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'

/** What changes about a sign-in, as it is stored. */
export interface Changes {
  created_at?: string
  expires_at?: string
  active_at?: string | null
  locked_at?: string | null
  corner_open_until?: string | null
}

/** Keeps the latest moment, so that the next start can tell whether the computer's clock has been set back. */
export async function noteMoment(db: Db, moment: Date, log: Logger): Promise<void> {
  try {
    await db.replaceInto('latest_moment').values({ id: 1, moment: moment.toISOString() }).execute()
  } catch (error) {
    log.warn({ err: error }, 'the time could not be noted')
  }
}

/**
 * What a start does to the sign-ins: every parent's corner is closed, and where the clock stands before the latest
 * moment that was seen, nothing lasts longer by it. What had been left of each sign-in is left now, and those with an
 * idle lock are locked, since nobody knows for how long they were left alone.
 */
export async function settleSignIns(options: {
  db: Db
  now: Date
  change: (session: string, changes: Changes) => Promise<void>
  log: Logger
}): Promise<void> {
  const { db, now, change, log } = options
  const signIns = await db
    .selectFrom('auth_sessions')
    .leftJoin('household_settings', 'household_settings.family_id', 'auth_sessions.family_id')
    .select(['token_hash', 'created_at', 'expires_at', 'active_at', 'locked_at', 'corner_open_until'])
    .select('idle_lock_minutes')
    .execute()
  for (const { token_hash, corner_open_until } of signIns) {
    if (corner_open_until !== null) await change(token_hash, { corner_open_until: null })
  }
  const stamps = signIns.flatMap(({ created_at, active_at, locked_at }) => [created_at, active_at, locked_at])
  const latest = [...stamps, await notedMoment(db)]
    .filter(stamp => stamp !== null)
    .sort()
    .at(-1)
  const behind = latest === undefined ? 0 : new Date(latest).getTime() - now.getTime()
  if (behind <= 0) return
  log.warn({ seconds: Math.round(behind / 1_000) }, 'the clock has been set back')
  const moved = (stamp: string) => new Date(new Date(stamp).getTime() - behind).toISOString()
  for (const { token_hash, created_at, expires_at, active_at, locked_at, idle_lock_minutes } of signIns) {
    await change(token_hash, {
      created_at: moved(created_at),
      expires_at: moved(expires_at),
      active_at: active_at && moved(active_at),
      locked_at: (locked_at ?? idle_lock_minutes) === null ? null : now.toISOString(),
    })
  }
  await noteMoment(db, now, log)
}

async function notedMoment(db: Db): Promise<string | null> {
  const noted = await db.selectFrom('latest_moment').select('moment').executeTakeFirst()
  return noted?.moment ?? null
}

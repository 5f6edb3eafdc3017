import { DAYS_OF_TIME_USED, type TimeUsed } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { daysBefore, localDay } from '../local-day.ts'

/** A longer pause than this between two touches is no use, in seconds. */
const LONGEST_PAUSE = 120

/**
 * Counts the time since the last touch of the page by anyone of this account, unless that was a pause. Two pages at
 * once count once. A day begins at midnight of this computer's clock.
 */
export async function countTime(db: Db, userId: number, now: Date): Promise<void> {
  const day = localDay(now)
  await db.transaction().execute(async trx => {
    const today = await trx
      .selectFrom('time_used')
      .select(['seconds', 'active_at'])
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .executeTakeFirst()
    const since = today ? (now.getTime() - new Date(today.active_at).getTime()) / 1_000 : Infinity
    const isPause = since < 0 || since > LONGEST_PAUSE
    const values = {
      seconds: (today?.seconds ?? 0) + (isPause ? 0 : Math.round(since)),
      active_at: now.toISOString(),
    }
    await trx
      .insertInto('time_used')
      .values({ user_id: userId, day, ...values })
      .onConflict(conflict => conflict.columns(['user_id', 'day']).doUpdateSet(values))
      .execute()
  })
}

/** The last eight weeks, oldest first. */
export async function readTimeUsed(db: Db, userId: number, now: Date): Promise<TimeUsed> {
  const days = await db
    .selectFrom('time_used')
    .select(['day', 'seconds'])
    .where('user_id', '=', userId)
    .where('day', '>', daysBefore(now, DAYS_OF_TIME_USED))
    .where('seconds', '>', 0)
    .orderBy('day')
    .execute()
  return { today: localDay(now), days }
}

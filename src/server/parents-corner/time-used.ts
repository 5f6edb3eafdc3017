import { DAYS_OF_TIME_USED, type TimeUsed } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { daysBefore, localDay } from '../local-day.ts'

/** A longer pause than this between two touches is no use, in seconds. */
const LONGEST_PAUSE = 120

/**
 * Counts the time since the last touch of the page by this child, unless that was a pause. Two pages at
 * once count once. A day begins at midnight of this computer's clock.
 */
export async function countTime(db: Db, childId: number, now: Date): Promise<void> {
  const day = localDay(now)
  await db.transaction().execute(async trx => {
    const today = await trx
      .selectFrom('time_used')
      .select(['seconds', 'active_at'])
      .where('child_id', '=', childId)
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
      .values({ child_id: childId, day, ...values })
      .onConflict(conflict => conflict.columns(['child_id', 'day']).doUpdateSet(values))
      .execute()
  })
}

/** The last eight weeks, oldest first, of these children together. */
export async function readTimeUsed(db: Db, childIds: number[], now: Date): Promise<TimeUsed> {
  const days = await db
    .selectFrom('time_used')
    .select('day')
    .select(({ fn }) => fn.sum<number>('seconds').as('seconds'))
    .where('child_id', 'in', childIds)
    .where('day', '>', daysBefore(now, DAYS_OF_TIME_USED))
    .where('seconds', '>', 0)
    .groupBy('day')
    .orderBy('day')
    .execute()
  return { today: localDay(now), days }
}

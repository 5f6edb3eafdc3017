import { MORE_MINUTES, type TimeLeft, type TimeRules, timeRulesSchema } from '#contract/time-for-today.ts'
import type { Db } from '../db/schema.ts'
import { localDay } from '../local-day.ts'
import { childNotFound } from './store.ts'

const MINUTE = 60_000
/** A bedtime lasts until this hour of the next day. */
const MORNING = 5

/**
 * What is left of today for a child by what its parent has set: the minutes a day, or the way to bed, whichever ends
 * first.
 * @returns undefined where nothing is set
 */
export async function readTimeLeft(db: Db, childId: number, now: Date): Promise<TimeLeft | undefined> {
  const rules = await db
    .selectFrom('children')
    .select(['minutes_a_day', 'bedtime', 'more_time_until'])
    .where('id', '=', childId)
    .executeTakeFirst()
  if (!rules || (rules.minutes_a_day === null && rules.bedtime === null)) return undefined
  const used = await db
    .selectFrom('time_used')
    .select('seconds')
    .where('child_id', '=', childId)
    .where('day', '=', localDay(now))
    .executeTakeFirst()
  const ends: TimeLeft[] = []
  if (rules.minutes_a_day !== null)
    ends.push({ by: 'minutes', seconds: rules.minutes_a_day * 60 - (used?.seconds ?? 0) })
  const bedtime = timeRulesSchema.shape.bedtime.catch(null).parse(rules.bedtime)
  if (bedtime !== null) ends.push({ by: 'bedtime', seconds: secondsToBed(bedtime, now) })
  const [first] = ends.sort((one, other) => one.seconds - other.seconds)
  if (!first) return undefined
  const more =
    rules.more_time_until === null ? 0 : (Date.parse(rules.more_time_until) - now.getTime()) / 1_000 || 0
  return { by: first.by, seconds: Math.max(0, Math.round(Math.max(first.seconds, more))) }
}

/** Until a bedtime of today; 0 from then on until the morning. */
function secondsToBed(bedtime: string, now: Date): number {
  const [hour = 0, minute = 0] = bedtime.split(':').map(Number)
  if (now.getHours() < MORNING) return 0
  const bed = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  return Math.max(0, (bed.getTime() - now.getTime()) / 1_000)
}

/**
 * Sets what is given, and keeps the rest.
 * @throws HttpError 404 for a child of another family
 */
export async function changeTimeRules(
  db: Db,
  familyId: number,
  id: number,
  rules: { minutesADay?: number | null | undefined; bedtime?: string | null | undefined },
): Promise<TimeRules> {
  const { minutesADay, bedtime } = rules
  const row = await db
    .updateTable('children')
    .set(({ ref }) => ({
      minutes_a_day: minutesADay === undefined ? ref('minutes_a_day') : minutesADay,
      bedtime: bedtime === undefined ? ref('bedtime') : bedtime,
      // What a parent sets anew holds from now on.
      more_time_until: null,
    }))
    .where('id', '=', id)
    .where('family_id', '=', familyId)
    .returning(['minutes_a_day as minutesADay', 'bedtime'])
    .executeTakeFirst()
  if (!row) throw childNotFound()
  return row
}

/** A grown-up gives some more minutes, whatever is set. */
export async function giveMoreTime(db: Db, childId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + MORE_MINUTES * MINUTE).toISOString()
  await db.updateTable('children').set({ more_time_until: until }).where('id', '=', childId).execute()
}

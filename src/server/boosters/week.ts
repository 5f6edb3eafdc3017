import { MOST_SITTING, type Week } from '#contract/practice.ts'
import type { Db } from '../db/schema.ts'
import { localDay } from '../local-day.ts'
import { countDays } from '../reviews/reviews.ts'
import { lastDays } from './today.ts'
import { readWobbles } from './wobbles.ts'

/**
 * The last seven days: what was evaluated, practised, mastered and came back, and the time with Stepwise; and what
 * wobbles by now.
 */
export async function readWeek(db: Db, childId: number, now: Date): Promise<Week> {
  const days = lastDays(now)
  const [first = localDay(now)] = days
  const evaluated = await db
    .selectFrom('evaluations')
    .select('created_at as at')
    .where('child_id', '=', childId)
    .where('checkup_id', 'is', null)
    .where('created_at', '>=', new Date(`${first}T00:00:00`).toISOString())
    .execute()
  const evaluatedOn = Map.groupBy(evaluated, ({ at }) => localDay(new Date(at)))
  const { days: practised } = await countDays(db, childId, first)
  const mastered = await db
    .selectFrom('masteries')
    .select(['created_at as at', 'concept', 'source_type'])
    .where('child_id', '=', childId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  const practisedToo = mastered.filter(({ source_type }) => source_type === 'resolved_gap')
  const masteredOn = Map.groupBy(practisedToo, ({ at }) => localDay(new Date(at)))
  const used = await db
    .selectFrom('time_used')
    .select(['day', 'seconds'])
    .where('child_id', '=', childId)
    .where('day', '>=', first)
    .execute()
  const secondsOn = new Map(used.map(({ day, seconds }) => [day, seconds]))
  return {
    childId,
    days: days.map(day => ({
      day,
      evaluated: evaluatedOn.get(day)?.length ?? 0,
      practised: practised.get(day)?.answers ?? 0,
      mastered: masteredOn.get(day)?.length ?? 0,
      cameBack: practised.get(day)?.returns ?? 0,
      seconds: secondsOn.get(day) ?? 0,
    })),
    sits: [
      ...new Set(mastered.filter(({ at }) => localDay(new Date(at)) >= first).map(({ concept }) => concept)),
    ].slice(0, MOST_SITTING),
    ...(await readWobbles(db, childId, now)),
  }
}

import { type GapGroup, MINUTES_PER_LOOK, MOST_MINUTES, type Today } from '#contract/practice.ts'
import type { Db } from '../db/schema.ts'
import { daysBefore, localDay } from '../local-day.ts'
import { conceptKey, countDays, listDue } from '../reviews/reviews.ts'
import { listGapGroups } from './overview.ts'

const DAYS_OF_WEEK = 7

/** What is due, what is open, and on which days there was practice. */
export async function readToday(db: Db, childId: number, now: Date): Promise<Today> {
  const { groups } = await listGapGroups(db, childId, now)
  const dueAt = await listDue(db, childId, now)
  const due = [...dueOf(groups, dueAt), ...(await dueWithoutGap(db, childId, groups, dueAt))].sort((a, b) =>
    a.dueAt.localeCompare(b.dueAt),
  )
  const today = due.slice(0, MOST_MINUTES / MINUTES_PER_LOOK)
  const { total, days } = await countDays(db, childId, daysBefore(now, DAYS_OF_WEEK - 1))
  return {
    due: today,
    moreDue: due.length - today.length,
    minutes: today.length * MINUTES_PER_LOOK,
    open: groups
      .filter(({ state }) => state === 'open' || state === 'reopened')
      .map(({ gapId, concept, description, progress }) => ({ gapId, concept, description, progress })),
    streak: {
      days: total,
      week: lastDays(now).map(day => ({ day, isPractised: days.has(day) })),
    },
  }
}

/** The last seven days on this computer's calendar, today last. */
export function lastDays(now: Date): string[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, at) =>
    at === DAYS_OF_WEEK - 1 ? localDay(now) : daysBefore(now, DAYS_OF_WEEK - 1 - at),
  )
}

/** One look for each concept with a mastered gap. */
function dueOf(groups: GapGroup[], dueAt: ReadonlyMap<string, string>): Today['due'] {
  const byConcept = new Map<string, Today['due'][number]>()
  for (const { state, concept, gapId } of groups) {
    const key = conceptKey(concept)
    const since = dueAt.get(key)
    if (state === 'due' && since !== undefined && !byConcept.has(key)) {
      byConcept.set(key, { concept, gapId, dueAt: since })
    }
  }
  return [...byConcept.values()]
}

/** What a check-up has shown to sit and no gap is about; a short check-up looks at it. */
async function dueWithoutGap(
  db: Db,
  childId: number,
  groups: GapGroup[],
  dueAt: ReadonlyMap<string, string>,
): Promise<Today['due']> {
  const withGap = new Set(groups.map(({ concept }) => conceptKey(concept)))
  const sitting = await db
    .selectFrom('masteries')
    .innerJoin('evaluations', 'evaluations.id', 'masteries.evaluation_id')
    .select('concept')
    .distinct()
    .where('masteries.child_id', '=', childId)
    .where('checkup_id', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  return sitting.flatMap(({ concept }) => {
    const since = dueAt.get(conceptKey(concept))
    return since === undefined || withGap.has(conceptKey(concept)) ? [] : [{ concept, dueAt: since }]
  })
}

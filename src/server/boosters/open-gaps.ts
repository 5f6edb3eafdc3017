import { sql } from 'kysely'
import type { OpenGap } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import { watchTables } from '../db/watch-tables.ts'
import { conceptKey, listDue } from '../reviews/reviews.ts'
import { shareNext } from '../shared/share-next.ts'
import { groupKey } from './gap-group.ts'

/** A conversation asks from so many. */
const MOST = 6

/** What of it hangs on no clock, by the version of the tables that it was read from. */
interface Known {
  version: string
  open: OpenGap[]
  mastered?: OpenGap[]
}

/**
 * What the child has still to practise, what is to be practised first first: the first of `listGapGroups`, chosen by the
 * database, because every message of a chat asks. Gaps are read anew only after one has changed.
 */
export function openGapsReader(db: Db, now: () => Date): (childId: number) => Promise<OpenGap[]> {
  const versionNow = watchTables(db, ['gaps', 'gap_progress'])
  const known = new Map<number, Known>()
  return sharedByChild(async childId => {
    // Before the gaps themselves: what changes in between makes them old.
    const version = await versionNow()
    const before = known.get(childId)
    const gaps: Known = before?.version === version ? before : { version, open: await readOpen(db, childId) }
    known.set(childId, gaps)
    const { open } = gaps
    if (open.length === MOST) return open
    const due = await listDue(db, childId, now())
    if (due.size === 0) return open
    gaps.mastered ??= await readMastered(db, childId)
    const again = gaps.mastered.filter(({ concept }) => due.has(conceptKey(concept)))
    return [...open, ...again].slice(0, MOST)
  })
}

const idWhere = (resolved: 'null' | 'not null') =>
  sql<number | null>`max(case when resolved_at is ${sql.raw(resolved)} then gaps.id end)`
const openId = idWhere('null')
const masteredId = idWhere('not null')
/** Of the ones that are open, whether one had been mastered, or another of the same group is. */
const isReopened = sql<0 | 1>`max(resolved_at is not null or reopened_at is not null)`

/** A child's gaps that count, in groups. */
const groupsOf = (db: Db, childId: number) =>
  db
    .selectFrom('gaps')
    .leftJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
    .where('gaps.child_id', '=', childId)
    .where('closed_as', 'is', null)
    .groupBy(groupKey)

/** Those that came back first, then the others, each newest first. */
function readOpen(db: Db, childId: number): Promise<OpenGap[]> {
  const first = groupsOf(db, childId)
    .select([openId.as('id'), isReopened.as('isReopened')])
    .having(openId, 'is not', null)
    .orderBy('isReopened', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
  return db
    .selectFrom('gaps')
    .innerJoin(first.as('first'), 'first.id', 'gaps.id')
    .select(['gaps.id as gapId', 'concept', 'description'])
    .orderBy('isReopened', 'desc')
    .orderBy('gaps.id', 'desc')
    .execute()
}

/** Newest first. */
function readMastered(db: Db, childId: number): Promise<OpenGap[]> {
  const groups = groupsOf(db, childId).select(masteredId.as('id')).having(openId, 'is', null)
  return db
    .selectFrom('gaps')
    .innerJoin(groups.as('groups'), 'groups.id', 'gaps.id')
    .select(['gaps.id as gapId', 'concept', 'description'])
    .orderBy('gaps.id', 'desc')
    .execute()
}

/** Reads them child by child: of many messages at once, all that come while they are read share the next reading. */
export function sharedByChild<T>(read: (childId: number) => Promise<T>): (childId: number) => Promise<T> {
  const readings = new Map<number, () => Promise<T>>()
  return childId => {
    const ask = readings.get(childId) ?? shareNext(() => read(childId)).ask
    readings.set(childId, ask)
    return ask()
  }
}

import type { FlaggedExchange, FlagSource } from '#contract/parents-corner.ts'
import { DAYS_OF_FLAGS } from '#contract/periods.ts'
import type { Db } from '../db/schema.ts'
import type { Concern, Tier } from '../shared/concerns.ts'

const DAY_MS = 86_400_000
/** So many of a kind are kept of one day: a flood of one must not cost room without end. */
const MOST_A_DAY = 40
/** So many of each tier are listed; nothing of another tier takes their place. */
const MOST_LISTED = 1_000

const columns = [
  'id',
  'child_id',
  'tier',
  'concern',
  'source',
  'about',
  'said',
  'reply',
  'chat_title',
  'created_at',
  'seen_at',
] as const

export interface NewFlag {
  tier: Tier
  concern: Concern
  source: FlagSource
  /** Whose words were stopped; the child's when missing. */
  about?: 'child' | 'reply'
  said: string
  reply: string
  chatTitle?: string
}

/** Keeps an exchange for the parent for 90 days. Of one concern the first 40 of a day are kept with their words. */
export async function keepFlag(db: Db, childId: number, flag: NewFlag, now: Date): Promise<void> {
  await forgetOldFlags(db, now)
  const { count } = await db
    .selectFrom('flagged_exchanges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('child_id', '=', childId)
    .where('concern', '=', flag.concern)
    .where('tier', '=', flag.tier)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  if (count >= MOST_A_DAY) return
  await db
    .insertInto('flagged_exchanges')
    .values({
      child_id: childId,
      tier: flag.tier,
      concern: flag.concern,
      source: flag.source,
      about: flag.about ?? 'child',
      said: flag.said,
      reply: flag.reply,
      chat_title: flag.chatTitle ?? null,
      created_at: now.toISOString(),
      kept_until: new Date(now.getTime() + DAYS_OF_FLAGS * DAY_MS).toISOString(),
      seen_at: null,
    })
    .execute()
}

/** Urgent ones first, then what is worth a talk, then the rest; the newest of each first. */
export async function listFlags(db: Db, childIds: number[], now: Date): Promise<FlaggedExchange[]> {
  await forgetOldFlags(db, now)
  const tiers: Tier[] = ['urgent', 'talk', 'stop']
  const found: FlaggedExchange[] = []
  for (const tier of tiers) {
    const rows = await db
      .selectFrom('flagged_exchanges')
      .select(columns)
      .where('child_id', 'in', childIds)
      .where('tier', '=', tier)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_LISTED)
      .execute()
    found.push(...rows.map(createFlag))
  }
  return found
}

/** @returns undefined when the child has no such flag */
export async function markFlag(
  db: Db,
  childIds: number[],
  id: number,
  seenAt: Date | null,
): Promise<FlaggedExchange | undefined> {
  const row = await db
    .updateTable('flagged_exchanges')
    .set({ seen_at: seenAt?.toISOString() ?? null })
    .where('id', '=', id)
    .where('child_id', 'in', childIds)
    .returning(columns)
    .executeTakeFirst()
  return row && createFlag(row)
}

/** Deletes what has been kept its 90 days. */
export async function forgetOldFlags(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('flagged_exchanges').where('kept_until', '<=', now.toISOString()).execute()
}

interface Row {
  id: number
  child_id: number
  tier: Tier
  concern: Concern
  source: FlagSource
  about: 'child' | 'reply'
  said: string
  reply: string
  chat_title: string | null
  created_at: string
  seen_at: string | null
}

function createFlag({ child_id, chat_title, created_at, seen_at, ...row }: Row): FlaggedExchange {
  return {
    ...row,
    childId: child_id,
    chatTitle: chat_title ?? undefined,
    createdAt: created_at,
    seenAt: seen_at ?? undefined,
  }
}

import { type Selectable, sql } from 'kysely'
import type { Ending } from '#contract/live-chat.ts'
import type { Page } from '#contract/page.ts'
import type { SpokenExchange } from '#contract/voice-call.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db, Tables } from '../db/schema.ts'
import { CHANGE_OF_SUBJECT } from '../safety/care-texts.ts'
import { kindWords, type ToWhom } from '../safety/kind-words.ts'
import { tierOf } from '../shared/concerns.ts'
import { HttpError } from '../shared/http-error.ts'
import type { HeardInExchange } from './heard-in-exchange.ts'

const columns = [
  'id',
  'child_id',
  'user_query',
  'ai_response',
  'is_bookmarked',
  'ending',
  'query_concern',
  'reply_concern',
  'spoken_at',
] as const

export type ExchangeRow = Pick<Selectable<Tables['voice_messages']>, (typeof columns)[number]>

export interface NewExchange {
  userQuery: string
  aiResponse: string
  isBookmarked: boolean
  ending: Ending
  /** ISO 8601 in UTC, with milliseconds. */
  spokenAt: string
  heard: HeardInExchange
}

/**
 * The child's exchanges, those that began last first; with `before`, only those that began earlier than the one with
 * that id.
 */
export async function listExchanges(
  db: Db,
  childId: number,
  page: Page,
  child: Child,
): Promise<SpokenExchange[]> {
  return (await readExchangeRows(db, [childId], page)).map(row => toSpokenExchange(row, child))
}

/** The rows of `listTalks`: what was stopped is in them. */
export function readExchangeRows(
  db: Db,
  childIds: number[],
  { limit, before }: Page,
): Promise<ExchangeRow[]> {
  return db
    .selectFrom('voice_messages')
    .select(columns)
    .where('child_id', 'in', childIds)
    .$if(before !== undefined, query =>
      query.where(
        sql<boolean>`(spoken_at, id) < (select spoken_at, id from voice_messages where id = ${before} and child_id in (${sql.join(childIds)}))`,
      ),
    )
    .orderBy('spoken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageBounds({ limit }).limit)
    .execute()
}

/** Saved once, however often it is sent: a page that got no answer sends it again. */
export async function saveExchange(
  db: Db,
  childId: number,
  exchange: NewExchange,
  now: Date,
): Promise<ExchangeRow> {
  const { userQuery, aiResponse, isBookmarked, ending, spokenAt, heard } = exchange
  const same = await db
    .selectFrom('voice_messages')
    .select(columns)
    .where('child_id', '=', childId)
    .where('spoken_at', '=', spokenAt)
    .where('user_query', '=', userQuery)
    .where('ai_response', '=', aiResponse)
    .executeTakeFirst()
  if (same) return same
  return db
    .insertInto('voice_messages')
    .values({
      child_id: childId,
      user_query: userQuery,
      ai_response: aiResponse,
      is_bookmarked: isBookmarked ? 1 : 0,
      ending,
      ...createConcerns(heard),
      spoken_at: spokenAt,
      created_at: now.toISOString(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** @returns undefined when the exchange has gone meanwhile, with its child */
export function setConcerns(db: Db, id: number, heard: HeardInExchange): Promise<ExchangeRow | undefined> {
  return db
    .updateTable('voice_messages')
    .set(createConcerns(heard))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Removes an exchange and its bytes from the data file and the log beside it. */
export async function eraseExchange(db: Db, id: number): Promise<void> {
  await db.deleteFrom('voice_messages').where('id', '=', id).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

function createConcerns({ query, reply }: HeardInExchange) {
  return { query_concern: query?.concern ?? null, reply_concern: reply ?? null }
}

/** @throws HttpError 404 when the child has no talk with this id */
export async function bookmarkExchange(
  db: Db,
  childId: number,
  id: number,
  isBookmarked: boolean,
): Promise<ExchangeRow> {
  const row = await db
    .updateTable('voice_messages')
    .set({ is_bookmarked: isBookmarked ? 1 : 0 })
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'not_found', 'We couldn’t find this talk among your saved ones.')
  return row
}

type Child = Pick<ToWhom, 'age' | 'country'>

/** As the child sees it: the parent alone reads what was stopped. */
export function toSpokenExchange(row: ExchangeRow, child: Child): SpokenExchange {
  const words = chooseKindWords(row, child)
  return {
    id: row.id,
    userQuery: row.user_query,
    aiResponse: words ?? row.ai_response,
    isBookmarked: row.is_bookmarked === 1,
    ending: row.ending,
    isFlagged: words !== undefined,
    spokenAt: row.spoken_at,
  }
}

/** What a child reads in place of a reply that was stopped; undefined when nothing was. */
function chooseKindWords(
  { query_concern: concern, reply_concern }: ExchangeRow,
  child: Child,
): string | undefined {
  if (!concern) return reply_concern ? CHANGE_OF_SUBJECT : undefined
  const heard = { concern, tier: tierOf(concern), isAtHome: false, isGoingOn: false, isFlagged: true }
  return kindWords(heard, { ...child, replies: [] })
}

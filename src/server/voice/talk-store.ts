import { type Selectable, sql } from 'kysely'
import type { Ending } from '#contract/chat.ts'
import type { Talk } from '#contract/voice.ts'
import type { Db, Tables } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { Concern } from '../safety/concerns.ts'
import { CHANGE_OF_SUBJECT, KIND_WORDS } from '../safety/kind-words.ts'

const columns = [
  'id',
  'user_query',
  'ai_response',
  'is_bookmarked',
  'ending',
  'query_concern',
  'reply_concern',
  'spoken_at',
] as const

export type TalkRow = Pick<Selectable<Tables['voice_messages']>, (typeof columns)[number]>

export interface Page {
  limit?: number
  before?: number
}

/** What there is to worry about in what was said; null for nothing. */
export interface TalkConcerns {
  query: Concern | null
  reply: Concern | null
}

export interface NewTalk {
  userQuery: string
  aiResponse: string
  isBookmarked: boolean
  ending: Ending
  /** ISO 8601 in UTC, with milliseconds. */
  spokenAt: string
  concerns: TalkConcerns
}

/**
 * The account's talks, those that began last first; with `before`, only those that began earlier than the one with
 * that id.
 */
export async function listTalks(db: Db, userId: number, page: Page = {}): Promise<Talk[]> {
  return (await talkRows(db, userId, page)).map(talkFrom)
}

/** The rows of `listTalks`: what was stopped is in them. */
export function talkRows(db: Db, userId: number, { limit, before }: Page): Promise<TalkRow[]> {
  return db
    .selectFrom('voice_messages')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(before !== undefined, query =>
      query.where(
        sql<boolean>`(spoken_at, id) < (select spoken_at, id from voice_messages where id = ${before} and user_id = ${userId})`,
      ),
    )
    .orderBy('spoken_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()
}

export async function saveTalk(db: Db, userId: number, talk: NewTalk, now: Date): Promise<Talk> {
  const { userQuery, aiResponse, isBookmarked, ending, spokenAt, concerns } = talk
  const row = await db
    .insertInto('voice_messages')
    .values({
      user_id: userId,
      user_query: userQuery,
      ai_response: aiResponse,
      is_bookmarked: isBookmarked ? 1 : 0,
      ending,
      query_concern: concerns.query,
      reply_concern: concerns.reply,
      spoken_at: spokenAt,
      created_at: now.toISOString(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return talkFrom(row)
}

/** @returns undefined when the talk has gone meanwhile, with its account */
export async function setTalkConcerns(
  db: Db,
  id: number,
  { query, reply }: TalkConcerns,
): Promise<Talk | undefined> {
  const row = await db
    .updateTable('voice_messages')
    .set({ query_concern: query, reply_concern: reply })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row && talkFrom(row)
}

/** @throws HttpError 404 when the account has no talk with this id */
export async function bookmarkTalk(db: Db, userId: number, id: number, isBookmarked: boolean): Promise<Talk> {
  const row = await db
    .updateTable('voice_messages')
    .set({ is_bookmarked: isBookmarked ? 1 : 0 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'not_found', "We couldn't find this talk among your saved ones.")
  return talkFrom(row)
}

/** What a child reads or hears in place of a reply that was stopped; undefined when nothing was. */
export function kindWordsFor({ query, reply }: TalkConcerns): string | undefined {
  if (query) return KIND_WORDS[query]
  return reply ? CHANGE_OF_SUBJECT : undefined
}

/** As the child sees it: the parent alone reads what was stopped. */
function talkFrom(row: TalkRow): Talk {
  const kindWords = kindWordsFor({ query: row.query_concern, reply: row.reply_concern })
  return {
    id: row.id,
    userQuery: row.user_query,
    aiResponse: kindWords ?? row.ai_response,
    isBookmarked: row.is_bookmarked === 1,
    ending: row.ending,
    isFlagged: kindWords !== undefined,
    spokenAt: row.spoken_at,
  }
}

import type { FlaggedMessage, TalkToRead } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { type Page, talkRows } from '../voice/talk-store.ts'

/** More than this a parent reads in the talks themselves. */
const MOST_FLAGGED = 200

/** Every talk of the account as it was, newest first. */
export async function readTalks(db: Db, userId: number, page: Page): Promise<TalkToRead[]> {
  return (await talkRows(db, userId, page)).map(row => ({
    id: row.id,
    userQuery: row.user_query,
    aiResponse: row.ai_response,
    queryConcern: row.query_concern ?? undefined,
    replyConcern: row.reply_concern ?? undefined,
    spokenAt: row.spoken_at,
  }))
}

/** What the safety check has stopped at in talks, newest first. */
export async function listFlaggedTalks(db: Db, userId: number): Promise<FlaggedMessage[]> {
  const rows = await db
    .selectFrom('voice_messages')
    .select(['id', 'user_query', 'ai_response', 'query_concern', 'reply_concern', 'spoken_at as createdAt'])
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('query_concern', 'is not', null), eb('reply_concern', 'is not', null)]))
    .orderBy('spoken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FLAGGED)
    .execute()
  return rows.flatMap(({ id, createdAt, user_query, ai_response, query_concern, reply_concern }) => [
    ...(query_concern
      ? [{ id, createdAt, role: 'user' as const, content: user_query, concern: query_concern }]
      : []),
    ...(reply_concern
      ? [{ id, createdAt, role: 'assistant' as const, content: ai_response, concern: reply_concern }]
      : []),
  ])
}

import type { TalkToRead } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { type Page, talkRows } from '../voice-call/exchange-store.ts'

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

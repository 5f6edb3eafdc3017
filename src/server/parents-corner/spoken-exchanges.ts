import type { Page } from '#contract/page.ts'
import type { SpokenExchangeToRead } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { readExchangeRows } from '../voice-call/exchange-store.ts'

/** Every exchange of these children as it was, newest first. */
export async function readSpokenExchanges(
  db: Db,
  childIds: number[],
  page: Page,
): Promise<SpokenExchangeToRead[]> {
  return (await readExchangeRows(db, childIds, page)).map(row => ({
    id: row.id,
    childId: row.child_id,
    userQuery: row.user_query,
    aiResponse: row.ai_response,
    queryConcern: row.query_concern ?? undefined,
    replyConcern: row.reply_concern ?? undefined,
    spokenAt: row.spoken_at,
  }))
}

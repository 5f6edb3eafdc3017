import type { noticeEndpoints } from '#contract/notices.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'

/** What a parent must know about the data as a whole, newest first, until it is dismissed. */
export function noticeHandlers(db: Db, now: () => Date): Handlers<typeof noticeEndpoints> {
  return {
    notices: () =>
      db
        .selectFrom('notices')
        .select(['id', 'message', 'created_at as createdAt'])
        .where('dismissed_at', 'is', null)
        .orderBy('id', 'desc')
        .execute(),
    async dismissNotice({ params }) {
      await db
        .updateTable('notices')
        .set({ dismissed_at: now().toISOString() })
        .where('id', '=', params.id)
        .where('dismissed_at', 'is', null)
        .execute()
    },
  }
}

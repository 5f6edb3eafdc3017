import type { noticeEndpoints } from '#contract/notices.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'

/** What a parent must know about the data as a whole, newest first, until it is dismissed. */
export function noticeHandlers(db: Db, now: () => Date): Handlers<typeof noticeEndpoints> {
  return {
    notices: ({ account }) =>
      db
        .selectFrom('notices')
        .select(['id', 'message', 'created_at as createdAt'])
        .where('dismissed_at', 'is', null)
        .where(({ not, exists, selectFrom }) => {
          const dismissed = selectFrom('dismissed_notices')
            .select('family_id')
            .whereRef('noticed_at', '=', 'notices.created_at')
            .whereRef('dismissed_notices.message', '=', 'notices.message')
          // A visitor is nobody's family: what one of them has put away was read by its parent.
          return not(exists(account ? dismissed.where('family_id', '=', account.id) : dismissed))
        })
        .orderBy('id', 'desc')
        .execute(),
    async dismissNotice({ params, account }) {
      await db
        .insertInto('dismissed_notices')
        .columns(['family_id', 'noticed_at', 'message', 'dismissed_at'])
        .expression(
          db
            .selectFrom('notices')
            .select(({ val }) => [
              val(account.id).as('family_id'),
              'created_at',
              'message',
              val(now().toISOString()).as('dismissed_at'),
            ])
            .where('id', '=', params.id),
        )
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
  }
}

import { CORNER_MINUTES, type parentsCornerCalls } from '#contract/parents-corner.ts'
import type { CheckPassword } from '../accounts/check-password.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { Handlers } from '../http/routes.ts'
import { listFlags, markFlag } from '../safety/flags.ts'
import { changeLimits, readAiUse } from './ai-use.ts'
import { listChats, readChat } from './chats.ts'
import { readTalks } from './talks.ts'
import { readTimeUsed } from './time-used.ts'

export interface ParentsCornerOptions {
  db: Db
  checkPassword: CheckPassword
  now: () => Date
}

/** What only a parent sees. Each call but the opening is refused once the 15 minutes are over. */
export function parentsCornerHandlers(options: ParentsCornerOptions): Handlers<typeof parentsCornerCalls> {
  const { db, checkPassword, now } = options

  const setOpenUntil = (session: string, until: string | null) =>
    db
      .updateTable('auth_sessions')
      .set({ corner_open_until: until })
      .where('token_hash', '=', session)
      .execute()

  return {
    async corner({ session }) {
      const row = await db
        .selectFrom('auth_sessions')
        .select('corner_open_until')
        .where('token_hash', '=', session)
        .where('corner_open_until', '>', now().toISOString())
        .executeTakeFirst()
      return { openUntil: row?.corner_open_until ?? undefined }
    },
    async openCorner({ body, account, session }) {
      await checkPassword({ account, session }, body.password)
      const openUntil = new Date(now().getTime() + CORNER_MINUTES * 60_000).toISOString()
      await setOpenUntil(session, openUntil)
      return { openUntil }
    },
    async closeCorner({ session }) {
      await setOpenUntil(session, null)
    },
    flagged: ({ account }) => listFlags(db, account.id, now()),
    async markFlagged({ params, body, account }) {
      const flag = await markFlag(db, account.id, params.id, body.isSeen ? now() : null)
      if (!flag) throw new HttpError(404, 'not_found', 'This entry is not there any more.')
      return flag
    },
    chats: ({ account }) => listChats(db, account.id),
    async chat({ params, account }) {
      const messages = await readChat(db, account.id, params.id)
      if (!messages) throw new HttpError(404, 'not_found', 'This chat is not there any more.')
      return messages
    },
    talks: ({ query, account }) => readTalks(db, account.id, query),
    timeUsed: ({ account }) => readTimeUsed(db, account.id, now()),
    aiUse: ({ account }) => readAiUse(db, account.id, now()),
    async changeLimits({ body, account }) {
      await changeLimits(db, account.id, body)
      return readAiUse(db, account.id, now())
    },
  }
}

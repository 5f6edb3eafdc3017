import type { ChatSession } from '#contract/live-chat.ts'
import type { Page } from '#contract/page.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'

const columns = ['id', 'title', 'created_at as createdAt'] as const

/** The account's sessions, newest first; with `before`, only those older than the one with that id. */
export function listSessions(db: Db, userId: number, page: Page = {}): Promise<ChatSession[]> {
  const { limit, before } = pageBounds(page)
  return db
    .selectFrom('chat_sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function createSession(db: Db, userId: number, title: string, now: Date): Promise<ChatSession> {
  return db
    .insertInto('chat_sessions')
    .values({ user_id: userId, title, created_at: now.toISOString() })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** @throws HttpError 404 when the account has no session with this id */
export async function findSession(db: Db, userId: number, id: number): Promise<ChatSession> {
  const session = await db
    .selectFrom('chat_sessions')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!session) throw noSuchSession()
  return session
}

/** @throws HttpError 404 when the account has no session with this id */
export async function renameSession(db: Db, userId: number, id: number, title: string): Promise<ChatSession> {
  const session = await db
    .updateTable('chat_sessions')
    .set({ title })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  if (!session) throw noSuchSession()
  return session
}

/** With all its messages. @throws HttpError 404 when the account has no session with this id */
export async function deleteSession(db: Db, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw noSuchSession()
}

function noSuchSession(): HttpError {
  return new HttpError(404, 'not_found', "We couldn't find this chat among your saved ones.")
}

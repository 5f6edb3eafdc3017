import type { ChatSession } from '#contract/live-chat.ts'
import type { Page } from '#contract/page.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'

const columns = ['id', 'title', 'created_at as createdAt'] as const

/** The child's sessions, newest first; with `before`, only those older than the one with that id. */
export function listSessions(db: Db, childId: number, page: Page = {}): Promise<ChatSession[]> {
  const { limit, before } = pageBounds(page)
  return db
    .selectFrom('chat_sessions')
    .select(columns)
    .where('child_id', '=', childId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function createSession(db: Db, childId: number, title: string, now: Date): Promise<ChatSession> {
  return db
    .insertInto('chat_sessions')
    .values({ child_id: childId, title, created_at: now.toISOString() })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** @throws HttpError 404 when the child has no session with this id */
export async function findSession(db: Db, childId: number, id: number): Promise<ChatSession> {
  const session = await db
    .selectFrom('chat_sessions')
    .select(columns)
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst()
  if (!session) throw noSuchSession()
  return session
}

/** @throws HttpError 404 when the child has no session with this id */
export async function renameSession(
  db: Db,
  childId: number,
  id: number,
  title: string,
): Promise<ChatSession> {
  const session = await db
    .updateTable('chat_sessions')
    .set({ title })
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .returning(columns)
    .executeTakeFirst()
  if (!session) throw noSuchSession()
  return session
}

/** With all its messages. @throws HttpError 404 when the child has no session with this id */
export async function deleteSession(db: Db, childId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_sessions')
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw noSuchSession()
}

function noSuchSession(): HttpError {
  return new HttpError(404, 'not_found', 'We couldn’t find this chat among your saved ones.')
}

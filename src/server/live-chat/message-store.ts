import { type Selectable, sql } from 'kysely'
import type { ChatMessage, Ending } from '#contract/live-chat.ts'
import type { Page } from '#contract/page.ts'
import { pageBounds } from '../db/page-bounds.ts'
import type { Db, Tables } from '../db/schema.ts'
import type { Concern } from '../shared/concerns.ts'

const columns = ['id', 'role', 'content', 'ending', 'concern', 'is_spoken', 'created_at'] as const

type Row = Pick<Selectable<Tables['chat_messages']>, (typeof columns)[number]>

/**
 * A session's messages, oldest first; with `limit`, the newest that many; with `before`, only those older than the
 * one with that id. Whose session it is has been checked before.
 */
export async function listMessages(db: Db, sessionId: number, page: Page = {}): Promise<ChatMessage[]> {
  const { limit, before } = pageBounds(page)
  const rows = await db
    .selectFrom('chat_messages')
    .select(columns)
    .where('session_id', '=', sessionId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed().map(createMessage)
}

/** What the tutor has opened a session with, before any message of the child's; none in most. */
export async function openingOf(db: Db, sessionId: number): Promise<string | undefined> {
  const first = await db
    .selectFrom('chat_messages')
    .select(['role', 'content'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.role === 'assistant' ? first.content : undefined
}

export interface NewMessage {
  sessionId: number
  role: 'user' | 'assistant'
  content: string
  ending?: Ending
  concern?: Concern
  isSpoken?: boolean
}

/** @returns undefined when the session has been deleted meanwhile */
export async function saveMessage(db: Db, message: NewMessage, now: Date): Promise<ChatMessage | undefined> {
  const { sessionId, role, content, ending = 'complete', concern = null, isSpoken = false } = message
  const row = await db
    .insertInto('chat_messages')
    .columns(['session_id', 'role', 'content', 'ending', 'concern', 'is_spoken', 'created_at'])
    .expression(insert =>
      insert
        .selectFrom('chat_sessions')
        .select(({ val }) => [
          'id',
          val(role).as('role'),
          val(content).as('content'),
          val(ending).as('ending'),
          val(concern).as('concern'),
          val(isSpoken ? 1 : 0).as('is_spoken'),
          val(now.toISOString()).as('created_at'),
        ])
        .where('id', '=', sessionId),
    )
    .returning(columns)
    .executeTakeFirst()
  return row && createMessage(row)
}

/** Puts the transcript in the place of what stood for a voice message. */
export async function setTranscript(db: Db, id: number, content: string): Promise<void> {
  await db.updateTable('chat_messages').set({ content }).where('id', '=', id).execute()
}

export async function setConcern(db: Db, id: number, concern: Concern): Promise<void> {
  await db.updateTable('chat_messages').set({ concern }).where('id', '=', id).execute()
}

/** Removes a message and its bytes from the data file and the log beside it. Harmless for one that is not stored. */
export async function eraseMessage(db: Db, id: number): Promise<void> {
  if (id <= 0) return
  await db.deleteFrom('chat_messages').where('id', '=', id).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

function createMessage(row: Row): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    ending: row.ending,
    isFlagged: row.concern !== null,
    isSpoken: row.is_spoken === 1,
    createdAt: row.created_at,
  }
}

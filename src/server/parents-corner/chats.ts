import type { NotNull } from 'kysely'
import type { ChatToRead, FlaggedMessage, MessageToRead } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'

/** More than this a parent reads in the chats themselves. */
const MOST_FLAGGED = 200

/** What the safety check has stopped, newest first. */
export function listFlagged(db: Db, userId: number): Promise<FlaggedMessage[]> {
  return db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['chat_messages.id', 'session_id as chatId', 'title as chatTitle', 'role', 'content'])
    .select(['concern', 'chat_messages.created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('concern', 'is not', null)
    .$narrowType<{ concern: NotNull }>()
    .orderBy('chat_messages.id', 'desc')
    .limit(MOST_FLAGGED)
    .execute()
}

/** Every chat of the account: flagged ones first, then the newest. */
export async function listChats(db: Db, userId: number): Promise<ChatToRead[]> {
  return db
    .selectFrom('chat_sessions')
    .leftJoin('chat_messages', 'chat_messages.session_id', 'chat_sessions.id')
    .select(['chat_sessions.id', 'title', 'chat_sessions.created_at as createdAt'])
    .select(({ fn }) => [
      fn.count<number>('chat_messages.id').as('messages'),
      fn.count<number>('concern').as('flagged'),
    ])
    .where('user_id', '=', userId)
    .groupBy('chat_sessions.id')
    .orderBy(
      ({ fn }) => fn.count('concern'),
      order => order.desc(),
    )
    .orderBy('chat_sessions.id', 'desc')
    .execute()
}

/** @returns undefined when the account has no such chat */
export async function readChat(db: Db, userId: number, chatId: number): Promise<MessageToRead[] | undefined> {
  const chat = await db
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!chat) return undefined
  const messages = await db
    .selectFrom('chat_messages')
    .select(['id', 'role', 'content', 'concern', 'is_spoken', 'created_at as createdAt'])
    .where('session_id', '=', chatId)
    .orderBy('id')
    .execute()
  return messages.map(({ is_spoken, concern, ...message }) => ({
    ...message,
    concern: concern ?? undefined,
    isSpoken: is_spoken === 1,
  }))
}

import type { ChatToRead, MessageToRead } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'

/** Every chat of the child in which something is written: flagged ones first, then the newest. */
export async function listChats(db: Db, childIds: number[]): Promise<ChatToRead[]> {
  return db
    .selectFrom('chat_sessions')
    .innerJoin('chat_messages', 'chat_messages.session_id', 'chat_sessions.id')
    .select(['chat_sessions.id', 'child_id as childId', 'title', 'chat_sessions.created_at as createdAt'])
    .select(({ fn }) => [
      fn.count<number>('chat_messages.id').as('messages'),
      fn.count<number>('concern').as('flagged'),
    ])
    .where('child_id', 'in', childIds)
    .groupBy('chat_sessions.id')
    .orderBy(
      ({ fn }) => fn.count('concern'),
      order => order.desc(),
    )
    .orderBy('chat_sessions.id', 'desc')
    .execute()
}

/** @returns undefined when the child has no such chat */
export async function readChat(
  db: Db,
  childIds: number[],
  chatId: number,
): Promise<MessageToRead[] | undefined> {
  const chat = await db
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', chatId)
    .where('child_id', 'in', childIds)
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

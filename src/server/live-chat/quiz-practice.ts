import type { ChatMessage } from '#contract/live-chat.ts'
import type { ChatQuestion } from '../ai/conversation.ts'
import { quizAnswer } from '../ai/engine.ts'
import type { Db } from '../db/schema.ts'

/** Counts one answer as practice of a child's gap. */
export type OnPractised = (childId: number, gapId: number, isRight: boolean) => Promise<unknown>

/**
 * Counts the child's message as practice, where it answers a quiz on an open gap. Told once the reply is stored; a
 * message that is answered again counts once, and so does a question that has been asked before.
 */
export async function countQuizAnswer(
  { db, onPractised }: { db: Db; onPractised: OnPractised },
  given: { childId: number; question: ChatQuestion; message: ChatMessage; reply: ChatMessage },
): Promise<void> {
  const { childId, question, message, reply } = given
  const answer = await quizAnswer(question)
  if (!answer || (await isAnsweredAgain(db, message, reply))) return
  if (answer.isRight && (await timesAsked(db, childId, message, answer.asked)) > 1) return
  await onPractised(childId, answer.gapId, answer.isRight)
}

async function isAnsweredAgain(db: Db, message: ChatMessage, reply: ChatMessage): Promise<boolean> {
  const { session_id } = await db
    .selectFrom('chat_messages')
    .select('session_id')
    .where('id', '=', message.id)
    .executeTakeFirstOrThrow()
  const between = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('session_id', '=', session_id)
    .where('id', '>', message.id)
    .where('id', '<', reply.id)
    .executeTakeFirst()
  return between !== undefined
}

/** How often the child was asked this before the message, in any of its chats. */
async function timesAsked(db: Db, childId: number, { id }: ChatMessage, asked: string): Promise<number> {
  const { times } = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('child_id', '=', childId)
    .where('role', '=', 'assistant')
    .where('chat_messages.id', '<', id)
    .where(({ eb, fn, val }) => eb(fn<number>('instr', ['content', val(`**${asked}**`)]), '>', 0))
    .executeTakeFirstOrThrow()
  return times
}

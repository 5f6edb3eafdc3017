import type { ChatMessage } from '#contract/live-chat.ts'
import { boundHistory } from '../ai/bounded-history.ts'
import type { ChatQuestion, OpenGapsOf } from '../ai/conversation.ts'
import { chatInstruction } from '../ai/prompts/chat.ts'
import { childContext, openingNote } from '../ai/prompts/context.ts'
import { fenced } from '../ai/prompts/fence.ts'
import type { Db } from '../db/schema.ts'
import type { Learner } from '../shared/learner.ts'
import { listMessages, openingOf } from './message-store.ts'
import { toHistory } from './to-history.ts'

/** As many of the newest messages are looked at; the token budget takes fewer. */
const MOST_MESSAGES = 80

/** What the tutor is asked with a message of the child: what was said before, and what is known of the child. */
export async function chatQuestion(
  { db, openGapsOf, now }: { db: Db; openGapsOf: OpenGapsOf; now: () => Date },
  child: Learner,
  message: ChatMessage,
): Promise<ChatQuestion> {
  const row = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['session_id', 'title'])
    .where('chat_messages.id', '=', message.id)
    .executeTakeFirst()
  const earlier = row
    ? await listMessages(db, row.session_id, { limit: MOST_MESSAGES, before: message.id })
    : []
  const { messages, leftOut } = boundHistory(toHistory([...earlier, message]))
  const isShortened = leftOut > 0 || earlier.length === MOST_MESSAGES
  const notes =
    isShortened && row
      ? [
          `Older messages of this chat are left out here. Its title is: ${fenced('TITLE OF THE CHAT', row.title).text}`,
        ]
      : []
  const opening = row && (await openingOf(db, row.session_id))
  if (opening !== undefined) notes.push(openingNote(opening))
  return {
    instruction: chatInstruction(child, now(), notes),
    messages,
    ...(await childContext(child, openGapsOf, now())),
    opening,
  }
}

import { type ChatMessage, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { Conversation, OpenGapsOf } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import type { Part } from '../safety/checked-reply.ts'
import type { Heard } from '../safety/heard.ts'
import { safeReply } from '../safety/safe-reply.ts'
import type { Learner } from '../shared/learner.ts'
import { chatQuestion } from './chat-question.ts'
import type { HeardInSession } from './hearing.ts'
import { eraseMessage, setConcern } from './message-store.ts'
import { findSession } from './session-store.ts'

const CAN_NOT_LISTEN =
  'I can’t listen to voice messages yet – but I can read! Please type your message. A parent can connect an AI that listens in Settings.'

/** Says the reply to a message piece by piece; what is heard in the message is dealt with before a word is said. */
export async function* replyParts(
  parts: { db: Db; care: Care; openGapsOf: OpenGapsOf; now: () => Date },
  given: {
    child: Learner
    sessionId: number
    message: ChatMessage
    hearing: HeardInSession
    conversation: Conversation
    signal: AbortSignal
  },
): AsyncGenerator<Part> {
  const { child, sessionId, message, hearing, conversation, signal } = given
  if (message.content === VOICE_MESSAGE && message.isSpoken) {
    yield { text: CAN_NOT_LISTEN }
    return
  }
  yield* safeReply({
    conversation,
    text: message.content,
    heard: hearing.heard,
    wordsFor: heard => parts.care.wordsFor(child, heard, hearing.replies),
    question: () => chatQuestion(parts, child, message),
    onHeard: (heard, reply) => takeHeard(parts, { child, sessionId, message, heard, reply }),
    signal,
  })
}

async function takeHeard(
  { db, care }: { db: Db; care: Care },
  given: { child: Learner; sessionId: number; message: ChatMessage; heard: Heard; reply: string },
): Promise<void> {
  const { child, sessionId, message, heard, reply } = given
  // A service can hear what this computer did not; then the message is stored already.
  if (heard.isAtHome) await eraseMessage(db, message.id)
  else if (heard.isFlagged) {
    await setConcern(db, message.id, heard.concern)
    const { title } = await findSession(db, child.id, sessionId)
    await care.flag(child, heard, { source: 'live_chat', said: message.content, reply, chatTitle: title })
  }
}

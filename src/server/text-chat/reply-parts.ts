import type { TextChatMessage, TextChatRequest } from '#contract/text-chat.ts'
import { boundHistory } from '../ai/bounded-history.ts'
import type { ChatQuestion, ConversationServicesOf, Message, OpenGapsOf } from '../ai/conversation.ts'
import { chatInstruction } from '../ai/prompts/chat.ts'
import { childContext } from '../ai/prompts/context.ts'
import { TEXT_CHAT_PROVIDER } from '../ai/providers/index.ts'
import { withoutStandInNote } from '../ai/stand-in.ts'
import type { Care } from '../safety/care.ts'
import type { Part } from '../safety/checked-reply.ts'
import { listen, listenToAll } from '../safety/ear.ts'
import { isOnlyAsked } from '../safety/heard.ts'
import { safeReply } from '../safety/safe-reply.ts'
import { askerFor, type Learner } from '../shared/learner.ts'

/** As many messages are looked at; the token budget takes fewer. */
const MOST_MESSAGES = 80

export interface ReplyParts {
  care: Care
  servicesOf: ConversationServicesOf
  openGapsOf: OpenGapsOf
  now: () => Date
}

/** Says the reply piece by piece; what is heard in the message is dealt with before a word is said. */
export async function* replyParts(
  parts: ReplyParts,
  child: Learner,
  { message, history }: TextChatRequest,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const { care, servicesOf } = parts
  const { conversation } = await servicesOf(askerFor(child), TEXT_CHAT_PROVIDER)
  yield* safeReply({
    conversation,
    text: message,
    heard: await listen(message, saidByChild(history)),
    wordsFor: heard =>
      care.wordsFor(
        child,
        heard,
        history.flatMap(({ role, content }) => (role === 'model' ? [content] : [])),
      ),
    question: () => createQuestion(parts, child, message, history),
    onHeard: (heard, reply) => care.flag(child, heard, { source: 'text_chat', said: message, reply }),
    signal,
  })
}

async function createQuestion(
  { openGapsOf, now }: ReplyParts,
  child: Learner,
  message: string,
  history: TextChatMessage[],
): Promise<ChatQuestion> {
  const earlier = await readHistory(history)
  const { messages, leftOut } = boundHistory([...earlier, { role: 'child', text: message }])
  const notes =
    leftOut > 0 || history.length > MOST_MESSAGES ? ['Older messages of this chat are left out here.'] : []
  return {
    instruction: chatInstruction(child, now(), notes),
    messages,
    ...(await childContext(child, openGapsOf, now())),
  }
}

export function saidByChild(history: TextChatMessage[]): string[] {
  return history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}

/**
 * The newest messages. Nothing of what the safety check stops goes to a service, however old it is, nor what was said to it.
 */
export async function readHistory(history: TextChatMessage[]): Promise<Message[]> {
  const newest = history.slice(-MOST_MESSAGES)
  const heard = await listenToAll(saidByChild(newest))
  let asked = -1
  return newest.flatMap(({ role, content }): Message[] => {
    if (role === 'user') asked += 1
    const each = heard[asked]
    if (content.trim() === '' || each === 'unheard' || (each && !isOnlyAsked(each))) return []
    return role === 'user'
      ? [{ role: 'child', text: content }]
      : [{ role: 'tutor', text: withoutStandInNote(content) }]
  })
}

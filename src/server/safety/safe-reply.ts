import type { ChatQuestion, Conversation } from '../ai/conversation.ts'
import { checkedReply, type Part } from './checked-reply.ts'
import { answerGuard, heardByService } from './ear.ts'
import { type Heard, isOnlyAsked } from './heard.ts'

/**
 * The whole way from a child's message to the words that it may read: the message is looked through, the service is
 * asked, and its draft is let go sentence by sentence. A message with anything to worry about gets kind words and
 * never reaches the service's model; where it may be meant in another way, the child is asked before the reply.
 */
export async function* safeReply(options: {
  conversation: Conversation
  /** The child's new message. */
  text: string
  /** What this computer has heard in it. */
  heard: Heard | undefined
  wordsFor: (heard: Heard) => Promise<string>
  question: () => Promise<ChatQuestion>
  /** Told before the kind words. */
  onHeard?: (heard: Heard, words: string) => Promise<void>
  signal: AbortSignal
}): AsyncGenerator<Part> {
  const { conversation, text, signal } = options
  const asked = options.heard && isOnlyAsked(options.heard) ? options.heard : undefined
  const heard = (asked ? undefined : options.heard) ?? (await hearByService(conversation, text, signal))
  if (heard) {
    const words = await options.wordsFor(heard)
    await options.onHeard?.(heard, words)
    const isWorrying = heard.isFlagged || heard.isAtHome
    yield { text: words, heard, ...(isWorrying && { concern: heard.concern }) }
    return
  }
  if (asked) yield { text: `${await options.wordsFor(asked)}\n\n` }
  const question = await options.question()
  yield* checkedReply({ conversation, question, guard: await answerGuard(question), signal })
}

async function hearByService(
  { moderate }: Conversation,
  text: string,
  signal: AbortSignal,
): Promise<Heard | undefined> {
  const concern = await moderate?.(text, signal)
  return concern && heardByService(concern, text)
}

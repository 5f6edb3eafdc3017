import type { ChatQuestion, Conversation } from '../ai/conversation.ts'
import { checkedReply, type Part } from './checked-reply.ts'
import type { Concern } from './concerns.ts'
import { KIND_WORDS } from './kind-words.ts'
import { hearChild } from './local-check.ts'

/**
 * The whole way from a child's message to the words that it may read: the message is looked through, the service is
 * asked, and its draft is let go sentence by sentence. A message with anything to worry about gets kind words and
 * never reaches the service's model.
 */
export async function* safeReply(options: {
  conversation: Conversation
  /** The child's new message. */
  text: string
  question: () => Promise<ChatQuestion>
  /** Told before the kind words. */
  onConcern?: (concern: Concern) => Promise<void>
  signal: AbortSignal
}): AsyncGenerator<Part> {
  const { conversation, text, onConcern, signal } = options
  const concern = hearChild(text)?.concern ?? (await conversation.moderate?.(text, signal))
  if (concern) {
    await onConcern?.(concern)
    yield { text: KIND_WORDS[concern], concern }
    return
  }
  const question = await options.question()
  // Loaded when first needed: the start of the app does not wait for all of arithmetic.
  const { answerGuard } = await import('./answer-guard.ts')
  yield* checkedReply({ conversation, question, guard: answerGuard(question), signal })
}

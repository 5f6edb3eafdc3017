import type { ChatQuestion, Conversation, ConversationServices } from './conversation.ts'

/** Writes down that so much goes out. @throws HttpError when it may not go */
export type Recorder = (use: { bytes: number; calls?: number }) => Promise<void>

/**
 * Asks before each request whether it may go out. Safety checks go out whenever what they check may: they count by
 * their size alone and are never what a limit stops.
 */
export function metered(
  services: ConversationServices,
  record: Record<keyof ConversationServices, Recorder | undefined>,
): ConversationServices {
  const { conversation, transcribe, speak } = services
  return {
    conversation: record.conversation ? meteredConversation(conversation, record.conversation) : conversation,
    transcribe:
      transcribe &&
      (async (recording, signal) => {
        await record.transcribe?.({ bytes: recording.bytes.byteLength })
        return transcribe(recording, signal)
      }),
    speak:
      speak &&
      (async (text, signal) => {
        await record.speak?.({ bytes: Buffer.byteLength(text) })
        return speak(text, signal)
      }),
  }
}

function meteredConversation(conversation: Conversation, record: Recorder): Conversation {
  const { moderate } = conversation
  return {
    service: conversation.service,
    async *chat(question, signal) {
      await record({ bytes: bytesOf(question) })
      yield* conversation.chat(question, signal)
    },
    moderate:
      moderate &&
      (async (text, signal) => {
        await record({ bytes: Buffer.byteLength(text), calls: 0 })
        return moderate.call(conversation, text, signal)
      }),
  }
}

function bytesOf({ instruction, turns }: ChatQuestion): number {
  return turns.reduce((sum, { text }) => sum + Buffer.byteLength(text), Buffer.byteLength(instruction))
}

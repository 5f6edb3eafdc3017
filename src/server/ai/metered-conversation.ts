import type { Conversation, Speak, Transcribe } from './conversation.ts'

/** Writes down what goes to one service for one account. @throws HttpError when it may not go */
type Record = (use: { bytes: number; calls?: number }) => Promise<void>

/** A conversation that asks before each reply whether it may go out; its checks are counted as bytes alone. */
export function meteredConversation(conversation: Conversation, record: Record): Conversation {
  const { service, moderate } = conversation
  if (service === 'builtin') return conversation
  // Each sentence is checked on its own, and a row written for each would slow the reply: they are written at its end.
  let checked = 0
  return {
    service,
    async *chat(question, signal) {
      const sent = question.instruction + question.messages.map(({ text }) => text).join('')
      await record({ bytes: Buffer.byteLength(sent) })
      try {
        yield* conversation.chat(question, signal)
      } finally {
        const bytes = checked
        checked = 0
        if (bytes > 0) await record({ bytes, calls: 0 })
      }
    },
    moderate:
      moderate &&
      ((text, signal) => {
        checked += Buffer.byteLength(text)
        return moderate(text, signal)
      }),
  }
}

export function meteredTranscribe(transcribe: Transcribe, record: Record): Transcribe {
  return async (recording, signal) => {
    await record({ bytes: recording.bytes.byteLength })
    return transcribe(recording, signal)
  }
}

export function meteredSpeak(speak: Speak, record: Record): Speak {
  return async (text, signal) => {
    await record({ bytes: Buffer.byteLength(text) })
    return speak(text, signal)
  }
}

import type { ChatMessage, Ending } from '#contract/live-chat.ts'
import type { Sound } from '../ai/conversation.ts'

/** What the one who asked is told, in this order. A listener that is gone simply doesn't listen. */
export interface Listener {
  acknowledged(messageId: number, sessionId: number): void
  transcribed(messageId: number, content: string): void
  said(text: string): void
  done(end: {
    messageId?: number
    ending: Ending
    isFlagged: boolean
    hasSpeech: boolean
    isUnkept?: boolean
  }): void
  spoken(messageId: number, sound: Sound): void
}

export interface Exchange {
  message: ChatMessage
  reply: ChatMessage | undefined
}

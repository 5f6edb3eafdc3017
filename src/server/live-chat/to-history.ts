import { type ChatMessage, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { Message } from '../ai/conversation.ts'

/** What a tutor is told of a session: what was said, without what the safety check has stopped. */
export function toHistory(messages: ChatMessage[]): Message[] {
  return messages
    .filter(({ content, isFlagged }) => !isFlagged && content.trim() !== '' && content !== VOICE_MESSAGE)
    .map(({ role, content }) => ({ role: role === 'user' ? 'child' : 'tutor', text: content }))
}

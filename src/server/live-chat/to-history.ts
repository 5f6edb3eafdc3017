import { type ChatMessage, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { Turn } from '../ai/conversation.ts'

/** What a tutor is told of a session: what was said, without what the safety check has stopped. */
export function turnsOf(messages: ChatMessage[]): Turn[] {
  return messages
    .filter(({ content, isFlagged }) => !isFlagged && content.trim() !== '' && content !== VOICE_MESSAGE)
    .map(({ role, content }) => ({ role: role === 'user' ? 'child' : 'tutor', text: content }))
}

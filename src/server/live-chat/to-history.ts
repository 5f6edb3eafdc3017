import { type ChatMessage, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { Message } from '../ai/conversation.ts'
import { withoutStandInNote } from '../ai/stand-in.ts'

/** What a tutor is told of a session: what was said, without what the safety check has stopped. */
export function toHistory(messages: ChatMessage[]): Message[] {
  return messages
    .filter(({ content, isFlagged }) => !isFlagged && content.trim() !== '' && content !== VOICE_MESSAGE)
    .map(({ role, content }) =>
      role === 'user'
        ? { role: 'child', text: content }
        : { role: 'tutor', text: withoutStandInNote(content) },
    )
}

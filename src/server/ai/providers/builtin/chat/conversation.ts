import type { Conversation } from '../../../conversation.ts'
import { tutorReply } from './tutor-reply.ts'

/** The builtin tutor as somebody to talk with: no network, no key, always there. */
export const builtinConversation: Conversation = {
  service: 'builtin',
  async *chat(question) {
    yield tutorReply(question)
  },
}

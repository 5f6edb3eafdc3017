import type { ChatMessage } from '#contract/live-chat.ts'
import type { Unkept } from '../safety/unkept.ts'

/** A message that only the windows see, under a number of its own. */
export function unkeptMessage(
  { unkept, now }: { unkept: Unkept; now: () => Date },
  role: ChatMessage['role'],
  content: string,
): ChatMessage {
  return {
    id: unkept.newId(),
    role,
    content,
    ending: 'complete',
    isFlagged: true,
    isSpoken: false,
    isUnkept: true,
    createdAt: now().toISOString(),
  }
}

import type { Message } from './conversation.ts'

/** What a reply may cost at most in words sent, whatever the session's age. */
const TOKEN_BUDGET = 3_000
/** A long message of earlier is shortened to this before it takes all the room. */
const LONGEST_EARLIER = 2_000

/** About how many tokens a text has; more in scripts that tokenisers don't know by heart. */
function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3.5) + 4
}

/**
 * The newest messages within the budget, the last one always whole; the first is the child's and the roles take turns.
 * @param messages oldest first
 * @returns also how many of them were left out
 */
export function boundHistory(
  messages: Message[],
  budget = TOKEN_BUDGET,
): { messages: Message[]; leftOut: number } {
  const kept: Message[] = []
  let left = budget
  for (const message of messages.toReversed()) {
    const text = kept.length === 0 ? message.text : shortened(message.text)
    left -= tokensIn(text)
    if (left < 0 && kept.length > 0) break
    kept.unshift({ ...message, text })
  }
  const from = kept.findIndex(({ role }) => role === 'child')
  const leftOut = messages.length - kept.length + Math.max(from, 0)
  return { messages: joinBySpeaker(kept.slice(Math.max(from, 0))), leftOut }
}

function shortened(text: string): string {
  return text.length > LONGEST_EARLIER ? `${text.slice(0, LONGEST_EARLIER)} …` : text
}

/** Joins what one side said in several messages, as services want it. */
function joinBySpeaker(messages: Message[]): Message[] {
  const joined: Message[] = []
  for (const message of messages) {
    const last = joined.at(-1)
    if (last?.role === message.role)
      joined[joined.length - 1] = { ...last, text: `${last.text}\n\n${message.text}` }
    else joined.push(message)
  }
  return joined
}

import type { Turn } from '../ai/conversation.ts'

/** What a reply may cost at most in words sent, whatever the session's age. */
const TOKEN_BUDGET = 3_000
/** A long message of earlier is shortened to this before it takes all the room. */
const LONGEST_EARLIER = 2_000

/** About how many tokens a text has; more in scripts that tokenisers don't know by heart. */
function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3.5) + 4
}

/**
 * The newest turns within the budget, the last one always whole; the first is the child's and the roles take turns.
 * @param turns oldest first
 * @returns also how many of them were left out
 */
export function boundedTurns(turns: Turn[], budget = TOKEN_BUDGET): { turns: Turn[]; leftOut: number } {
  const kept: Turn[] = []
  let left = budget
  for (const turn of turns.toReversed()) {
    const text = kept.length === 0 ? turn.text : shortened(turn.text)
    left -= tokensIn(text)
    if (left < 0 && kept.length > 0) break
    kept.unshift({ ...turn, text })
  }
  const from = kept.findIndex(({ role }) => role === 'child')
  const leftOut = turns.length - kept.length + Math.max(from, 0)
  return { turns: takingTurns(kept.slice(Math.max(from, 0))), leftOut }
}

function shortened(text: string): string {
  return text.length > LONGEST_EARLIER ? `${text.slice(0, LONGEST_EARLIER)} …` : text
}

/** Joins what one side said in several messages, as services want it. */
function takingTurns(turns: Turn[]): Turn[] {
  const joined: Turn[] = []
  for (const turn of turns) {
    const last = joined.at(-1)
    if (last?.role === turn.role)
      joined[joined.length - 1] = { ...last, text: `${last.text}\n\n${turn.text}` }
    else joined.push(turn)
  }
  return joined
}

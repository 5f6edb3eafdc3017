import { createGreeting, defaultSessionTitle, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { Db } from '../db/schema.ts'
import type { Learner } from '../shared/learner.ts'
import { findSession, renameSession } from './session-store.ts'

/** In characters: as much as fits into one line of the history. */
const LONGEST = 48

/**
 * Names a session that nobody has named after the child's first message. What was heard to be about danger names
 * nothing, nor does what is kept nowhere: a title stands in the history for everyone at home.
 * @returns whether it has a name now that it had not before
 */
export async function nameByFirstMessage(
  db: Db,
  child: Pick<Learner, 'id' | 'childName'>,
  sessionId: number,
): Promise<boolean> {
  const { title, createdAt } = await findSession(db, child.id, sessionId)
  if (title !== defaultSessionTitle(new Date(createdAt))) return false
  const [first] = await db
    .selectFrom('chat_messages')
    .select(['content', 'concern'])
    .where('session_id', '=', sessionId)
    .where('role', '=', 'user')
    .where('content', '!=', createGreeting(child.childName))
    .orderBy('id')
    .limit(1)
    .execute()
  if (!first || first.concern !== null || first.content === VOICE_MESSAGE) return false
  await renameSession(db, child.id, sessionId, titleOf(first.content))
  return true
}

/** One line, cut between words. */
function titleOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= LONGEST) return line
  const start = characters.slice(0, LONGEST).join('')
  const end = start.lastIndexOf(' ')
  return `${end > LONGEST / 2 ? start.slice(0, end) : start}…`
}

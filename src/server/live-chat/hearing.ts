import type { ChatMessage } from '#contract/live-chat.ts'
import type { Sound, Transcribe } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import { isAfterDanger, listen } from '../safety/ear.ts'
import { type Heard, MOST_EARLIER } from '../safety/heard.ts'
import type { Unkept } from '../safety/unkept.ts'
import { HttpError } from '../shared/http-error.ts'
import { listMessages } from './message-store.ts'

/** As many of the newest messages are looked at, of both sides. */
const MOST_MESSAGES = 2 * MOST_EARLIER

export interface HeardInSession {
  heard: Heard | undefined
  /** What the child has read before, oldest first. */
  replies: string[]
  /** The id of the newest stored message before it; 0 without any. */
  after: number
}

/** A message that waits for its answer, and what was heard in it where it came as text. */
export interface Stored {
  message: ChatMessage
  hearing: HeardInSession | undefined
}

/**
 * Hears a message in its session, with what was not stored.
 * @param before the message's id where it is stored already
 */
export async function hearInSession(
  { db, unkept }: { db: Db; unkept: Unkept },
  sessionId: number,
  text: string,
  before?: number,
): Promise<HeardInSession> {
  const { of, after } = await readSaid({ db, unkept }, sessionId, before)
  return { heard: await listen(text, of('child')), replies: of('tutor'), after }
}

/** Whether the child's last message in a session was urgent, also where it was not stored. */
export async function isInDanger(
  { db, unkept }: { db: Db; unkept: Unkept },
  sessionId: number,
): Promise<boolean> {
  const { of } = await readSaid({ db, unkept }, sessionId)
  return isAfterDanger(of('child'))
}

async function readSaid(
  { db, unkept }: { db: Db; unkept: Unkept },
  sessionId: number,
  before?: number,
): Promise<{ of: (side: 'child' | 'tutor') => string[]; after: number }> {
  const stored = await listMessages(db, sessionId, { limit: MOST_MESSAGES, before })
  const said = [...stored.flatMap(asSaid), ...unkept.of(sessionId).flatMap(asBothSaid)]
    .filter(({ at }) => before === undefined || at < before)
    .toSorted((one, other) => one.at - other.at)
  return {
    of: side => said.flatMap(each => (each.side === side ? [each.text] : [])),
    after: stored.at(-1)?.id ?? 0,
  }
}

/**
 * A voice message with the words that were heard in it; as it is where nobody can listen.
 * @throws HttpError 400 when there is nothing to be heard
 */
export async function transcribed(
  message: ChatMessage,
  recording: Sound,
  transcribe: Transcribe | undefined,
  signal: AbortSignal,
): Promise<ChatMessage> {
  if (!transcribe) return message
  const content = (await transcribe(recording, signal)).trim()
  if (content === '') {
    throw new HttpError(400, 'bad_request', 'I couldn’t hear anything in your message. Please try again.')
  }
  return { ...message, content }
}

interface Said {
  at: number
  side: 'child' | 'tutor'
  text: string
}

function asSaid({ id, role, content }: ChatMessage): Said[] {
  return [{ at: id, side: role === 'user' ? 'child' : 'tutor', text: content }]
}

function asBothSaid({ after, text, reply }: { after: number; text: string; reply: string }): Said[] {
  return [
    { at: after + 0.5, side: 'child', text },
    { at: after + 0.5, side: 'tutor', text: reply },
  ]
}

import { type ChatMessage, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { Sound } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import type { Unkept } from '../safety/unkept.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import { hearInSession, type Stored } from './hearing.ts'
import { listMessages, saveMessage } from './message-store.ts'
import { findSession } from './session-store.ts'
import { unkeptMessage } from './unkept-message.ts'

/**
 * What the child has sent: typed, spoken, or an older message to be answered again, with its recording where nobody
 * could listen to that.
 */
export type Input = { isAudioMode: boolean } & (
  | { text: string }
  | { recording: Sound }
  | { retryOf: number; recording?: Sound | undefined }
)

/**
 * Stores what the child sends, unless it is not to be kept.
 * @throws HttpError 404 when the message to answer again isn't the session's newest of the child
 */
export async function storeInput(
  { db, unkept, now }: { db: Db; unkept: Unkept; now: () => Date },
  child: Learner,
  sessionId: number,
  input: Input,
): Promise<Stored> {
  await findSession(db, child.id, sessionId)
  // Heard before it is written: what nobody at home may read is in no file for a moment.
  const hearing = 'text' in input ? await hearInSession({ db, unkept }, sessionId, input.text) : undefined
  if ('text' in input && hearing?.heard?.isAtHome) {
    return { message: unkeptMessage({ unkept, now }, 'user', input.text), hearing }
  }
  const message =
    'retryOf' in input
      ? await messageToRetry(db, sessionId, input)
      : await saveMessage(
          db,
          {
            sessionId,
            role: 'user',
            content: 'text' in input ? input.text : VOICE_MESSAGE,
            isSpoken: 'recording' in input,
          },
          now(),
        )
  if (!message) throw notFound()
  return { message, hearing }
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'We couldn’t find this message. Please type it again.')
}

async function messageToRetry(
  db: Db,
  sessionId: number,
  { retryOf, recording }: { retryOf: number; recording?: Sound | undefined },
): Promise<ChatMessage> {
  const newest = (await listMessages(db, sessionId, { limit: 10 })).findLast(({ role }) => role === 'user')
  if (newest?.id !== retryOf) throw notFound()
  if (newest.content === VOICE_MESSAGE && !recording) {
    throw new HttpError(400, 'bad_request', 'Please record your message again.')
  }
  return newest
}

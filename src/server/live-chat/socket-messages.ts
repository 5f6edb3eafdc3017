import type { Logger } from 'pino'
import { liveChatEndpoints } from '#contract/live-chat.ts'
import {
  type ChatRequest,
  clientMessageSchema,
  LARGEST_LIVE_RECORDING,
  type ServerMessage,
} from '#contract/live-chat-socket.ts'
import { CLOSE_CODES } from '#contract/socket.ts'
import { knownError } from '../http/answer-errors.ts'
import type { Connection, ConnectionHandlers } from '../http/socket-connection.ts'
import { refusal } from '../http/words-for-issues.ts'
import { parseJson } from '../json/shallow.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import type { Listener } from './listener.ts'
import type { LiveChat } from './live-chat.ts'
import { decodeBase64, type LiveRecording, liveRecording, readSound, type SharedRoom } from './recordings.ts'
import type { Input } from './store-input.ts'

/** Bytes that the live chunks of all connections may take together. */
const ROOM_FOR_RECORDINGS = 100 * 1024 * 1024

/** Signs of JSON in a frame: the texts, and a recording among them, are what may be large. */
const MOST_SIGNS = 50_000

/** Speaks the chat's protocol on each connection. */
export function liveChatSocket(
  liveChat: LiveChat,
  log: Logger,
): (connection: Connection) => ConnectionHandlers {
  const room: SharedRoom = { left: ROOM_FOR_RECORDINGS }
  return connection => {
    const childId = connection.child.id
    const recording = liveRecording(LARGEST_LIVE_RECORDING, room)
    const send = (...messages: ServerMessage[]) => connection.send(...messages)
    const member = { send }

    const fail = (thrown: unknown, sessionId?: number) => {
      const error = knownError(thrown)
      if (error.status >= 500) log.warn({ err: thrown }, 'a chat message failed')
      send({ type: 'error', error: error.message, code: error.code, sessionId })
    }

    async function take(data: string): Promise<void> {
      const message = parsed(data)
      if (message.type === 'ping') {
        send({ type: 'pong' })
        return
      }
      const child = await connection.childNow()
      if (!child) {
        connection.close(CLOSE_CODES.signedOut, 'You need to log in again to continue.')
        return
      }
      if ('userId' in message && (message.userId !== childId || child.id !== childId)) {
        throw new HttpError(403, 'forbidden', 'This belongs to another account. Please log in again.')
      }
      if (message.type === 'audioInput') recording.add(decodeBase64(message.audio))
      else if (message.type === 'audioReset') recording.forget()
      else if (message.type === 'stop') liveChat.replies.stop(childId, message.sessionId)
      else await answer(child, message)
    }

    async function answer(child: Learner, request: ChatRequest): Promise<void> {
      const named = request.sessionId ?? undefined
      const listener = listenerOn(send)
      try {
        const input = readInput(request, recording)
        const reply = await liveChat.send(child, { sessionId: named, input }, listener, member)
        const failed = (error: unknown) => fail(error, reply.sessionId)
        reply.stored.catch(failed)
        reply.spoken.catch(failed)
      } catch (error) {
        fail(error, named)
      }
    }

    liveChat.rooms.enter(childId, member)
    for (const reply of liveChat.replies.sessionsOf(childId)) send({ type: 'replying', ...reply })
    return {
      onMessage: data => take(data).catch(error => fail(error)),
      onRefused(reason) {
        const message =
          reason === 'too_many'
            ? 'Too many messages at once. Please slow down a little.'
            : 'Please send messages as text.'
        send({
          type: 'error',
          error: message,
          code: reason === 'too_many' ? 'too_many_attempts' : 'bad_request',
        })
      },
      onClose() {
        recording.forget()
        liveChat.rooms.leave(childId, member)
      },
    }
  }
}

function parsed(data: string) {
  let json: unknown
  try {
    json = parseJson(data, MOST_SIGNS)
  } catch {
    throw new HttpError(400, 'bad_request', 'This message is not readable as JSON.')
  }
  const result = clientMessageSchema.safeParse(json)
  if (result.success) return result.data
  throw new HttpError(400, 'bad_request', 'This message is none that the chat understands.')
}

function readInput(request: ChatRequest, live: LiveRecording): Input {
  const { modality, content, isAudioMode, retryOf } = request
  if (typeof retryOf === 'number') {
    const isRecording = modality === 'audio' && content !== ''
    return { retryOf, isAudioMode, recording: isRecording ? readSound(decodeBase64(content)) : undefined }
  }
  if (modality === 'audio') {
    if (content === '') return { recording: readSound(live.take()), isAudioMode }
    live.forget()
    return { recording: readSound(decodeBase64(content)), isAudioMode }
  }
  const body = liveChatEndpoints.send.body.safeParse({ content })
  if (!body.success) throw refusal(body.error.issues)
  return { text: body.data.content, isAudioMode }
}

function listenerOn(send: (message: ServerMessage) => void): Listener {
  let sessionId = 0
  return {
    acknowledged(messageId, session) {
      sessionId = session
      send({ type: 'ack', messageId, sessionId })
    },
    transcribed: (messageId, content) => send({ type: 'transcript', messageId, content, sessionId }),
    said: content => send({ type: 'response', content, done: false, sessionId }),
    done: end => send({ type: 'response', content: '', done: true, sessionId, ...end }),
    spoken: (messageId, { bytes, mimeType }) =>
      send({
        type: 'audioStream',
        audio: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
        mimeType,
        sessionId,
        messageId,
      }),
  }
}

import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { inTurnsOf, turnsOf } from '../engine/turns.ts'
import { textOf } from '../json/text-of.ts'
import type { Learner } from '../shared/learner.ts'
import { messageRate } from './message-rate.ts'

/** Bytes that a client may leave unread; beyond that it has stopped reading. */
const MOST_UNREAD = 4 * 1024 * 1024
const RATE = { burst: 60, perSecond: 30 }
/** So many messages above the rate are no accident. */
const RATE_OF_REFUSALS = { burst: 2_000, perSecond: 50 }
/** A client that sends too fast is told so this often. */
const WORDS_ABOUT_RATE = { burst: 1, perSecond: 1 }

const ABUSIVE = 1008

/** One client's connection, open until `onClose`. */
export interface Connection {
  /** Who was learning when it opened. */
  child: Learner
  /** Asks once more who is; undefined after the sign-in has ended or the child is hidden. */
  childNow(): Promise<Learner | undefined>
  /** All in one go. Dropped when the client is gone; a client that has stopped reading is cut off. */
  send(...messages: object[]): void
  close(code: number, reason: string): void
}

export interface ConnectionHandlers {
  /** Messages come one after the other: the next one once the promise settles. It must not reject. */
  onMessage(data: string): Promise<void> | void
  /** A message above the rate, or one that isn't text, was dropped. */
  onRefused(reason: 'too_many' | 'not_text'): void
  onClose(): void
}

/** Lets the handlers speak on a connection that has just opened, until it closes. */
export function serveConnection(
  { webSocket, socket }: { webSocket: WebSocket; socket: Duplex },
  given: {
    child: Learner
    childNow: () => Promise<Learner | undefined>
    onConnection: (connection: Connection) => ConnectionHandlers
    log: Logger
  },
): void {
  const { child, childNow, onConnection, log } = given
  const turns = turnsOf(child.familyId, child.id)
  const mayPass = messageRate(RATE)
  const mayBeRefused = messageRate(RATE_OF_REFUSALS)
  const mayBeTold = messageRate(WORDS_ABOUT_RATE)
  let waiting = 0
  let handled: Promise<void> = Promise.resolve()
  const handlers = onConnection({
    child,
    childNow,
    send: (...messages) => send(webSocket, socket, messages, log),
    close: (code, reason) => webSocket.close(code, reason),
  })
  webSocket.on('message', (data, isBinary) => {
    if (!mayPass()) {
      if (mayBeTold()) handlers.onRefused('too_many')
      if (!mayBeRefused()) webSocket.close(ABUSIVE, 'Too many messages')
      return
    }
    if (isBinary) {
      handlers.onRefused('not_text')
      return
    }
    // Nothing more is read meanwhile, so that what waits here stays small.
    webSocket.pause()
    waiting++
    handled = handled
      .then(() => inTurnsOf(turns, () => handlers.onMessage(data.toString())))
      .catch((error: unknown) => log.error({ err: error }, 'a socket message failed'))
      .then(() => {
        if (--waiting === 0) webSocket.resume()
      })
  })
  webSocket.on('close', () => void handled.then(() => handlers.onClose()))
}

function send(webSocket: WebSocket, socket: Duplex, messages: readonly object[], log: Logger): void {
  if (webSocket.readyState !== webSocket.OPEN) return
  if (webSocket.bufferedAmount > MOST_UNREAD) {
    log.warn({ bytes: webSocket.bufferedAmount }, 'a client has stopped reading')
    webSocket.terminate()
    return
  }
  socket.cork()
  for (const message of messages) webSocket.send(textOf(message))
  socket.uncork()
}

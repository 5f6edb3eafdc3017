import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket, WebSocketServer } from 'ws'
import { CLOSE_CODES } from '#contract/socket.ts'
import { inTurnsOf, turnsOf } from '../engine/turns.ts'
import { textOf } from '../json/text-of.ts'
import type { Learner } from '../shared/learner.ts'
import type { Launch } from './launch.ts'
import { messageRate } from './message-rate.ts'
import { type End, REFUSALS } from './refusals.ts'
import { guardUpgrade, type OwnerOfUpgrade, refuseUpgrade, type SocketOwner } from './upgrade-guard.ts'

/** So that nobody's windows, or a page gone mad, keep the other families out. */
const MOST_OF_SIGN_IN = 100
const MOST_CONNECTIONS = 300
/** Bytes that a client may leave unread; beyond that it has stopped reading. */
const MOST_UNREAD = 4 * 1024 * 1024
const MOST_INCOMING = 128 * 1024 * 1024
/** A browser sends a long recording in some hundred frames; one that sends a byte a frame keeps the server busy. */
const MOST_FRAGMENTS = 2_000
const RATE = { burst: 60, perSecond: 30 }
/** So many messages above the rate are no accident. */
const RATE_OF_REFUSALS = { burst: 2_000, perSecond: 50 }
/** A client that sends too fast is told so this often. */
const WORDS_ABOUT_RATE = { burst: 1, perSecond: 1 }
/** How long a closing server waits for the clients to close too, in milliseconds. */
const LAST_WAIT = 1_000

const GOING_AWAY = 1001
const ABUSIVE = 1008
const TRY_LATER = 1013

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

export interface SocketHost {
  /** Ends all connections with 1001. */
  close(): Promise<void>
}

/** Hosts the socket on the server's upgrades, behind the same guards as every request. */
export function hostSocket(options: {
  server: Server
  path: string
  /** In bytes. */
  largestFrame: number
  /** Bytes of messages that are still coming in, over all connections together. */
  mostIncoming?: number
  launch: Launch
  ownerOf: OwnerOfUpgrade
  log: Logger
  /** What speaks on each connection, loaded at the first one. */
  handlers: () => Promise<(connection: Connection) => ConnectionHandlers>
}): SocketHost {
  const { server, path, largestFrame, mostIncoming = MOST_INCOMING, launch, ownerOf, log } = options
  let loading: Promise<WebSocketServer> | undefined
  // Loaded at the first upgrade, because it is not needed to start.
  const load = () => {
    loading ??= import('ws').then(
      ({ WebSocketServer }) =>
        new WebSocketServer({
          noServer: true,
          maxPayload: largestFrame,
          perMessageDeflate: false,
          // The types don't know it yet.
          ...{ maxFragments: MOST_FRAGMENTS },
        }),
    )
    return loading
  }
  /** Bytes of the message that is coming in, by connection. */
  const incoming = new Map<WebSocket, number>()
  let allIncoming = 0
  /** The open connections, by the sign-in that they belong to. */
  const sessions = new Map<WebSocket, string>()
  let isClosing = false

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until ws takes over, nobody else listens for a client that breaks off.
    const ignore = () => socket.destroy()
    socket.on('error', ignore)
    const guarded = await guardUpgrade(request, { path, launch, ownerOf })
    if ('status' in guarded) {
      refuseUpgrade(socket, guarded)
      return
    }
    // From now on a lock ends it, however far it has come.
    const held: { end(end: End): void } = { end: ignore }
    const letGo = guarded.hold(end => {
      if (end !== 'corner_closed') held.end(end)
    })
    socket.once('close', letGo)
    const [sockets, onConnection] = await Promise.all([load(), options.handlers()])
    if (socket.destroyed || isClosing) {
      socket.destroy()
      return
    }
    socket.off('error', ignore)
    sockets.handleUpgrade(request, socket, head, webSocket => {
      webSocket.on('error', error => log.debug({ err: error }, 'socket broke off'))
      if (sockets.clients.size > MOST_CONNECTIONS || countConnections(guarded.session) >= MOST_OF_SIGN_IN) {
        webSocket.close(TRY_LATER, 'Too many windows are open. Please close some.')
        return
      }
      boundIncoming(webSocket, socket)
      held.end = end => endConnection(webSocket, socket, end)
      connect(webSocket, socket, request, guarded, onConnection)
    })
  }

  function connect(
    webSocket: WebSocket,
    socket: Duplex,
    request: IncomingMessage,
    { child, session }: SocketOwner,
    onConnection: (connection: Connection) => ConnectionHandlers,
  ): void {
    sessions.set(webSocket, session)
    const turns = turnsOf(child.familyId, child.id)
    const mayPass = messageRate(RATE)
    const mayBeRefused = messageRate(RATE_OF_REFUSALS)
    const mayBeTold = messageRate(WORDS_ABOUT_RATE)
    let waiting = 0
    let handled: Promise<void> = Promise.resolve()
    const handlers = onConnection({
      child,
      childNow: async () => (await ownerOf(request))?.child,
      send: (...messages) => send(webSocket, socket, messages),
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
    webSocket.on('close', () => {
      sessions.delete(webSocket)
      void handled.then(() => handlers.onClose())
    })
  }

  /** Frames are collected in memory until they are whole. When that becomes too much, the largest must go. */
  function boundIncoming(webSocket: WebSocket, socket: Duplex): void {
    const setIncoming = (bytes: number) => {
      allIncoming += bytes - (incoming.get(webSocket) ?? 0)
      incoming.set(webSocket, bytes)
    }
    setIncoming(0)
    socket.on('data', (chunk: Buffer) => {
      const before = incoming.get(webSocket)
      if (before === undefined) return
      setIncoming(before + chunk.length)
      if (allIncoming <= mostIncoming) return
      const [largest] = [...incoming].sort(([, a], [, b]) => b - a)
      if (!largest) return
      log.warn({ bytes: largest[1] }, 'too much is coming in over the sockets')
      forgetIncoming(largest[0])
      cutOff(largest[0])
    })
    webSocket.on('message', () => {
      if (incoming.has(webSocket)) setIncoming(0)
    })
    webSocket.on('close', () => forgetIncoming(webSocket))
  }

  function forgetIncoming(webSocket: WebSocket): void {
    allIncoming -= incoming.get(webSocket) ?? 0
    incoming.delete(webSocket)
  }

  function countConnections(session: string): number {
    return [...sessions.values()].filter(each => each === session).length
  }

  /** Nothing more is sent: with words where nothing waits to be read, else by cutting it off. */
  function endConnection(webSocket: WebSocket, socket: Duplex, end: End): void {
    if (webSocket.bufferedAmount > 0 && socket instanceof Socket) socket.resetAndDestroy()
    else webSocket.close(CLOSE_CODES.signedOut, REFUSALS[end].message)
  }

  function cutOff(webSocket: WebSocket): void {
    webSocket.pause()
    webSocket.close(TRY_LATER, 'Too much at once')
    setTimeout(() => webSocket.terminate(), LAST_WAIT).unref()
  }

  function send(webSocket: WebSocket, socket: Duplex, messages: readonly object[]): void {
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

  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'an upgrade failed')
      socket.destroy()
    })
  }
  server.on('upgrade', listener)

  return {
    async close() {
      isClosing = true
      server.off('upgrade', listener)
      const clients = loading ? [...(await loading).clients] : []
      const closed = clients.map(
        client => new Promise<void>(resolve => client.once('close', () => resolve())),
      )
      for (const client of clients) client.close(GOING_AWAY, 'Stepwise is closing')
      const impatient = setTimeout(() => {
        for (const client of clients) client.terminate()
      }, LAST_WAIT)
      await Promise.all(closed)
      clearTimeout(impatient)
    },
  }
}

import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket, WebSocketServer } from 'ws'
import { CLOSE_CODES } from '#contract/socket.ts'
import { late } from '../shared/late.ts'
import { boundIncoming } from './incoming-bytes.ts'
import type { Launch } from './launch.ts'
import { type End, REFUSALS } from './refusals.ts'
import { type Connection, type ConnectionHandlers, serveConnection } from './socket-connection.ts'
import { guardUpgrade, type OwnerOfUpgrade, refuseUpgrade } from './upgrade-guard.ts'

/** So that nobody's windows, or a page gone mad, keep the other families out. */
const MOST_OF_SIGN_IN = 100
const MOST_CONNECTIONS = 300
const MOST_INCOMING = 128 * 1024 * 1024
/** A browser sends a long recording in some hundred frames; one that sends a byte a frame keeps the server busy. */
const MOST_FRAGMENTS = 2_000
/** How long a closing server waits for the clients to close too, in milliseconds. */
const LAST_WAIT = 1_000

const GOING_AWAY = 1001
const TRY_LATER = 1013

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
  const { server, path, launch, ownerOf, log } = options
  // Loaded at the first upgrade, because it is not needed to start.
  const load = late(() => loadSockets(options.largestFrame))
  const bound = boundIncoming(options.mostIncoming ?? MOST_INCOMING, cutOff, log)
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
    const { child, session } = guarded
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
      if (sockets.clients.size > MOST_CONNECTIONS || countConnections(session) >= MOST_OF_SIGN_IN) {
        webSocket.close(TRY_LATER, 'Too many windows are open. Please close some.')
        return
      }
      bound(webSocket, socket)
      held.end = end => endConnection(webSocket, socket, end)
      sessions.set(webSocket, session)
      webSocket.on('close', () => sessions.delete(webSocket))
      const childNow = async () => (await ownerOf(request))?.child
      serveConnection({ webSocket, socket }, { child, childNow, onConnection, log })
    })
  }

  function countConnections(session: string): number {
    return [...sessions.values()].filter(each => each === session).length
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
      await closeAll(await load.made())
    },
  }
}

async function loadSockets(largestFrame: number): Promise<WebSocketServer> {
  const { WebSocketServer } = await import('ws')
  return new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    // The types don't know it yet.
    ...{ maxFragments: MOST_FRAGMENTS },
  })
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

/** Ends all connections, those that don't answer too. */
async function closeAll(sockets: WebSocketServer | undefined): Promise<void> {
  const clients = sockets ? [...sockets.clients] : []
  const closed = clients.map(client => new Promise<void>(resolve => client.once('close', () => resolve())))
  for (const client of clients) client.close(GOING_AWAY, 'Stepwise is closing')
  const impatient = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, LAST_WAIT)
  await Promise.all(closed)
  clearTimeout(impatient)
}

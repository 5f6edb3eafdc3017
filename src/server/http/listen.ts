import type { RequestListener, Server } from 'node:http'
import { createServer as createNetServer, type Server as NetServer } from 'node:net'
import { createServer } from '../shared/node-http.ts'
import { StartError } from '../start-error.ts'
import { limitConnections } from './most-connections.ts'

/**
 * The most that a request's headers may take, in bytes. A page on another port of this computer can give the browser 180
 * cookies of 4 kB for this address; beyond Node's own 16 kB they would lock the family out.
 */
const LARGEST_HEADERS = 800 * 1024
/**
 * How long a connection may be idle, in milliseconds. With Node's own 5 seconds a page that was held up for a moment
 * sends its next request into a connection that is just being closed.
 */
const KEPT_ALIVE = 65_000
/** How long a closing server waits for requests under way, in milliseconds. */
const LAST_WAIT = 5_000
/** How often it then looks for connections that have become idle, in milliseconds. */
const SWEEP = 25

export interface Listening {
  server: Server
  port: number
  /** Takes no more requests, lets those under way finish for at most five seconds, then cuts them off. */
  close(): Promise<void>
}

/**
 * Listens on the loopback address alone.
 * @param port 0 for any free one
 * @param alsoIPv6 on the same port of `::1` too, where this computer has it: a browser tries that one first for names
 *   under `.localhost`, and what is free there could be another program's
 * @throws StartError when the port can't be had
 */
export async function listen(
  handler: RequestListener,
  port: number,
  { alsoIPv6 = false } = {},
): Promise<Listening> {
  const server = createServer({ maxHeaderSize: LARGEST_HEADERS, keepAliveTimeout: KEPT_ALIVE }, handler)
  limitConnections(server)
  await startListening(server, '127.0.0.1', port)
  const own = readPort(server)
  if (!alsoIPv6) return { server, port: own, close: () => finish(server) }

  // Handed over as they come, so that both addresses have one server.
  const beside = createNetServer(socket => server.emit('connection', socket))
  try {
    await startListening(beside, '::1', own)
  } catch (error) {
    if (isRefusal(error, ['EAFNOSUPPORT', 'EADDRNOTAVAIL'])) {
      return { server, port: own, close: () => finish(server) }
    }
    await finish(server)
    if (port === 0 && isRefusal(error, ['EADDRINUSE'])) return listen(handler, port, { alsoIPv6 })
    throw error
  }
  return {
    server,
    port: own,
    async close() {
      beside.close()
      await finish(server)
    },
  }
}

/** @throws StartError when the port can't be had */
async function startListening(server: NetServer, host: string, port: number): Promise<void> {
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen({ host, port }, listening.resolve)
  await listening.promise.catch((cause: unknown) => {
    throw new StartError(refusedPort(port, cause), { cause, obstacle: 'port' })
  })
}

function readPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}

function isRefusal(error: unknown, codes: string[]): boolean {
  const cause = error instanceof StartError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && codes.includes(String(cause.code))
}

function refusedPort(port: number, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use by another program; stop that one, or choose another with --port (0 takes any free one).`
  }
  if (code === 'EACCES') {
    return `This computer doesn't let you use port ${port}; choose one above 1023 with --port (0 takes any free one).`
  }
  return `Stepwise can't listen on port ${port}; choose another with --port (0 takes any free one).`
}

async function finish(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  // A browser keeps its connections open after an answer; without this the last ones would hold up the end.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
  const cutOff = setTimeout(() => server.closeAllConnections(), LAST_WAIT)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}

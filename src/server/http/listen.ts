import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from '../start-error.ts'

/**
 * The most that a request's headers may take, in bytes. A page on another port of this computer can give the browser 180
 * cookies of 4 kB for this address; beyond Node's own 16 kB they would lock the family out.
 */
const LARGEST_HEADERS = 800 * 1024
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
 * @throws StartError when the port can't be had
 */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer({ maxHeaderSize: LARGEST_HEADERS }, handler)
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen({ host: '127.0.0.1', port }, listening.resolve)
  await listening.promise.catch((cause: unknown) => {
    throw new StartError(refusedPort(port, cause), { cause, obstacle: 'port' })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return { server, port: address.port, close: () => finish(server) }
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

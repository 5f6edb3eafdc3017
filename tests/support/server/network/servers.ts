import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'
import type { Identity } from './authority.ts'

/** Listens on a free port until the test ends. */
async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function join(one: Socket, other: Socket): void {
  one.on('error', () => other.destroy()).pipe(other)
  other.on('error', () => one.destroy()).pipe(one)
}

/** TLS before a service that speaks none. @returns its port, and how many connections have come */
export async function secured(origin: string, identity: Identity) {
  const seen = { connections: 0 }
  const server = createTlsServer(identity, socket => {
    join(socket, connect(Number(new URL(origin).port), '127.0.0.1'))
  })
  server.on('connection', () => (seen.connections += 1)).on('tlsClientError', () => {})
  return { port: await listening(server), seen }
}

export interface TestProxy {
  /** Such as `127.0.0.1:4321`. */
  place: string
  /** What it was asked to connect to, oldest first. */
  asked: { host: string; headers: IncomingHttpHeaders }[]
}

/**
 * A proxy that connects whatever name it is given to one port of this computer.
 * @param sign the name and password that it wants, as `name:password`
 * @param status what it answers in place of connecting
 */
export async function startProxy(port: number, { sign = '', status = 200 } = {}): Promise<TestProxy> {
  const asked: TestProxy['asked'] = []
  const server = createHttpServer((_, response) => response.writeHead(405).end())
  server.on('connect', ({ url = '', headers }, socket: Socket) => {
    asked.push({ host: url, headers })
    const given = Buffer.from((headers['proxy-authorization'] ?? '').replace(/^Basic /, ''), 'base64')
    if (sign && given.toString() !== sign) {
      return socket.end('HTTP/1.1 407 Who are you\r\nProxy-Authenticate: Basic realm="school"\r\n\r\n')
    }
    if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    const service = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      join(socket, service)
    })
  })
  return { place: `127.0.0.1:${await listening(server)}`, asked }
}

/** The same in the language SOCKS 5, which is given names and looks them up itself. */
export async function startSocksProxy(port: number): Promise<TestProxy> {
  const asked: TestProxy['asked'] = []
  const server = createServer(async socket => {
    await once(socket, 'data')
    socket.write(Uint8Array.of(5, 0))
    const [request]: Buffer[] = await once(socket, 'data')
    // Version, command, zero, 3 for a name, its length, the name, the port.
    const length = request?.[4] ?? 0
    asked.push({ host: request?.toString('latin1', 5, 5 + length) ?? '', headers: {} })
    const service = connect(port, '127.0.0.1', () => {
      socket.write(Uint8Array.of(5, 0, 0, 1, 127, 0, 0, 1, 0, 0))
      join(socket, service)
    })
  })
  return { place: `127.0.0.1:${await listening(server)}`, asked }
}

/** A port where nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Takes connections and says nothing. @returns its port */
export function startSilent(): Promise<number> {
  return listening(createServer(() => {}))
}

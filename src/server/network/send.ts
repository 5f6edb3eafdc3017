import type { ClientRequest, Agent as HttpAgent, IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { request as requestHttp } from '../shared/node-http.ts'

/** How long a connection may take to come about, in milliseconds: as long as `fetch` lets it. */
const LONGEST_CONNECTING = 10_000

/**
 * A `fetch` over an agent of Node's: one request, one answer, and no redirect is followed.
 * @throws what the connection failed with
 */
export async function sendOver(agent: HttpAgent, url: URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  // Nothing would unpack the answer.
  headers.delete('accept-encoding')
  const body = await readBytes(init.body, headers)
  const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    agent,
    method: init.method ?? 'GET',
    headers: Object.fromEntries(headers),
    ...(init.signal && { signal: init.signal }),
  })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  outgoing.on('response', resolve).on('error', reject)
  endUnlessConnected(outgoing)
  if (body) outgoing.setHeader('content-length', body.byteLength).end(body)
  else outgoing.end()
  return createResponse(await promise)
}

/** @param headers gets the type of a form */
async function readBytes(body: RequestInit['body'], headers: Headers): Promise<Buffer | undefined> {
  if (typeof body === 'string') return Buffer.from(body)
  if (!body) return undefined
  const packed = new Response(body)
  const type = packed.headers.get('content-type')
  if (type && !headers.has('content-type')) headers.set('content-type', type)
  return Buffer.from(await packed.arrayBuffer())
}

/** A service or a proxy that takes a connection and says nothing would be waited for without end. */
export function endUnlessConnected(outgoing: ClientRequest, longest = LONGEST_CONNECTING): void {
  const timer = setTimeout(() => {
    outgoing.destroy(
      Object.assign(new Error('No connection came about'), { code: 'ETIMEDOUT', syscall: 'connect' }),
    )
  }, longest)
  const clear = () => clearTimeout(timer)
  outgoing.once('close', clear)
  outgoing.once('socket', (socket: Socket) => {
    const isSecure = socket instanceof TLSSocket
    const isConnected = !socket.connecting && !(isSecure && socket.getFinished() === undefined)
    if (isConnected) clear()
    else socket.once(isSecure ? 'secureConnect' : 'connect', clear)
  })
}

function createResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const isEmpty = [204, 205, 304].includes(status)
  if (isEmpty) incoming.resume()
  const body = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
  return new Response(body, { status, headers })
}

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A request as it came over the wire. */
export interface Received {
  method: string
  /** Path with its query. */
  path: string
  headers: IncomingHttpHeaders
  /** Parsed from JSON; the raw text of anything else; undefined for an empty body. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it expects of a body
  body: any
  /** Resolves when the client has left before its answer was complete. */
  gone: Promise<void>
}

/** What the service answers, and how badly. */
export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** A text goes out as it is, anything else as JSON. */
  body?: unknown
  /** Sent one by one in place of the body: a stream of server-sent events or whatever else. */
  chunks?: string[] | AsyncIterable<string>
  /** Between two chunks. */
  everyMs?: number
  /** Before anything is sent. */
  afterMs?: number
  /** The connection breaks after this many characters of the body, or chunks of a stream. */
  cutAfter?: number
  /** Takes the request and never answers. */
  isSilent?: boolean
}

/** A service of the internet on loopback, spoken to by the real SDKs. */
export interface Fake {
  /** Such as `http://127.0.0.1:4321`. */
  origin: string
  /** All that has come so far, oldest first. */
  requests: Received[]
  /** Adds answers, one for each of the next requests; after them come the usual ones. */
  next(...replies: Reply[]): void
  /** What is answered from now on when nothing is waiting in line. */
  always(answer: (request: Received) => Reply | Promise<Reply>): void
  /** Waits until this many requests have come. */
  received(count: number): Promise<void>
  stop(): Promise<void>
}

/** @param usual what the service answers while a test says nothing else */
export async function startFake(usual: (request: Received) => Reply | Promise<Reply>): Promise<Fake> {
  const requests: Received[] = []
  const line: Reply[] = []
  const waiting = new Set<() => void>()
  const failures: unknown[] = []
  let answer = usual

  const server = createServer(async (request, response) => {
    // Who breaks off in the middle of a request wants no answer.
    const received = await receive(request, response).catch(() => undefined)
    if (!received) return
    requests.push(received)
    for (const wake of waiting) wake()
    try {
      await send(response, line.shift() ?? (await answer(received)))
    } catch (error) {
      // Told where the service ends, in the test that it belongs to: thrown here it would end the whole run.
      failures.push(error)
      response.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    next: (...replies) => void line.push(...replies),
    always(newAnswer) {
      answer = newAnswer
    },
    async received(count) {
      while (requests.length < count) {
        const { promise, resolve } = Promise.withResolvers<void>()
        waiting.add(resolve)
        await promise
        waiting.delete(resolve)
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      if (failures.length > 0) throw new AggregateError(failures, 'The fake service could not answer')
    },
  }
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<Received> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  const gone = Promise.withResolvers<void>()
  response.once('close', () => {
    if (!response.writableFinished) gone.resolve()
  })
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: text === '' ? undefined : isJson(request) ? JSON.parse(text) : text,
    gone: gone.promise,
  }
}

function isJson(request: IncomingMessage): boolean {
  return request.headers['content-type']?.startsWith('application/json') ?? false
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply.isSilent) return
  if (reply.afterMs) await pause(reply.afterMs)
  response.statusCode = reply.status ?? 200
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
  if (reply.chunks) {
    if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/event-stream')
    if (!Array.isArray(reply.chunks)) {
      await sendAsItComes(response, reply.chunks)
      return
    }
    for (const chunk of reply.chunks.slice(0, reply.cutAfter)) {
      response.write(chunk)
      await pause(reply.everyMs ?? 0)
    }
  } else {
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {})
    if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json')
    response.setHeader('content-length', Buffer.byteLength(text))
    response.write(text.slice(0, reply.cutAfter))
  }
  if (reply.cutAfter === undefined) response.end()
  else setImmediate(() => response.destroy())
}

/** The connection breaks where the source throws. */
async function sendAsItComes(response: ServerResponse, chunks: AsyncIterable<string>): Promise<void> {
  response.flushHeaders()
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  try {
    for await (const chunk of chunks) {
      if (response.destroyed) return
      // As fast as the client reads, and no faster: an answer may be without end.
      if (!response.write(chunk)) await once(response, 'drain', { signal: gone.signal })
    }
    response.end()
  } catch {
    response.destroy()
  }
}

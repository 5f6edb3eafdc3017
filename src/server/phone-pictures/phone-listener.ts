import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { LARGEST_PICTURE, LARGEST_PICTURES, type Picture } from '#contract/pictures.ts'
import { checkPicture } from '../http/check-picture.ts'
import { isSameSecret } from '../http/launch.ts'
import { HttpError } from '../shared/http-error.ts'
import { createServer } from '../shared/node-http.ts'
import { PHONE_HEADERS, sendPhonePage } from './phone-page.ts'
import { readBody } from './read-body.ts'

/** In bytes: a phone's browser sends a few lines. */
const LARGEST_HEADERS = 8 * 1024
const MOST_CONNECTIONS = 32
const MOST_OF_ONE_ADDRESS = 8
const TOKEN_BYTES = 16

/** In milliseconds. */
export interface PhoneTimes {
  /** Until a request's first lines are there. */
  headers: number
  /** Until all of a request is there: a photo over a slow network. */
  request: number
  /** Until a connection says anything more. */
  silence: number
}
const USUAL_TIMES: PhoneTimes = { headers: 10_000, request: 90_000, silence: 20_000 }

export interface PhoneListener {
  /** What the one phone opens. */
  url: string
  isPhoneThere(): boolean
  /** In the order in which they came. */
  pictures: readonly Picture[]
  /** Ends every connection at once. Harmless when repeated. */
  close(): void
}

/**
 * Listens on one local address, on any free port, for one phone: it serves one page and takes pictures, by a token that
 * the first phone to come uses up. Nothing else is answered but by 404.
 * @param room so many pictures are taken
 * @throws Error when the address can't be had
 */
export async function openPhoneListener(
  address: string,
  room: number,
  times: PhoneTimes = USUAL_TIMES,
): Promise<PhoneListener> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const pictures: Picture[] = []
  /** What the phone that came first has been given. */
  let phone: string | undefined
  let isTaking = false

  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEADERS,
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.headers,
      connectionsCheckingInterval: Math.min(1_000, times.headers),
    },
    (request, response) => {
      answer(request, response).catch(() => request.destroy())
    },
  )
  server.setTimeout(times.silence, socket => socket.destroy())
  server.maxConnections = MOST_CONNECTIONS
  limitEachAddress(server)
  const port = await listen(server, address)
  const origin = `http://${address}:${port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, given = '', what = '', ...more] = (request.url ?? '').split('/')
    const isForMe = request.headers.host === `${address}:${port}` && isSameSecret(given, token)
    if (!isForMe || more.length > 0) return refuse(request, response, 404, 'There is nothing here.')
    if (request.method === 'GET' && what === '') return sendPhonePage(response)
    if (request.method !== 'POST' || request.headers.origin !== origin) {
      return refuse(request, response, 404, 'There is nothing here.')
    }
    if (what === 'hello') return greet(request, response)
    if (what === 'pictures') return take(request, response)
    refuse(request, response, 404, 'There is nothing here.')
  }

  const isThePhone = (request: IncomingMessage) =>
    phone !== undefined && isSameSecret(String(request.headers['x-stepwise-phone'] ?? ''), phone)

  /** The first one to say hello is the phone; afterwards the token alone opens nothing. */
  function greet(request: IncomingMessage, response: ServerResponse): void {
    if (phone !== undefined && !isThePhone(request)) {
      refuse(request, response, 409, ANOTHER)
      return
    }
    phone ??= randomBytes(TOKEN_BYTES).toString('base64url')
    tell(response, 200, { secret: phone, room: room - pictures.length })
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isThePhone(request)) return refuse(request, response, 409, ANOTHER)
    if (pictures.length >= room) return refuse(request, response, 409, FULL)
    if (isTaking) return refuse(request, response, 429, 'One photo after the other, please.')
    isTaking = true
    const name = `phone-${pictures.length + 1}.jpg`
    try {
      const left = LARGEST_PICTURES - pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
      const body = await readBody(request, Math.min(LARGEST_PICTURE, left))
      if (body === 'too_large') return refuse(request, response, 413, TOO_LARGE)
      if (body === 'broken_off') return void request.destroy()
      pictures.push(checkPicture(body, name))
      tell(response, 200, { room: room - pictures.length })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      // The name is ours, and says nothing to who chose it.
      tell(response, error.status, { message: error.message.replace(`“${name}”`, 'This photo') })
    } finally {
      isTaking = false
    }
  }

  return {
    url: `${origin}/${token}`,
    isPhoneThere: () => phone !== undefined,
    pictures,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const ANOTHER =
  'This address is used by another phone, or was opened before. Press “Use my phone” at the computer once more.'
const FULL = 'All photos are there. Go on at the computer.'
const TOO_LARGE = 'This photo is too large. Please take it with a lower resolution.'

function tell(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response
    .writeHead(status, { ...PHONE_HEADERS, 'content-type': 'application/json' })
    .end(JSON.stringify(body))
}

/** Answers without reading what else comes, and hangs up. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  response.setHeader('connection', 'close')
  response.once('finish', () => request.destroy())
  tell(response, status, { message })
}

/** A neighbour who opens many connections leaves the phone room for its own. */
function limitEachAddress(server: Server): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? ''
    const count = (open.get(from) ?? 0) + 1
    if (count > MOST_OF_ONE_ADDRESS) return void socket.destroy()
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}

async function listen(server: Server, address: string): Promise<number> {
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen({ host: address, port: 0, exclusive: true }, listening.resolve)
  await listening.promise
  server.on('error', () => {})
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port')
  return bound.port
}

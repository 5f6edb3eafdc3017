import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { ClientMessage, ServerMessage } from '#contract/live-chat-socket.ts'
import type { Browser } from './browser.ts'

type Kind = ServerMessage['type']
type Of<K extends Kind> = Extract<ServerMessage, { type: K }>

/** The page's side of the socket. */
export interface SocketClient {
  socket: WebSocket
  /** All that has come so far. */
  messages: ServerMessage[]
  send(message: ClientMessage): void
  /** As it is, however wrong. */
  sendRaw(data: string | Buffer): void
  /** Waits for the nth message of a kind that fits, counted from 1, those that have come already included. */
  next<K extends Kind>(type: K, fits?: (message: Of<K>) => boolean, nth?: number): Promise<Of<K>>
  /** Waits for the end of the nth reply. */
  done(nth?: number): Promise<Of<'response'>>
  /** The reply so far. */
  text(): string
  closed: Promise<{ code: number; reason: string }>
}

export interface Upgrade {
  path?: string
  headers?: Record<string, string>
}

/** The status with which an upgrade is refused, or 101. */
export async function upgradeStatus(browser: Browser, upgrade: Upgrade = {}): Promise<number> {
  const socket = open(browser, upgrade)
  const { promise, resolve } = Promise.withResolvers<number>()
  socket.on('error', () => {})
  socket.once('open', () => resolve(101))
  socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
  const status = await promise
  socket.terminate()
  return status
}

/** Opens the socket as the browser's page does; it is closed when the test ends. */
export async function openSocket(browser: Browser, upgrade: Upgrade = {}): Promise<SocketClient> {
  const socket = open(browser, upgrade)
  onTestFinished(() => socket.terminate())
  const messages: ServerMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    messages.push(JSON.parse(data.toString()))
    for (const look of waiting) look()
  })
  const closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
  await once(socket, 'open')
  socket.on('error', () => {})

  function next<K extends Kind>(
    type: K,
    fits: (message: Of<K>) => boolean = () => true,
    nth = 1,
  ): Promise<Of<K>> {
    const { promise, resolve, reject } = Promise.withResolvers<Of<K>>()
    const look = () => {
      const found = messages.filter((each): each is Of<K> => each.type === type && fits(each as Of<K>))[
        nth - 1
      ]
      if (found) resolve(found)
    }
    waiting.add(look)
    look()
    void closed.then(({ code }) => reject(new Error(`Closed with ${code} while waiting for ${type}`)))
    return promise.finally(() => waiting.delete(look))
  }
  return {
    socket,
    messages,
    closed,
    next,
    send: message => socket.send(JSON.stringify(message)),
    sendRaw: data => socket.send(data),
    done: (nth = 1) => next('response', ({ done }) => done, nth),
    text: () => messages.map(each => (each.type === 'response' ? each.content : '')).join(''),
  }
}

function open(browser: Browser, { path = '/ws', headers = {} }: Upgrade): WebSocket {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const child = browser.ticket ? `?child=${encodeURIComponent(browser.ticket)}` : ''
  return new WebSocket(`ws://127.0.0.1:${browser.port}${path}${child}`, {
    headers: { ...(cookie && { cookie }), origin: `http://127.0.0.1:${browser.port}`, ...headers },
    perMessageDeflate: false,
  })
}

import { createStore } from 'zustand/vanilla'
import type { ClientMessage, ServerMessage } from '#contract/live-chat-socket.ts'
import { CLOSE_CODES } from '#contract/socket.ts'
import type { ToastOptions, ToastTopic } from '#ui/toasts.ts'
import { type Connection, overWebSocket } from './connection.ts'

/** Milliseconds that a connection may take to open. */
export const CONNECT_LIMIT = 5_000
const FIRST_RETRY = 1_000
const LONGEST_RETRY = 30_000
/** What a browser reports for a connection that ended without a word. */
const ENDED_SILENTLY = 1006

export interface SocketState {
  status: 'connecting' | 'open' | 'closed'
  /** Off after an abnormal close: then only the reader reconnects. */
  isAutoReconnectOn: boolean
}

type Toast = (options: ToastOptions) => void

interface SocketParts {
  /** Tells whether the server has proved who it is: an opening connection sends the browser's cookies. */
  whenProved: (then: (isProved: boolean) => void) => void
  openWebSocket: () => WebSocket
  onOpen: () => void
  onMessage: (message: ServerMessage) => void
  /** However the connection ended; what was under way will not be answered on it. */
  onClose: (code: number) => void
  toast: Toast
  endToasts: (about: ToastTopic) => void
}

/** The connection to the live chat: connecting, then open, then closed. */
export function createSocket(parts: SocketParts) {
  const { whenProved, openWebSocket, onOpen, onMessage, onClose, toast, endToasts } = parts
  const store = createStore<SocketState>(() => ({ status: 'closed', isAutoReconnectOn: true }))
  let connection: Connection | null = null
  /** The attempt that waits for the proof. */
  let attempt: symbol | null = null
  let connectLimit: ReturnType<typeof setTimeout> | undefined
  const nextTry = retries(connect)

  function connect(): void {
    if (connection || attempt) return
    nextTry.cancel()
    const mine = Symbol('attempt')
    attempt = mine
    store.setState({ status: 'connecting' })
    connectLimit = setTimeout(() => {
      connection?.close()
      end(ENDED_SILENTLY, '')
    }, CONNECT_LIMIT)
    whenProved(isProved => {
      if (attempt !== mine) return
      attempt = null
      if (isProved) open()
      else {
        tellError(toast)
        end(ENDED_SILENTLY, '')
      }
    })
  }

  function open(): void {
    connection = overWebSocket(openWebSocket(), {
      onOpen() {
        clearTimeout(connectLimit)
        store.setState({ status: 'open', isAutoReconnectOn: true })
        endToasts('connection')
        onOpen()
      },
      onMessage(message) {
        nextTry.beSoon()
        if (message) onMessage(message)
      },
      onError: () => tellError(toast),
      onClose: end,
    })
  }

  /** Drops the connection without a word; what its socket still reports is of no interest. */
  function drop(): void {
    connection?.letGo()
    connection = null
    attempt = null
    clearTimeout(connectLimit)
    nextTry.cancel()
    store.setState({ status: 'closed' })
  }

  function end(code: number, reason: string): void {
    drop()
    onClose(code)
    if (code === 1000 || code === 1001) {
      if (store.getState().isAutoReconnectOn) nextTry.begin()
      return
    }
    store.setState({ isAutoReconnectOn: false })
    // The page itself shows what has happened: the log-in or the lock.
    if (code === CLOSE_CODES.signedOut) return
    tellClosed(toast, code, reason)
  }

  /** @returns false when there is no open connection: nothing was sent */
  function send(message: ClientMessage): boolean {
    if (!connection || store.getState().status !== 'open') return false
    connection.send(message)
    return true
  }

  /** What the indicator and the Reconnect button do. Does nothing while a connection is open or opening. */
  function reconnect(): void {
    if (connection || attempt) return
    toast({ title: 'Reconnecting', description: 'Getting the live chat back...' })
    store.setState({ isAutoReconnectOn: true })
    connect()
  }

  /** The page is left: no word about it, and no reconnecting. */
  function disconnect(): void {
    endToasts('connection')
    const left = connection
    drop()
    store.setState({ isAutoReconnectOn: true })
    nextTry.beSoon()
    if (!left) return
    onClose(1000)
    left.close(1000)
  }

  return { store, connect, reconnect, disconnect, send }
}

/** Tries again, ever more slowly. */
function retries(connect: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = FIRST_RETRY
  return {
    begin(): void {
      timer = setTimeout(connect, delay)
      delay = Math.min(delay * 2, LONGEST_RETRY)
    },
    cancel: () => clearTimeout(timer),
    /** The next one comes soon again. */
    beSoon(): void {
      delay = FIRST_RETRY
    },
  }
}

function tellError(toast: Toast): void {
  toast({
    look: 'destructive',
    title: 'Connection Error',
    description: 'The chat can’t be reached. Press Reconnect above, or load the page again.',
    forGrownUps: 'WebSocket connection error. Please try refreshing the page to reconnect.',
    about: 'connection',
  })
}

function tellClosed(toast: Toast, code: number, reason: string): void {
  toast({
    look: 'destructive',
    title: 'Disconnected',
    description: 'The chat has lost its connection. What you said is still there.',
    forGrownUps: `${reason || 'Connection lost'} (code ${code})`,
    about: 'connection',
  })
  toast({
    look: 'destructive',
    title: 'Reconnection Required',
    description: 'Press Reconnect above, or load the page again.',
    forGrownUps: 'Please refresh the page to reconnect to the chat server.',
    about: 'connection',
  })
}

import { type ClientMessage, type ServerMessage, serverMessageSchema } from '#contract/live-chat-socket.ts'

/** Milliseconds between two pings, so that nothing on the way takes the connection for dead. */
export const PING_INTERVAL = 45_000

export type Connection = ReturnType<typeof overWebSocket>

/** One connection, from its opening on. */
export function overWebSocket(
  webSocket: WebSocket,
  on: {
    onOpen: () => void
    /** With undefined for what this page doesn't understand. */
    onMessage: (message: ServerMessage | undefined) => void
    onError: () => void
    onClose: (code: number, reason: string) => void
  },
) {
  let isHeld = true
  let pings: ReturnType<typeof setInterval> | undefined
  const send = (message: ClientMessage) => webSocket.send(JSON.stringify(message))

  webSocket.addEventListener('open', () => {
    if (!isHeld) return
    pings = setInterval(send, PING_INTERVAL, { type: 'ping' })
    on.onOpen()
  })
  webSocket.addEventListener('message', ({ data }) => {
    if (isHeld) on.onMessage(parsed(data))
  })
  webSocket.addEventListener('error', () => {
    if (isHeld) on.onError()
  })
  webSocket.addEventListener('close', ({ code, reason }) => {
    if (isHeld) on.onClose(code, reason)
  })

  return {
    send,
    /** What it still reports is of no interest. */
    letGo(): void {
      isHeld = false
      clearInterval(pings)
    },
    close: (code?: number) => webSocket.close(code),
  }
}

function parsed(data: unknown): ServerMessage | undefined {
  let message: ServerMessage | undefined
  try {
    message = serverMessageSchema.safeParse(JSON.parse(String(data))).data
  } catch {}
  if (!message) console.warn('The server sent a message that this page does not understand')
  return message
}

import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'

/**
 * Frames are collected in memory until they are whole. When that becomes too much, the largest must go.
 * @param most bytes of messages that are still coming in, over all connections together
 * @param cutOff ends a connection whose message is too large
 * @returns what counts the bytes of a connection from now on
 */
export function boundIncoming(
  most: number,
  cutOff: (webSocket: WebSocket) => void,
  log: Logger,
): (webSocket: WebSocket, socket: Duplex) => void {
  /** Bytes of the message that is coming in, by connection. */
  const incoming = new Map<WebSocket, number>()
  let all = 0

  function set(webSocket: WebSocket, bytes: number): void {
    all += bytes - (incoming.get(webSocket) ?? 0)
    incoming.set(webSocket, bytes)
  }

  function forget(webSocket: WebSocket): void {
    all -= incoming.get(webSocket) ?? 0
    incoming.delete(webSocket)
  }

  return (webSocket, socket) => {
    set(webSocket, 0)
    socket.on('data', (chunk: Buffer) => {
      const before = incoming.get(webSocket)
      if (before === undefined) return
      set(webSocket, before + chunk.length)
      if (all <= most) return
      const [largest] = [...incoming].sort(([, a], [, b]) => b - a)
      if (!largest) return
      log.warn({ bytes: largest[1] }, 'too much is coming in over the sockets')
      forget(largest[0])
      cutOff(largest[0])
    })
    webSocket.on('message', () => {
      if (incoming.has(webSocket)) set(webSocket, 0)
    })
    webSocket.on('close', () => forget(webSocket))
  }
}

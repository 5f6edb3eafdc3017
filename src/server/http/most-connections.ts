import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A family's windows have some dozens open. */
const MOST = 500

/**
 * Lets newcomers in however many connections are open whose request doesn't come to its end: beyond so many the one
 * goes from which nothing has begun for longest. None is cut off whose request has come and is being answered.
 * @param most connections at once, without those that became web sockets
 */
export function limitConnections(server: Server, most = MOST): void {
  /** The oldest first; with the request that is being answered or still coming. */
  const open = new Map<Socket, IncomingMessage | undefined>()

  function makeRoom(): void {
    if (open.size <= most) return
    for (const [socket, request] of open) {
      if (request?.complete) continue
      open.delete(socket)
      socket.destroy()
      return
    }
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
    makeRoom()
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const begin = (under?: IncomingMessage) => {
      // Anew, so that it is the newest; one that was cut off stays away.
      if (open.delete(socket)) open.set(socket, under)
    }
    begin(request)
    response.once('finish', () => begin())
  })
  server.on('upgrade', (_, socket) => open.delete(socket as Socket))
}

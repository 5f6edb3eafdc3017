import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

/** A stretch of network on loopback that can be cut in the middle, with nothing told to either end. */
export interface CuttableWire {
  /** Where the caller sends to, on 127.0.0.1. */
  port: number
  cut(): void
  mend(): void
  close(): void
}

/** @param target the UDP port on 127.0.0.1 at the far end */
export async function cuttableWire(target: number): Promise<CuttableWire> {
  const outside = await boundSocket()
  /** One for each caller's port, so that the far end tells them apart. */
  const inside = new Map<string, Promise<Socket>>()
  let isCut = false
  let isClosed = false

  async function insideFor(address: string, port: number): Promise<Socket> {
    const socket = await boundSocket()
    if (isClosed) socket.close()
    socket.on('message', data => {
      if (!isCut && !isClosed) outside.send(data, port, address)
    })
    return socket
  }

  outside.on('message', (data, { address, port }) => {
    if (isCut) return
    const id = `${address}:${port}`
    const socket = inside.get(id) ?? insideFor(address, port)
    inside.set(id, socket)
    void socket.then(open => {
      if (!isClosed) open.send(data, target, '127.0.0.1')
    })
  })
  return {
    port: outside.address().port,
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
    },
    close() {
      if (isClosed) return
      isClosed = true
      outside.close()
      for (const socket of inside.values()) void socket.then(open => open.close())
    },
  }
}

async function boundSocket(): Promise<Socket> {
  const socket = createSocket('udp4')
  // A port that has closed meanwhile answers with an ICMP error; the wire doesn't care.
  socket.on('error', () => {})
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

/**
 * Requests that never end, from a process of their own: what sends them must not hold up what measures the others.
 * Its arguments are the server's origin and the cookies of who attacks; it says when all of it is under way.
 */
const [origin = '', cookie = '', halfOpen = '0', slowSockets = '0'] = process.argv.slice(2)
const { port } = new URL(origin)
/** Frames of a byte, in each so many milliseconds. */
const FRAMES = 100
const EVERY = 10

for (let count = 0; count < Number(halfOpen); count++) {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /api/evaluate/text/assessment HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le')
}

function open(): WebSocket {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { cookie, origin } })
  return socket.on('error', () => {})
}

const sockets = Array.from({ length: Number(slowSockets) }, open)
process.stdout.write('under way\n')
for (;;) {
  for (const socket of sockets)
    if (socket.readyState === WebSocket.OPEN)
      for (let count = 0; count < FRAMES; count++) socket.send('x', { fin: false })
  await pause(EVERY)
}

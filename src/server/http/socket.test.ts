import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { CLOSE_CODES } from '#contract/socket.ts'
import { timeLimits } from '#support/time-limits.ts'
import { lastingLaunch } from './launch.ts'
import type { End } from './refusals.ts'
import { hostSocket } from './socket.ts'
import type { Connection } from './socket-connection.ts'

const learner = {
  id: 1,
  familyId: 1,
  parentName: 'A',
  childName: 'B',
  email: 'a@example.org',
  assistantName: 'T',
}

/** A host on a bare server, whose connections the test sees from inside. */
async function startHost() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sockets: Socket[] = []
  server.on('connection', socket => void sockets.push(socket))
  const connected: Connection[] = []
  const ends: number[] = []
  const signIns: { name: string; onEnd: (end: End) => void }[] = []
  const host = hostSocket({
    server,
    path: '/ws',
    largestFrame: 4_000_000,
    mostIncoming: 6_000_000,
    launch: lastingLaunch('launch'),
    async ownerOf(request) {
      const session = request.headers['x-session']?.toString() ?? 'first'
      const hold = (onEnd: (end: End) => void) => {
        signIns.push({ name: session, onEnd })
        return () => {}
      }
      return { child: learner, session, hold }
    },
    log: pino({ level: 'silent' }),
    handlers: async () => connection => {
      const place = connected.push(connection) - 1
      return { onMessage() {}, onRefused() {}, onClose: () => void ends.push(place) }
    },
  })
  onTestFinished(async () => {
    await host.close()
    server.close()
  })
  async function connect(session = 'first') {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { cookie: 'stepwise_launch=launch', 'x-session': session },
    })
    onTestFinished(() => socket.terminate())
    const closed = once(socket, 'close').then(([code]) => Number(code))
    await once(socket, 'open')
    return { socket, closed }
  }
  const tell = (session: string, end: End) => {
    for (const { name, onEnd } of signIns) if (name === session) onEnd(end)
  }
  return { host, connect, connected, sockets, ends, tell }
}

test('a client that stops reading is cut off, and no other notices', async () => {
  const { connect, connected, ends } = await startHost()
  const [lazy, busy] = [await connect(), await connect()]
  lazy.socket.pause()
  const [toLazy, toBusy] = connected
  const message = { type: 'response', content: 'x'.repeat(100_000) }
  // The system's buffers take some of it; 1,000 of these are 100 MB.
  for (let sent = 0; sent < 1_000 && ends.length === 0; sent++) {
    toLazy?.send(message)
    await new Promise(resolve => setImmediate(resolve))
  }
  await expect.poll(() => ends).toEqual([0])
  const heard = once(busy.socket, 'message')
  toBusy?.send({ type: 'pong' })
  expect(String((await heard)[0])).toBe('{"type":"pong"}')
})

test('when too much is half received over all connections, the largest goes', async () => {
  const { connect, ends } = await startHost()
  const small = await connect()
  const large = await Promise.all(Array.from({ length: 5 }, connect))
  // Messages that never end: 5 × 3 MB is above what all may have together.
  const part = Buffer.alloc(500_000, 'x')
  small.socket.send('x', { fin: false })
  for (const { socket } of large) {
    for (let sent = 0; sent < 6; sent++) {
      await new Promise(resolve => socket.send(part, { fin: false }, resolve))
    }
  }
  await expect.poll(() => ends.length, { timeout: timeLimits.state }).toBeGreaterThan(0)
  expect(small.socket.readyState).toBe(WebSocket.OPEN)
  expect(ends).not.toContain(0)
})

test('closing ends every connection with 1001', async () => {
  const { host, connect } = await startHost()
  const clients = await Promise.all(Array.from({ length: 3 }, connect))
  await host.close()
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1001, 1001, 1001])
})

test('a sign-in that ends takes its connections with it, and no others', async () => {
  const { connect, ends, tell } = await startHost()
  const [mine, other] = [await connect('first'), await connect('second')]
  tell('first', 'corner_closed')
  tell('first', 'signed_out')
  expect(await mine.closed).toBe(CLOSE_CODES.signedOut)
  await expect.poll(() => ends).toEqual([0])
  expect(other.socket.readyState).toBe(WebSocket.OPEN)
})

test('what a slow reader has not been sent by a lock never comes', async () => {
  const { connect, connected, sockets, tell } = await startHost()
  const slow = await connect()
  slow.socket.on('error', () => {})
  slow.socket.pause()
  const message = { type: 'response', content: 'x'.repeat(1_000_000) }
  // How much the system takes before something waits differs by machine.
  let sent = 0
  for (; sent < 100 && sockets[0]?.writableLength === 0; sent++) connected[0]?.send(message)
  expect(sockets[0]?.writableLength).toBeGreaterThan(0)
  tell('first', 'locked')
  connected[0]?.send({ type: 'pong' })
  let bytes = 0
  slow.socket.on('message', data => {
    bytes += data.toString().length
  })
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
  expect(bytes).toBeLessThan(sent * 1_000_000)
})

test('one sign-in may have a hundred connections, and others come in beside it', async () => {
  const { connect } = await startHost()
  const mine = await Promise.all(Array.from({ length: 100 }, () => connect()))
  const oneMore = await connect()
  expect(await oneMore.closed).toBe(CLOSE_CODES.tryLater)
  const other = await connect('second')
  other.socket.ping()
  await once(other.socket, 'pong')
  mine[0]?.socket.close()
  await mine[0]?.closed
  const again = await connect()
  again.socket.ping()
  await once(again.socket, 'pong')
})

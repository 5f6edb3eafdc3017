import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './most-connections.ts'

const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'
const HALF_OPEN = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Le'
const HALF_SENT = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nfour'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function start(most: number) {
  const held = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.on('error', () => {}).resume()
    request.once('end', async () => {
      if (request.url === '/slow') await held.promise
      response.end('here you are')
    })
  })
  limitConnections(server, most)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, release: held.resolve }
}

/** Open, and as much of a request sent and taken. */
async function send(server: Server, text: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const taken = once(server, 'connection')
  socket.write(text)
  await taken
  return socket
}

const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0])
const isGone = (socket: Socket) => new Promise(resolve => socket.once('close', resolve))

test.each([
  ['headers', HALF_OPEN],
  ['body', HALF_SENT],
])('requests whose %s never come to an end keep nobody out', async (_, half) => {
  const { server } = await start(3)
  const first = isGone(await send(server, half))
  const others = [await send(server, half), await send(server, half)]
  expect(await answerOf(await send(server, GET))).toContain('here you are')
  await first
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false])
})

test('one that is being answered is not cut off, and its next request is let in', async () => {
  const { server, release } = await start(2)
  const asked = once(server, 'request')
  const slow = await send(server, GET.replace('/', '/slow'))
  await asked
  const gone = isGone(await send(server, HALF_OPEN))
  await send(server, HALF_OPEN)
  await gone
  release()
  expect(await answerOf(slow)).toContain('here you are')
  const again = answerOf(slow)
  slow.write(GET)
  expect(await again).toContain('here you are')
})

test('of those that wait between two requests the one that was quiet longest goes', async () => {
  const { server } = await start(2)
  const [first, second] = [await send(server, GET), await send(server, GET)]
  await Promise.all([answerOf(first), answerOf(second)])
  const again = answerOf(first)
  first.write(GET)
  await again
  const gone = isGone(second)
  await send(server, GET)
  await gone
  expect(first.destroyed).toBe(false)
})

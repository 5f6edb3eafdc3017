import { request } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_PATH } from '#contract/socket.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'

/** What a page on another port of this computer can add for the same names, of paths that go before ours. */
function foreignCookies(count: number, size = 43): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = index % 2 === 0 ? 'stepwise_launch' : 'stepwise_session'
    return `${name}=${String(index).padEnd(size, 'x')}`
  })
}

function signedIn(server: TestServer) {
  const browser = newFamily(server)
  return { browser, own: [...browser.cookies].map(([name, value]) => `${name}=${value}`) }
}

function status(port: number, method: string, path: string, cookies: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { cookie: cookies.join('; ') } },
      incoming => {
        incoming.resume()
        resolve(incoming.statusCode)
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

test('a foreign cookie of the same name locks nobody out, whether it comes before ours or after it', async () => {
  const server = await startTestServer()
  const { own } = signedIn(server)
  const foreign = foreignCookies(4)
  for (const cookies of [
    [...foreign, ...own],
    [...own, ...foreign],
  ]) {
    expect(await status(server.port, 'GET', '/api/me', cookies)).toBe(200)
  }
  expect(await status(server.port, 'GET', '/api/me', foreign)).toBe(403)
})

test('as many and as large cookies as a browser keeps for a host lock nobody out', async () => {
  const server = await startTestServer()
  const { own } = signedIn(server)
  const bomb = foreignCookies(178, 4_000)
  expect(await status(server.port, 'GET', '/api/me', [...bomb, ...own])).toBe(200)
})

test('the live chat opens beside foreign cookies', async () => {
  const server = await startTestServer()
  const { own } = signedIn(server)
  const cookie = [...foreignCookies(4), ...own].join('; ')
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${SOCKET_PATH}`, { headers: { cookie } })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.terminate()
})

test('a logout beside foreign cookies ends the sign-in', async () => {
  const server = await startTestServer()
  const { browser, own } = signedIn(server)
  expect(await status(server.port, 'POST', '/api/logout', [...foreignCookies(4), ...own])).toBe(204)
  expect((await browser.get('/api/me')).status).toBe(401)
})

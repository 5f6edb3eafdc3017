import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_PATH } from '#contract/socket.ts'
import { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { keepBrowserHome, readBrowserHome } from '../browser-home.ts'
import { plainFetch } from '../network/fetch-gate.ts'
import { lastingLaunch, randomSecret } from './launch.ts'
import { requestLink } from './link-requests.ts'
import { listen } from './listen.ts'
import { oneUseTokens } from './one-use-tokens.ts'

async function startForBrowser() {
  const browserHome = readBrowserHome(freshFolder())
  const server = await startTestServer({ browserHome })
  const named = { headers: { host: `${browserHome.name}:${server.port}` } }
  return { server, browserHome, named, path: () => new URL(server.newLink()).search.replace('?', '/?') }
}

/** What the opening page hands to its script. */
function opening(html: string) {
  const data = Object.fromEntries(
    [...html.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  return {
    there: data.there ?? '',
    path: (data.path ?? '').replace('&amp;', '&'),
    proof: data.proof,
    pass: data.pass ?? '',
  }
}

test('a link works once, and the one after it is another', async () => {
  const { server, path } = await startForBrowser()
  const link = path()
  expect(link).not.toBe(path())
  const first = await new Browser(server.port).get(link)
  expect(first.status).toBe(200)
  expect(first.headers['set-cookie']).toBeUndefined()
  const again = await new Browser(server.port).get(link)
  expect(again.status).toBe(403)
  expect(again.text).toContain('start Stepwise once more')
})

test('the link leads to the name, whose cookie is another secret and opens no other door', async () => {
  const { server, path, named } = await startForBrowser()
  const link = path()
  const { there, path: proofPath, proof, pass } = opening((await new Browser(server.port).get(link)).text)
  expect(there).toBe(`http://${named.headers.host}`)
  const stranger = new Browser(server.port)
  expect((await stranger.get(proofPath, named)).text).toBe(proof)

  const browser = new Browser(server.port)
  expect((await browser.get(`/?token=${pass}`, named)).status).toBe(200)
  const cookie = browser.cookies.get('stepwise_launch') ?? ''
  expect(link).not.toContain(cookie)
  expect(pass).not.toBe(cookie)
  expect((await browser.get('/', named)).status).toBe(200)
  expect((await browser.get('/api/me', named)).status).toBe(401)
  for (const host of [`127.0.0.1:${server.port}`, `localhost:${server.port}`]) {
    expect((await browser.get('/api/me', { headers: { host } })).status, host).toBe(403)
    expect((await browser.get('/', { headers: { host } })).status, host).toBe(403)
  }
  expect((await new Browser(server.port).get(`/?token=${pass}`, named)).status).toBe(403)
})

test('where the name is not found, the pass is good at the plain address, and only there', async () => {
  const { server, path, named } = await startForBrowser()
  const { pass } = opening((await new Browser(server.port).get(path())).text)
  const browser = new Browser(server.port)
  await browser.get(`/?token=${pass}`)
  expect((await browser.get('/api/me')).status).toBe(401)
  expect((await browser.get('/api/me', named)).status).toBe(403)
})

test('a link is no good at the name, and a wrong one nowhere', async () => {
  const { server, path, named } = await startForBrowser()
  const browser = new Browser(server.port)
  expect((await browser.get(path(), named)).status).toBe(403)
  for (const token of ['', 'x', randomSecret()]) {
    expect((await browser.get(`/?token=${token}`)).status).toBe(403)
    expect((await browser.get(`/?token=${token}`, named)).status).toBe(403)
  }
  expect(browser.cookies.size).toBe(0)
})

test('writes and sockets at the name come from the name alone', async () => {
  const { server, named } = await startForBrowser()
  const { port } = server
  const origin = (value: string) => ({ headers: { ...named.headers, origin: value } })
  const browser = await letIn(server, named)
  expect((await browser.send('POST', '/api/logout', origin(`http://${named.headers.host}`))).status).toBe(204)
  for (const foreign of [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    'http://evil.localhost',
    'null',
  ]) {
    expect((await browser.send('POST', '/api/logout', origin(foreign))).status, foreign).toBe(403)
  }
})

async function letIn(
  server: Awaited<ReturnType<typeof startTestServer>>,
  named: { headers: { host: string } },
) {
  const browser = new Browser(server.port)
  const { pathname, search } = new URL(server.newLink())
  const { pass } = opening((await browser.get(pathname + search)).text)
  await browser.get(`/?token=${pass}`, named)
  return browser
}

test('the live chat opens at the name, and is refused with a cookie of another door', async () => {
  const { server, named } = await startForBrowser()
  const browser = await letIn(server, named)
  const session = newFamily(server).cookies.get('stepwise_session') ?? ''
  const launch = browser.cookies.get('stepwise_launch')
  const status = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${SOCKET_PATH}`, {
        headers: { host, cookie: `stepwise_launch=${launch}; stepwise_session=${session}` },
      })
      socket.once('open', () => {
        socket.terminate()
        resolve(101)
      })
      socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
      socket.once('error', reject)
    })
  expect(await status(named.headers.host)).toBe(101)
  expect(await status(`127.0.0.1:${server.port}`)).toBe(403)
})

test('it also holds its port of the IPv6 loopback address, which browsers try first for the name', async context => {
  const { server, named } = await startForBrowser()
  const other = createServer()
  onTestFinished(() => void other.close())
  const taken = await new Promise(resolve => {
    other.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    other.listen({ host: '::1', port: server.port }, () => resolve('free'))
  })
  if (taken === 'EAFNOSUPPORT' || taken === 'EADDRNOTAVAIL') context.skip('There is no IPv6 here')
  expect(taken).toBe('EADDRINUSE')
  const status = await new Promise(resolve => {
    request({ host: '::1', port: server.port, path: '/api/me', headers: named.headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    }).end()
  })
  expect(status).toBe(403)
})

test('a port whose IPv6 half is taken is not taken by half', async context => {
  const other = createServer()
  onTestFinished(() => void other.close())
  const port = await new Promise<number>(resolve => {
    other.once('error', () => resolve(0))
    other.listen({ host: '::1', port: 0 }, () => resolve((other.address() as { port: number }).port))
  })
  if (port === 0) context.skip('There is no IPv6 here')
  await expect(listen(() => {}, port, { alsoIPv6: true })).rejects.toThrow('already in use')
  const plain = await listen(() => {}, port)
  await plain.close()
})

test('a launch proves itself by a fresh nonce, to pages of its own address, until it is closing', async () => {
  const server = await startTestServer()
  const stranger = new Browser(server.port)
  const page = await server.browser().get('/')
  const nonce = randomSecret()
  const proof = await stranger.get(`/proof?nonce=${nonce}`)
  expect(proof.status).toBe(200)
  expect(proof.text).toMatch(/^[\w+/]{43}=$/)
  expect((await stranger.get(`/proof?nonce=${randomSecret()}`)).text).not.toBe(proof.text)
  expect(page.text).not.toContain(proof.text)
  for (const wrong of ['', '?nonce=', '?nonce=x', `?nonce=${nonce}&nonce=${nonce}`]) {
    expect((await stranger.get(`/proof${wrong}`)).status).toBe(400)
  }
  const origin = 'http://evil.example'
  expect(
    (await stranger.get(`/proof?nonce=${nonce}`, { headers: { origin } })).headers[
      'access-control-allow-origin'
    ],
  ).toBeUndefined()
  expect((await stranger.get(`/proof?nonce=${nonce}`, { headers: { host: 'evil.example' } })).status).toBe(
    403,
  )

  const launch = lastingLaunch()
  expect(launch.prove(nonce)).toMatch(/^[\w+/]{43}=$/)
  launch.end()
  expect(launch.prove(nonce)).toBeUndefined()
})

test('the page alone carries the secret by which it knows the launch', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>S</title></head></html>')
  const server = await startTestServer({ staticDir: folder })
  const [, secret = ''] =
    /<meta name="stepwise-proof" content="([\w-]{43})"/.exec((await server.browser().get('/chat')).text) ?? []
  expect(secret).not.toBe('')
  expect(secret).not.toBe(server.launchToken)
  expect((await new Browser(server.port).get('/')).text).not.toContain(secret)
})

test('a second start gets a new link by the secret of the data folder, and nobody else does', async () => {
  const { server, browserHome } = await startForBrowser()
  const token = await requestLink(server.port, browserHome.secret)
  expect((await new Browser(server.port).get(`/?token=${token}`)).status).toBe(200)
  expect(await requestLink(server.port, randomSecret())).toBeUndefined()
  expect((await new Browser(server.port).get('/new-link')).status).toBe(403)
})

test('a program that has taken the port can neither make up a link nor learn the secret', async () => {
  const secret = randomSecret()
  const asked: string[] = []
  const fake = createHttpServer((incoming, answer) => {
    asked.push(incoming.url ?? '')
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ token: randomSecret(), signature: randomSecret() }))
  })
  await new Promise<void>(resolve => fake.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void fake.close())
  const address = fake.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await requestLink(port, secret)).toBeUndefined()
  expect(asked).toHaveLength(1)
  expect(asked[0]).not.toContain(secret)
})

test('the name stays with the data, in a file for this user alone', () => {
  const dataDir = freshFolder()
  const home = { ...readBrowserHome(dataDir), port: 4_321 }
  keepBrowserHome(dataDir, home)
  expect(readBrowserHome(dataDir)).toEqual(home)
  expect(readBrowserHome(freshFolder()).name).not.toBe(home.name)
  const file = join(dataDir, 'stepwise.browser.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toContain(home.name)
})

test('tokens run out, and only so many wait', () => {
  let time = 0
  const tokens = oneUseTokens(() => time)
  const [short, long] = [tokens.make(1_000), tokens.make()]
  time = 1_000
  expect(tokens.use(short)).toBe(false)
  time = 1e9
  expect(tokens.use(long)).toBe(true)
  expect(tokens.use(long)).toBe(false)
  const oldest = tokens.make()
  const others = Array.from({ length: 50 }, () => tokens.make())
  expect(tokens.use(oldest)).toBe(false)
  expect(others.every(tokens.use)).toBe(true)
})

test('the page is told that its connection is kept for a minute, so that it asks over it after a pause', async () => {
  const { port, close } = await listen((_request, response) => response.end(), 0)
  const { headers } = await plainFetch(`http://127.0.0.1:${port}/`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await close()
})

import { expect, test } from 'vitest'
import { Browser } from '#support/server/browser.ts'
import { startTestServer } from '#support/server/test-server.ts'

test('without the launch token nothing is served: neither API, nor pages, nor files', async () => {
  const server = await startTestServer()
  const stranger = new Browser(server.port)
  const call = await stranger.get('/api/me')
  expect(call.status).toBe(403)
  expect(call.json).toMatchObject({ code: 'forbidden', message: expect.stringContaining('link') })
  for (const path of ['/', '/past-assessments', '/app-3f9a.js', '/favicon.ico']) {
    const page = await stranger.get(path)
    expect(page.status, path).toBe(403)
    expect(page.headers['content-type'], path).toContain('text/html')
    expect(page.text, path).toContain('open Stepwise with the link')
  }
})

test('a wrong, cut or prolonged token is refused, by cookie and by link', async () => {
  const server = await startTestServer()
  const { launchToken } = server
  const wrong = [
    '',
    'x',
    launchToken.slice(1),
    `${launchToken}x`,
    launchToken.toUpperCase(),
    'x'.repeat(10_000),
  ]
  for (const token of wrong) {
    expect((await new Browser(server.port, { stepwise_launch: token }).get('/api/me')).status).toBe(403)
    const visitor = new Browser(server.port)
    expect((await visitor.get(`/?token=${token}`)).status).toBe(403)
    expect(visitor.cookies.size).toBe(0)
  }
})

test('the launch link sets a cookie that scripts and other sites never see, and hides the token', async () => {
  const server = await startTestServer()
  const visitor = new Browser(server.port)
  const answer = await visitor.get(`/?token=${server.launchToken}`)
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/')
  const [cookie] = answer.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^stepwise_launch=.*HttpOnly.*SameSite=Strict/)
  expect((await visitor.get('/')).status).toBe(200)
  expect((await visitor.get('/api/me')).status).toBe(401)
  expect(server.logged()).not.toContain(server.launchToken)
})

test('a link of an earlier launch leads home in a browser that holds the right token', async () => {
  const server = await startTestServer()
  const answer = await server.browser().get('/?token=of-yesterday')
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/')
})

test('a name that someone else points at this computer is refused, with the right token too', async () => {
  const server = await startTestServer()
  const { port } = server
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port + 1}`,
    `127.0.0.1.evil.example:${port}`,
    `0.0.0.0:${port}`,
  ]
  for (const host of foreign) {
    expect((await server.browser().get('/api/me', { headers: { host } })).status, host).toBe(403)
    expect((await server.browser().get('/', { headers: { host } })).status, host).toBe(403)
  }
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
    expect((await server.browser().get('/api/me', { headers: { host } })).status, host).toBe(401)
  }
})

test('a write that another site sends is refused before it does anything', async () => {
  const server = await startTestServer()
  const foreign = ['http://evil.example', 'null', `https://127.0.0.1:${server.port}`, 'http://127.0.0.1:1']
  for (const origin of foreign) {
    for (const [method, path] of [
      ['POST', '/api/logout'],
      ['DELETE', '/api/notices/1'],
      ['PATCH', '/api/me'],
    ] as const) {
      expect((await server.browser().send(method, path, { headers: { origin } })).status, origin).toBe(403)
    }
  }
  for (const host of ['127.0.0.1', 'localhost']) {
    const origin = `http://${host}:${server.port}`
    expect((await server.browser().post('/api/logout', undefined, { headers: { origin } })).status).toBe(204)
  }
  expect((await server.browser().post('/api/logout')).status).toBe(204)
})

test('it listens on the loopback address alone', async () => {
  const server = await startTestServer()
  expect(server.http.address()).toMatchObject({ address: '127.0.0.1' })
})

test('every answer carries the headers that keep foreign content and frames out', async () => {
  const server = await startTestServer()
  for (const path of ['/', '/app-3f9a.js', '/api/me', '/api/nothing']) {
    const { headers } = await server.browser().get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toMatch(/script-src 'self';/)
    expect(headers['permissions-policy'], path).toContain('camera=(self), microphone=(self)')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

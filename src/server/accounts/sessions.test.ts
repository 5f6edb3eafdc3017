import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { family, signUp } from '#support/server/samples.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'

const DAY = 24 * 60 * 60 * 1000

async function serverWithClock() {
  let moment = Date.now()
  const server = await startTestServer({ now: () => new Date(moment) })
  return {
    server,
    pass(milliseconds: number) {
      moment += milliseconds
    },
  }
}

function storedSessions(server: TestServer) {
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
  try {
    return sqlite.prepare<[], { token_hash: string; expires_at: string }>('select * from auth_sessions').all()
  } finally {
    sqlite.close()
  }
}

test('the cookie is hidden from scripts and other sites, and only its hash is stored', async () => {
  const server = await startTestServer()
  const answer = await server.browser().post('/api/register', family)
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^stepwise_session=[\w-]{43};/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
  expect(cookie).toContain(`Max-Age=${30 * 24 * 60 * 60}`)
  const token = cookie.split(/[=;]/)[1] ?? ''
  expect(JSON.stringify(storedSessions(server))).not.toContain(token)
})

test('a made-up, changed or stored value signs nobody in', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  const token = browser.cookies.get('stepwise_session') ?? ''
  const [stored] = storedSessions(server)
  for (const value of ['', 'x', `${token}x`, token.slice(1), stored?.token_hash ?? '', "' or 1=1 --"]) {
    const thief = new Browser(server.port, { stepwise_launch: server.launchToken, stepwise_session: value })
    expect((await thief.get('/api/me')).status, value).toBe(401)
  }
})

test('a cookie stolen before the logout is worthless after it', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  const thief = new Browser(server.port, Object.fromEntries(browser.cookies))
  expect((await thief.get('/api/me')).status).toBe(200)
  await browser.post('/api/logout')
  expect((await thief.get('/api/me')).status).toBe(401)
})

test('a login ends the session that this browser had and leaves those of other browsers', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', family)
  const former = new Browser(server.port, Object.fromEntries(browser.cookies))
  await browser.post('/api/login', family)
  expect((await former.get('/api/me')).status).toBe(401)
  expect((await browser.get('/api/me')).status).toBe(200)
  expect((await elsewhere.get('/api/me')).status).toBe(200)
})

test('a session lives for 30 days after its last use, with at most one renewal a day', async () => {
  const { server, pass } = await serverWithClock()
  const browser = server.browser()
  await signUp(browser)
  const [first] = storedSessions(server)

  pass(DAY / 2)
  const soon = await browser.get('/api/me')
  expect(soon.headers['set-cookie']).toBeUndefined()
  expect(storedSessions(server)).toEqual([first])

  pass(DAY)
  const later = await browser.get('/api/me')
  expect(later.headers['set-cookie']?.[0]).toContain('Max-Age=2592000')
  expect(storedSessions(server)).toEqual([{ ...first, expires_at: expect.anything() }])
  expect(storedSessions(server)).not.toEqual([first])

  pass(29.9 * DAY)
  expect((await browser.get('/api/me')).status).toBe(200)
  pass(30.1 * DAY)
  expect(await browser.get('/api/me')).toMatchObject({ status: 401, json: { code: 'not_signed_in' } })
})

test('expired sessions are removed at the next login', async () => {
  const { server, pass } = await serverWithClock()
  await signUp(server.browser())
  pass(31 * DAY)
  await server.browser().post('/api/login', family)
  expect(storedSessions(server)).toHaveLength(1)
})

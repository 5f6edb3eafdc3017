import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'
import { isRightPassword } from './passwords.ts'

const wrong = { email: family.email, password: 'a guess' }

const logIn = (server: TestServer, login: object = wrong) => server.browser().post('/api/login', login)

test('ten wrong log-ins are ten wrong log-ins however often Stepwise is started', async () => {
  const first = await startTestServer()
  addFamily(first)
  for (let count = 0; count < 5; count++) expect((await logIn(first)).status).toBe(401)
  await first.close()
  // A clock that is set forward frees nobody, one that is set back keeps nobody out.
  const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)
  const second = await startTestServer({ dataDir: first.dataDir, now: tomorrow })
  for (let count = 0; count < 5; count++) expect((await logIn(second)).status).toBe(401)
  expect((await logIn(second, family)).status).toBe(429)
  await second.close()
  let elapsed = 0
  const years = () => new Date('2009-01-01')
  const third = await startTestServer({ dataDir: first.dataDir, now: years, elapsed: () => elapsed })
  const refused = await logIn(third, family)
  expect(refused).toMatchObject({
    status: 429,
    json: { message: expect.stringContaining('wait 15 minutes') },
    headers: { 'retry-after': '900' },
  })
  elapsed += 15 * 60_000
  expect((await logIn(third, family)).status).toBe(200)
})

test('wrong log-ins from outside leave a parent who is here in peace', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  for (let count = 0; count < 12; count++) await logIn(server)
  expect((await logIn(server, family)).status).toBe(429)
  const password = { password: family.password }
  await browser.post('/api/lock')
  expect((await browser.post('/api/unlock', password)).status).toBe(204)
  expect((await browser.post('/api/parent/open', password)).status).toBe(200)
  // The log-in stays closed by it: a right password here says nothing of who is outside.
  expect((await logIn(server, family)).status).toBe(429)
})

test('a child who guesses at the lock is stopped by itself, and elsewhere nobody is', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', family)
  await browser.post('/api/lock')
  const guess = () => browser.post('/api/unlock', { password: 'a guess' })
  for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(400)
  expect((await browser.post('/api/unlock', { password: family.password })).status).toBe(429)
  expect((await browser.get('/api/evaluations')).status).toBe(423)
  expect((await elsewhere.post('/api/parent/open', { password: family.password })).status).toBe(200)
})

test('while too many log-ins wait, more are asked to come back, and who is signed in goes first', {
  tags: 'in-full',
}, async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  await browser.post('/api/lock')
  // Two that are being checked for seconds, and all but one of those that may wait.
  const long = [atCost(17, 8), atCost(17, 8)].map(stored => isRightPassword('a guess', stored))
  const waiting = Array.from({ length: 31 }, () => isRightPassword('a guess', atCost(4, 1)))
  let hasEnded = false
  const firstEnd = Promise.race(long).then(() => {
    hasEnded = true
  })
  const tries = Array.from({ length: 13 }, () => logIn(server))
  const busy = await Promise.race(tries)
  expect(busy).toMatchObject({
    status: 429,
    json: { code: 'too_many_attempts', message: expect.stringMatching(/^Login failed: .*few seconds/) },
    headers: { 'retry-after': '5' },
  })
  expect((await browser.post('/api/unlock', { password: family.password })).status).toBe(204)
  expect(hasEnded).toBe(false)
  await Promise.all([firstEnd, ...long, ...waiting])
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([401, ...Array.from({ length: 12 }, () => 429)])
  // Being sent away is no wrong try.
  expect((await logIn(server, family)).status).toBe(200)
})

/** A hash that no password has. The check takes 2 ** `logN` times `p` as long as the smallest. */
function atCost(logN: number, p: number): string {
  const bytes = (length: number) => Buffer.alloc(length).toString('base64url')
  return ['scrypt', logN, 8, p, bytes(16), bytes(32)].join('$')
}

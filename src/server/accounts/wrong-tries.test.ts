import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { family, signUp } from '#support/server/samples.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

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

test(
  'of a hundred log-ins at once most are asked to come back, and who is signed in goes first',
  async () => {
    const server = await startTestServer()
    const browser = server.browser()
    await signUp(browser)
    await browser.post('/api/lock')
    let answered = 0
    const flood = Array.from({ length: 100 }, async (_, index) => {
      const answer = await logIn(server, { email: `${index}@example.org`, password: 'a guess' })
      answered += answer.status === 401 ? 1 : 0
      return answer
    })
    const busy = await Promise.race(flood)
    expect(busy).toMatchObject({
      status: 429,
      json: { code: 'too_many_attempts', message: expect.stringMatching(/^Login failed: .*few seconds/) },
      headers: { 'retry-after': '5' },
    })
    const before = answered
    expect((await browser.post('/api/unlock', { password: family.password })).status).toBe(204)
    // Two were being hashed, and a few more may have been beside the unlock.
    expect(answered - before).toBeLessThanOrEqual(6)
    const answers = await Promise.all(flood)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(34)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(66)
    // Being sent away is no wrong try.
    expect((await logIn(server, family)).status).toBe(200)
  },
  timeLimits.long,
)

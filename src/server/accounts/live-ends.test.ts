import { once } from 'node:events'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { holdPasswords } from '#support/server/cheap-passwords.ts'
import { startLiveChatServer } from '#support/server/live-chat-server.ts'
import { evaluation, family } from '#support/server/samples.ts'
import { openRequest, responseTo, write } from '#support/server/slow-request.ts'
import { openSocket, upgradeStatus } from '#support/server/socket-client.ts'
import { startTestServer } from '#support/server/test-server.ts'

/** A family that is signed in here and in another browser, with a socket open in each. */
async function startWithTwoBrowsers() {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', family)
  return { browser, elsewhere, here: await openSocket(browser), there: await openSocket(elsewhere) }
}

const password = { password: family.password }
const lock = (browser: Browser) => browser.post('/api/lock')
const logOut = (browser: Browser) => browser.post('/api/logout')
const logInAnew = (browser: Browser) => browser.post('/api/login', family)

test.each([
  ['a lock', lock],
  ['a log-out', logOut],
  ['a new log-in in its place', logInAnew],
])(
  'after %s not one more word of a reply comes by the socket, and the whole of it is saved',
  async (name, end) => {
    const { browser, openai } = await startLiveChatServer()
    const former = await openSocket(browser)
    const second = await openSocket(browser)
    const reply = openai.willBeFed()
    former.send({ userId: 1, content: 'Why is the sky blue?', modality: 'text' })
    reply.say('Light is scattered. ')
    await former.next('response')
    expect((await end(browser)).status).toBeLessThan(300)
    const heard = former.messages.length
    expect(await former.closed).toMatchObject({ code: 4401 })
    expect(await second.closed).toMatchObject({ code: 4401 })
    reply.say('Blue the most. ')
    reply.finish()
    if (name === 'a lock') await browser.post('/api/unlock', password)
    else await browser.post('/api/login', family)
    await expect
      .poll(async () => (await browser.get('/api/chat/sessions/1/messages')).text)
      .toContain('Light is scattered. Blue the most.')
    expect(former.messages.length).toBe(heard)
  },
)

test.each([
  ['a lock', lock],
  ['a log-out', logOut],
  ['a new log-in in its place', logInAnew],
])('after %s a stream is cut, and the service is let go', async (_, end) => {
  const { browser, openai } = await startLiveChatServer()
  const reply = openai.willBeFed()
  const { sent } = openRequest(browser, '/api/gemini-chat/stream', { 'content-type': 'application/json' })
  sent.end(JSON.stringify({ message: 'Why is the sky blue?' }))
  reply.say('Light is scattered. ')
  const incoming = await responseTo(sent)
  const cut = once(incoming, 'error')
  await once(incoming, 'data')
  expect((await end(browser)).status).toBeLessThan(300)
  let more = ''
  incoming.on('data', chunk => {
    more += chunk
  })
  reply.say('Blue the most. ')
  await cut
  await openai.asked('/v1/chat/completions')[0]?.gone
  expect(more).toBe('')
})

test('a reply that is waited for without a socket is refused at once, and saved', async () => {
  const { browser, openai } = await startLiveChatServer()
  const reply = openai.willBeFed()
  const asked = browser.post('/api/chat', { content: 'Why is the sky blue?' })
  await openai.received(2)
  await lock(browser)
  expect(await asked).toMatchObject({ status: 423, json: { code: 'locked' } })
  reply.say('Light is scattered.')
  reply.finish()
  await browser.post('/api/unlock', password)
  await expect
    .poll(async () => (await browser.get('/api/chat/sessions/1/messages')).text)
    .toContain('Light is scattered.')
})

test('a large answer that a slow client has not read by the lock stays unread', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  await browser.post('/api/evaluations', { ...evaluation, overallAssessment: 'a'.repeat(20_000) })
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { timeout: 5_000 })
  const columns =
    'child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at'
  const copy = sqlite.prepare(`insert into evaluations (${columns}) select ${columns} from evaluations`)
  // Twice as many each time: 1,024 of them are 20 MB.
  for (let times = 0; times < 10; times++) copy.run()
  sqlite.close()
  const { sent } = openRequest(browser, '/api/evaluations', {}, 'GET')
  sent.end()
  const incoming = await responseTo(sent)
  // It comes before the lock is answered.
  const cut = once(incoming, 'error')
  await lock(browser)
  let bytes = 0
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await cut
  expect(bytes).toBeLessThan(20_000_000)
})

test.each([
  ['a lock', lock, 423],
  ['a log-out', logOut, 401],
])('a request whose body comes slowly over %s changes nothing', async (_, end, status) => {
  const { browser } = await startWithTwoBrowsers()
  const body = JSON.stringify(evaluation)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const { sent, answer } = openRequest(browser, '/api/evaluations', headers)
  await write(sent, body.slice(0, 20))
  // The server has it once it answers what came later.
  await browser.get('/api/me')
  await end(browser)
  sent.end(body.slice(20))
  expect(await answer).toMatchObject({ status })
  await browser.post(status === 423 ? '/api/unlock' : '/api/login', { ...family })
  expect((await browser.get('/api/evaluations')).json).toEqual([])
})

test('a form with pictures that is on its way is refused by the lock at once', async () => {
  const { browser } = await startWithTwoBrowsers()
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 500_000 }
  const { sent, answer } = openRequest(browser, '/api/evaluate/image/assessment', headers)
  await write(sent, '--b\r\nContent-Disposition: form-data; name="question"\r\n\r\nWhat')
  await browser.get('/api/me')
  await lock(browser)
  expect(await answer).toMatchObject({ status: 423, json: { code: 'locked' } })
})

test('an unlock that is overtaken by another lock leaves it locked, and a corner stays closed', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  await lock(browser)
  const first = holdPasswords()
  const unlocking = browser.post('/api/unlock', password)
  await first.asked
  await lock(browser)
  first.release()
  expect(await unlocking).toMatchObject({ status: 423 })
  expect((await browser.get('/api/evaluations')).status).toBe(423)
  expect((await browser.post('/api/unlock', password)).status).toBe(204)
  const second = holdPasswords()
  const opening = browser.post('/api/parent/open', password)
  await second.asked
  await lock(browser)
  second.release()
  expect(await opening).toMatchObject({ status: 423 })
  await browser.post('/api/unlock', password)
  expect((await browser.get('/api/parent')).json).toEqual({})
})

test('a page that is left alone ends its sockets without being told, and so does a sign-in that runs out', async () => {
  let moment = Date.now()
  const server = await startTestServer({ now: () => new Date(moment) })
  const { browser } = addFamily(server, { isCornerOpen: true })
  await browser.send('PATCH', '/api/shared-computer', { body: { idleLockMinutes: 2 } })
  const idle = await openSocket(browser)
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', { ...family })
  await elsewhere.post('/api/presence', { isActive: true })
  moment += 3 * 60_000
  await elsewhere.post('/api/unlock', password)
  const other = await openSocket(elsewhere)
  expect((await idle.closed).code).toBe(4401)
  moment += 31 * 24 * 60 * 60_000
  expect((await other.closed).code).toBe(4401)
})

test('logging out closes the sockets of this browser at once, and no others', async () => {
  const { browser, here, there } = await startWithTwoBrowsers()
  const second = await openSocket(browser)
  await browser.post('/api/logout')
  expect((await here.closed).code).toBe(4401)
  expect((await second.closed).code).toBe(4401)
  there.send({ type: 'ping' })
  await there.next('pong')
})

test('a new password closes the sockets of the other browsers', async () => {
  const { browser, here, there } = await startWithTwoBrowsers()
  const body = { currentPassword: family.password, newPassword: 'eight new words' }
  await browser.send('PATCH', '/api/me/password', { body })
  expect((await there.closed).code).toBe(4401)
  here.send({ type: 'ping' })
  await here.next('pong')
})

test('deleting the account closes all of them', async () => {
  const { browser, here, there } = await startWithTwoBrowsers()
  const answer = await browser.post('/api/me/delete', { confirmation: 'delete everything' })
  expect(answer.status).toBe(204)
  expect((await here.closed).code).toBe(4401)
  expect((await there.closed).code).toBe(4401)
})

test('while the page is locked no socket opens and none takes a message', async () => {
  const { browser, here } = await startWithTwoBrowsers()
  await browser.post('/api/lock')
  expect(await upgradeStatus(browser)).toBe(401)
  here.send({ userId: 1, content: 'hello', modality: 'text' })
  expect((await here.closed).code).toBe(4401)
  await browser.post('/api/unlock', { password: family.password })
  expect(await upgradeStatus(browser)).toBe(101)
})

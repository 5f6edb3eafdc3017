import { afterEach, expect, test } from 'vitest'
import { newFamily } from '#support/server/families.ts'
import { FIRST, startQuietServer } from '#support/server/live-chat-server.ts'
import { openSocket, type SocketClient, upgradeStatus } from '#support/server/socket-client.ts'
import { timesAsMuch } from '#support/times-as-much.ts'

const MEGABYTE = 1024 * 1024

afterEach(() => globalThis.gc?.())

/** A connection that notices nothing answers a ping and stays silent otherwise. */
async function isUntouched(client: SocketClient): Promise<boolean> {
  client.send({ type: 'ping' })
  await client.next('pong')
  return client.messages.length === 1
}

test('a socket is opened by signed-in pages of this very server alone', async () => {
  const { server, browser } = await startQuietServer()
  const stranger = server.browser()
  stranger.cookies.clear()
  expect(await upgradeStatus(browser)).toBe(101)
  expect(await upgradeStatus(stranger)).toBe(403)
  expect(await upgradeStatus(server.browser())).toBe(401)
  expect(await upgradeStatus(browser, { headers: { origin: 'https://evil.example' } })).toBe(403)
  expect(await upgradeStatus(browser, { headers: { origin: 'null' } })).toBe(403)
  expect(await upgradeStatus(browser, { headers: { host: `evil.example:${server.port}` } })).toBe(403)
  expect(await upgradeStatus(browser, { path: '/other' })).toBe(404)
  expect(await upgradeStatus(browser, { path: '/ws?token=x' })).toBe(101)
})

test.each([
  ['broken JSON', '{"userId":', 'This message is not readable as JSON.'],
  ['no object', '[1,2]', 'This message is none that the chat understands.'],
  ['an unknown type', '{"type":"shutdown"}', 'This message is none that the chat understands.'],
  ['a chat without a user', '{"content":"Hi"}', 'This message is none that the chat understands.'],
  [
    'a session that is no id',
    `{"userId":${FIRST},"content":"Hi","sessionId":"1 or 1=1"}`,
    'This message is none',
  ],
  [
    'a session that is not there',
    `{"userId":${FIRST},"content":"Hi","sessionId":99}`,
    'We couldn’t find this chat',
  ],
  ['another user', '{"userId":77,"content":"Hi"}', 'This belongs to another account.'],
  ['a blank text', `{"userId":${FIRST},"content":" \\n "}`, 'Please type a message first'],
  ['an endless text', `{"userId":${FIRST},"content":"${'x'.repeat(20_001)}"}`, 'Your message is too long'],
  [
    'live sound that is no base64',
    `{"type":"audioInput","audio":"*","userId":${FIRST},"isRealTimeChunk":true,"modality":"audio"}`,
    'There was a problem',
  ],
  ['bytes in place of text', Buffer.from('{"type":"ping"}'), 'Please send messages as text.'],
])('%s gets a message and the connection stays', async (_what, data, words) => {
  const { server, browser } = await startQuietServer()
  const other = await openSocket(newFamily(server, 'other@example.org'))
  const client = await openSocket(browser)
  if (typeof data === 'string') client.sendRaw(data)
  else client.socket.send(data, { binary: true })
  expect((await client.next('error')).error).toContain(words)
  client.send({ type: 'ping' })
  await client.next('pong')
  expect(await isUntouched(other)).toBe(true)
  expect((await browser.get('/api/chat/sessions')).json).toEqual([])
})

test('a frame over 25 MB closes its own connection with 1009', async () => {
  const { server, browser } = await startQuietServer()
  const other = await openSocket(newFamily(server, 'other@example.org'))
  const client = await openSocket(browser)
  client.sendRaw('x'.repeat(25 * MEGABYTE + 1))
  expect((await client.closed).code).toBe(1009)
  expect(await isUntouched(other)).toBe(true)
})

test('a message that comes byte by byte without end closes its own connection', async () => {
  const { browser } = await startQuietServer()
  const [other, slow] = [await openSocket(browser), await openSocket(browser)]
  for (let count = 0; count < 4_000; count++) slow.socket.send('x', { fin: false })
  expect(await slow.closed).toMatchObject({ code: 1008 })
  expect(await isUntouched(other)).toBe(true)
})

test('a thousand messages in a second are throttled with a message, and a flood ends the connection', async () => {
  const { server, browser } = await startQuietServer()
  const other = await openSocket(newFamily(server, 'other@example.org'))
  const client = await openSocket(browser)
  for (let sent = 0; sent < 1_000; sent++) client.send({ type: 'ping' })
  expect(await client.next('error')).toMatchObject({ code: 'too_many_attempts' })
  expect(client.messages.filter(({ type }) => type === 'pong').length).toBeLessThan(200)
  expect(await isUntouched(other)).toBe(true)
  for (let sent = 0; sent < 5_000; sent++) client.send({ type: 'ping' })
  expect((await client.closed).code).toBe(1008)
})

test('signing out ends what the socket may do', async () => {
  const { browser } = await startQuietServer()
  const client = await openSocket(browser)
  await browser.post('/api/logout')
  client.send({ userId: FIRST, content: 'Still here?' })
  expect((await client.closed).code).toBe(4401)
})

test('50 sockets with live sound each leave the memory bounded', { tags: 'in-full' }, async () => {
  const { server, browser } = await startQuietServer()
  const other = await openSocket(newFamily(server, 'other@example.org'))
  const before = process.memoryUsage().rss
  const sockets: SocketClient[] = []
  for (let count = 0; count < 50; count++) sockets.push(await openSocket(browser))
  // 50 × 3 MB of live sound are 150 MB, of which 100 MB may stay; the test's own copies come on top.
  const chunk = JSON.stringify({
    type: 'audioInput',
    audio: 'A'.repeat(4 * MEGABYTE),
    userId: FIRST,
    isRealTimeChunk: true,
    modality: 'audio',
  })
  for (const client of sockets) {
    client.sendRaw(chunk)
    client.send({ type: 'ping' })
    await client.next('pong')
  }
  expect(sockets.every(({ messages }) => messages.length === 1)).toBe(true)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MEGABYTE)
  expect(await isUntouched(other)).toBe(true)
})

test('more connections than a household has windows are refused for a while', async () => {
  const { server, browser } = await startQuietServer()
  const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(browser)))
  const late = await openSocket(browser)
  expect((await late.closed).code).toBe(1013)
  expect(await isUntouched(sockets[0] as SocketClient)).toBe(true)
  expect(server.logged()).not.toContain('"level":50')
})

test('a frame of 24 MB of brackets costs no more than one of words', { tags: 'in-full' }, async () => {
  const { browser } = await startQuietServer()
  const client = await openSocket(browser)
  let answers = 0
  async function send(frame: Buffer) {
    client.sendRaw(frame.toString('latin1'))
    await client.next('error', undefined, ++answers)
  }
  const filled = (piece: string) => Buffer.alloc(24 * MEGABYTE, piece)
  const words = filled('x')
  words.write('"')
  words.write('"', words.length - 1)
  const ordinary = () => send(words)
  // Sending, unpacking and checking the letters is most of it.
  for (const piece of ['[', '[],', '"",', '{"a":']) {
    const frame = filled(piece)
    expect(await timesAsMuch(() => send(frame), ordinary, 5), piece).toBeLessThan(5)
  }
})

test('a call with more JSON than anybody needs is refused before it is read', async () => {
  const { browser } = await startQuietServer()
  for (const body of ['['.repeat(900_000), `[${'[],'.repeat(300_000)}[]]`]) {
    const answer = await browser.post('/api/chat/sessions', body)
    expect(answer).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { FlaggedExchange } from '#contract/parents-corner.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { FIRST, startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'

const DAY_MS = 86_400_000
const TEXT_CHAT = '/api/gemini-chat/stream'

const readFlags = async (browser: Browser) =>
  (await browser.get('/api/parent/flagged')).json as FlaggedExchange[]

async function say(browser: Browser, contents: string[], sessionId?: number) {
  const client = await openSocket(browser)
  let session = sessionId
  for (const [index, content] of contents.entries()) {
    client.send({ userId: FIRST, content, ...(session !== undefined && { sessionId: session }) })
    session = (await client.done(index + 1)).sessionId
  }
  return { client, sessionId: session ?? 0 }
}

/** Every file of the data folder, and the account's export, as one text. */
async function everything(server: TestServer, browser: Browser): Promise<string> {
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  const { bytes } = await browser.get('/api/export')
  const zipped = Object.values(unzipSync(new Uint8Array(bytes))).map(each => strFromU8(each))
  return [...files, ...zipped, server.logged()].join('\n')
}

test('what was flagged stays for the parent when the chat is renamed and deleted', async () => {
  const { browser } = await startQuietServer()
  const { sessionId } = await say(browser, ['i want to die'])
  await browser.send('PATCH', `/api/chat/sessions/${sessionId}`, { body: { title: 'Sums' } })
  await browser.send('DELETE', `/api/chat/sessions/${sessionId}`)
  expect(await readFlags(browser)).toMatchObject([
    {
      tier: 'urgent',
      concern: 'self_harm',
      source: 'live_chat',
      about: 'child',
      said: 'i want to die',
      reply: expect.stringContaining('I’m really glad you told me'),
      chatTitle: expect.stringMatching(/^Chat - /),
    },
  ])
})

test('it is kept for 90 days, over restarts, and then gone from the data', async () => {
  let moment = Date.parse('2026-03-05T10:00:00Z')
  const now = () => new Date(moment)
  const first = await startTestServer({ now })
  await say(newFamily(first), ['i want to die'])
  await first.close()
  const left = () => {
    const sqlite = new SQLite(join(first.dataDir, 'stepwise.db'), { readonly: true })
    const row = sqlite.prepare('select count(*) as count from flagged_exchanges').get()
    sqlite.close()
    return row
  }
  moment += 89.9 * DAY_MS
  const second = await startTestServer({ now, dataDir: first.dataDir })
  await second.close()
  expect(left()).toEqual({ count: 1 })
  moment += 0.2 * DAY_MS
  await startTestServer({ now, dataDir: first.dataDir })
  await vi.waitFor(() => expect(left()).toEqual({ count: 0 }))
})

test('the text chat flags for the parent too, and keeps nothing else', async () => {
  const { browser, openai } = await startLiveChatServer()
  await browser.post(TEXT_CHAT, { message: 'kill myself how' })
  await browser.post(TEXT_CHAT, { message: 'What is a noun?' })
  openai.willSay('Sure! What is your home address?')
  await browser.post(TEXT_CHAT, { message: 'Hello there' })
  const flags = await readFlags(browser)
  expect(flags).toMatchObject([
    { tier: 'urgent', source: 'text_chat', said: 'kill myself how' },
    { tier: 'stop', source: 'text_chat', about: 'reply', said: 'Hello there', concern: 'private_details' },
  ])
  expect(JSON.stringify(flags)).not.toContain('noun')
})

test('urgent ones come first, and no flood of others pushes anything out', async () => {
  const { browser } = await startQuietServer()
  await browser.post(TEXT_CHAT, { message: 'my password is banana42' })
  await browser.post(TEXT_CHAT, { message: 'i want to die' })
  for (let turn = 0; turn < 60; turn++) await browser.post(TEXT_CHAT, { message: `shit ${turn}` })
  const flags = await readFlags(browser)
  expect(flags[0]).toMatchObject({ tier: 'urgent', said: 'i want to die' })
  expect(flags.map(({ said }) => said)).toContain('my password is banana42')
  expect(flags.length).toBeLessThan(60)
})

test('an emergency is urgent for the parent, and nothing to learn is offered beside the words', async () => {
  const { browser } = await startQuietServer()
  const { client, sessionId } = await say(browser, ['the kitchen is on fire'])
  expect(client.text()).toMatch(/^\*\*Fetch a grown-up now, and call 999/)
  expect(await readFlags(browser)).toMatchObject([{ tier: 'urgent', concern: 'emergency' }])
  const offered = { json: { chips: [] } }
  expect(await browser.get(`/api/chat/sessions/${sessionId}/chips`)).toMatchObject(offered)
  const history = [{ role: 'user', content: 'the kitchen is on fire' }]
  expect(await browser.post('/api/gemini-chat/chips', { history })).toMatchObject(offered)
})

test('a parent puts one aside and back; a child can do neither', async () => {
  const { browser } = await startQuietServer()
  await browser.post(TEXT_CHAT, { message: 'i want to die' })
  const [flag] = await readFlags(browser)
  const path = `/api/parent/flagged/${flag?.id}`
  expect((await browser.send('PATCH', path, { body: { isSeen: true } })).json).toMatchObject({
    seenAt: expect.any(String),
  })
  expect(await readFlags(browser)).toHaveLength(1)
  expect((await browser.send('PATCH', path, { body: { isSeen: false } })).json).not.toHaveProperty('seenAt')
  expect((await browser.send('DELETE', path)).status).toBe(404)
  await browser.post('/api/parent/close')
  expect((await browser.send('PATCH', path, { body: { isSeen: true } })).status).toBe(403)
})

test('harm at home is in no file, no list, no export and no log, nor what is said about it later', async () => {
  const { server, browser, openai } = await startLiveChatServer()
  const { client, sessionId } = await say(browser, [
    'What is a verb?',
    'my stepdad hits me with the quagga',
    'he has a second quagga under the bed',
  ])
  expect(client.text()).toMatch(/won’t show this to anyone at home[\s\S]*0800 1111/)
  const [, told] = client.messages.filter(each => each.type === 'response' && each.done)
  expect(told).toMatchObject({ isUnkept: true, isFlagged: true, hasSpeech: false })

  await browser.post(TEXT_CHAT, { message: 'my mum hits me with the quagga' })
  await browser.post(`/api/chat/sessions/${sessionId}/messages`, { content: 'my dad hits me, quagga' })
  for (const method of ['PATCH', 'POST'] as const) {
    const path = method === 'POST' ? '/api/chat/sessions' : `/api/chat/sessions/${sessionId}`
    const refused = await browser.send(method, path, { body: { title: 'my dad hits me, quagga' } })
    expect(refused).toMatchObject({ status: 422, json: { code: 'kind_words' } })
  }
  const talk = { userId: FIRST, userQuery: 'my dad hits me, quagga', aiResponse: 'A quagga? I am sorry.' }
  expect((await browser.post('/api/voice-chat/messages', talk)).json).toMatchObject({
    userQuery: '',
    kindWords: expect.stringContaining('won’t show this'),
  })
  const later = {
    userId: FIRST,
    userQuery: 'yes it hurts',
    aiResponse: 'That about your dad and the quagga is hard.',
  }
  await browser.post('/api/voice-chat/messages', later)
  const evaluation = { question: 'What is 2 + 2?', answer: 'my dad hits me, quagga', grade: 3 }
  expect(await browser.post('/api/safety/hear', evaluation)).toMatchObject({
    status: 422,
    json: { code: 'kind_words', fields: { answer: expect.any(String) } },
  })
  const intro = { assistantName: 'Pip', personalIntro: 'my dad hits me, quagga' }
  expect((await browser.send('PATCH', '/api/me/profile', { body: intro })).status).toBe(422)

  expect(await readFlags(browser)).toEqual([])
  expect(await browser.get('/api/parent/talks')).toMatchObject({ json: [] })
  expect((await browser.get(`/api/parent/chats/${sessionId}`)).text).not.toContain('quagga')
  expect(JSON.stringify(openai.requests)).not.toContain('quagga')
  expect(await everything(server, browser)).not.toContain('quagga')

  // What is to be learnt afterwards is answered and kept as ever.
  await say(browser, ['How do plants make food from light?'], sessionId)
  expect((await browser.get(`/api/parent/chats/${sessionId}`)).text).toContain('plants')
})

test('what only the service hears of harm at home is erased at once', async () => {
  const { server, browser, openai } = await startLiveChatServer()
  openai.moderates(text => (text.includes('quagga') ? { violence: true } : undefined))
  const { client } = await say(browser, ['the quagga night with papa again'])
  expect(client.text()).toContain('won’t show this to anyone at home')
  const { userId, ...talk } = { userId: FIRST, userQuery: 'papa and the quagga', aiResponse: 'Oh.' }
  await browser.post('/api/voice-chat/messages', { userId, ...talk })
  expect(await readFlags(browser)).toEqual([])
  expect(await everything(server, browser)).not.toContain('quagga')
})

test('a chat in which nothing but harm at home was told is not in the list of chats', async () => {
  const { browser } = await startQuietServer()
  await say(browser, ['my dad hits me'])
  expect((await browser.get('/api/parent/chats')).json).toEqual([])
})

test('harm by others is flagged', async () => {
  const { browser } = await startQuietServer()
  await say(browser, ['my teacher hits me'])
  expect(await readFlags(browser)).toMatchObject([{ tier: 'urgent', concern: 'abuse' }])
})

test('distress in an answer or an introduction gets kind words, is flagged, and goes no further', async () => {
  const { server, browser } = await startQuietServer()
  const answer = { question: 'What is 2 + 2?', answer: 'i want to die', grade: 3 }
  const marking = { ...answer, markingScheme: 'm', totalPossibleScore: 1 }
  const refused = { status: 422, json: { code: 'kind_words', message: expect.stringContaining('0800 1111') } }
  expect(await browser.post('/api/safety/hear', answer)).toMatchObject(refused)
  expect(await browser.post('/api/evaluate/text/assessment', marking)).toMatchObject(refused)
  const intro = { assistantName: 'Pip', personalIntro: 'i want to die' }
  expect(await browser.send('PATCH', '/api/me/profile', { body: intro })).toMatchObject(refused)
  expect((await browser.get('/api/me')).json).not.toHaveProperty('personalIntro')
  expect((await readFlags(browser)).map(({ source, tier }) => [source, tier])).toEqual([
    ['introduction', 'urgent'],
    ['answer', 'urgent'],
    ['answer', 'urgent'],
  ])
  expect(server.logged()).not.toContain('want to die')
})

test('what may be distress in an answer is marked, with kind words beside the mark, and flagged once', async () => {
  const { browser } = await startQuietServer()
  const body = {
    question: 'What is 7 × 8?',
    answer: '56, im just so tired of pretending to be okay every day',
    grade: 4,
  }
  expect(await browser.post('/api/safety/hear', body)).toMatchObject({
    status: 200,
    json: { careWords: expect.any(String) },
  })
  const scheme = await browser.post('/api/evaluate/text/marking-scheme', body)
  const { markingScheme, totalScore } = scheme.json as { markingScheme: string; totalScore: number }
  const marked = await browser.post('/api/evaluate/text/assessment', {
    ...body,
    markingScheme,
    totalPossibleScore: totalScore,
  })
  expect(marked).toMatchObject({
    status: 200,
    json: { score: expect.any(Number), careWords: expect.any(String) },
  })
  expect(await readFlags(browser)).toMatchObject([{ source: 'answer', said: body.answer }])

  const calm = await browser.post('/api/evaluate/text/assessment', {
    ...body,
    answer: 'I think it is 56 days',
    markingScheme,
    totalPossibleScore: totalScore,
  })
  expect(calm.json).not.toHaveProperty('careWords')
})

test('a sum that is open is not gone on with right after distress', async () => {
  const { browser } = await startQuietServer()
  const { client } = await say(browser, ['what is 3/4 + 1/8', 'i want to die', 'on mondays mostly'])
  const [, last = ''] = client.text().split('0800 1111')
  expect(last).not.toMatch(/denominator|3\/4/)
  expect(last).toContain('let’s learn')
})

test('the helplines follow the country that a parent chooses', async () => {
  const { browser } = await startQuietServer()
  expect((await browser.get('/api/safety')).json).toMatchObject({ country: 'GB', isChosen: false })
  const choose = (country: string | null) => browser.send('PATCH', '/api/safety', { body: { country } })
  expect((await choose('DE')).json).toMatchObject({ country: 'DE', isChosen: true, emergency: '112' })
  const { client } = await say(browser, ['i want to die'])
  expect(client.text()).toMatch(/116 111[\s\S]*112/)
  expect((await choose('XX')).status).toBe(400)
  expect((await choose(null)).json).toMatchObject({ country: 'GB', isChosen: false })
  await browser.post('/api/parent/close')
  expect((await choose('DE')).status).toBe(403)
})

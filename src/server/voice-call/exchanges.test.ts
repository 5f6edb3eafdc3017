import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { DELETE_WORDS } from '#contract/family-data.ts'
import type { SpokenExchange } from '#contract/voice-call.ts'
import { openaiErrors } from '#fakes/openai.ts'
import { type FakeRealtime, startFakeRealtime } from '#fakes/realtime.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { allRows } from '#support/server/rows.ts'
import { startTestServer } from '#support/server/test-server.ts'

const EXCHANGES = '/api/voice-chat/messages'
const at = (minute: number) => `2025-03-05T10:${String(minute).padStart(2, '0')}:00Z`

async function start(realtime?: FakeRealtime) {
  const environment = realtime && { OPENAI_BASE_URL: realtime.baseUrl, OPENAI_API_KEY: 'sk-test-1234567890' }
  const server = await startTestServer({ environment })
  return { server, ...addFamily(server, { isCornerOpen: true }) }
}

async function startWithService() {
  const realtime = await startFakeRealtime()
  onTestFinished(realtime.stop)
  return { realtime, ...(await start(realtime)) }
}

async function listed(browser: Browser, query = ''): Promise<SpokenExchange[]> {
  return (await browser.get(EXCHANGES + query)).json as SpokenExchange[]
}

test('what was said is listed in the order of speaking, page by page', async () => {
  const { browser, id: userId } = await start()
  const said = [
    ['third', at(3)],
    ['first', at(1)],
    ['second', at(2)],
    ['also second', at(2)],
  ]
  for (const [userQuery, spokenAt] of said) {
    const { status } = await browser.post(EXCHANGES, {
      userId,
      userQuery,
      aiResponse: 'Well done!',
      spokenAt,
    })
    expect(status).toBe(201)
  }
  const all = await listed(browser)
  expect(all.map(({ userQuery }) => userQuery)).toEqual(['third', 'also second', 'second', 'first'])
  const [newest, ...rest] = all
  expect(await listed(browser, `?before=${newest?.id}`)).toEqual(rest)
  expect(await listed(browser, `?before=${all[1]?.id}&limit=1`)).toEqual([all[2]])
  expect(await listed(browser, '?before=4711')).toEqual([])
})

test('an exchange keeps what the page says of it, with defaults for the rest', async () => {
  const { browser, id: userId } = await start()
  const { json } = await browser.post(EXCHANGES, { userId, aiResponse: ' Hello! ' })
  expect(json).toMatchObject({
    userQuery: '',
    aiResponse: 'Hello!',
    isBookmarked: false,
    ending: 'complete',
    isFlagged: false,
  })
  const spokenAt = '2999-01-01T00:00:00Z'
  const more = {
    userId,
    userQuery: 'Why?',
    aiResponse: 'Bec',
    isBookmarked: true,
    ending: 'cut_off',
    spokenAt,
  }
  const future = (await browser.post(EXCHANGES, more)).json as SpokenExchange
  expect(future).toMatchObject({ userQuery: 'Why?', isBookmarked: true, ending: 'cut_off' })
  expect(Date.parse(future.spokenAt)).toBeLessThanOrEqual(Date.now())
})

test('an exchange that is sent again, because its answer got lost, is kept once', async () => {
  const { browser, id: userId } = await start()
  const exchange = { userId, userQuery: 'Why?', aiResponse: 'Because.', spokenAt: at(1) }
  const [{ json: first }, { json: again }] = [
    await browser.post(EXCHANGES, exchange),
    await browser.post(EXCHANGES, exchange),
  ]
  expect(again).toEqual(first)
  await browser.post(EXCHANGES, { ...exchange, aiResponse: 'Because!' })
  expect(await listed(browser)).toHaveLength(2)
})

test('a bookmark is set and taken away', async () => {
  const { browser, id: userId } = await start()
  const { id } = (await browser.post(EXCHANGES, { userId, aiResponse: 'Hello!' })).json as SpokenExchange
  const mark = (isBookmarked: unknown) =>
    browser.send('PATCH', `${EXCHANGES}/${id}`, { body: { isBookmarked } })
  expect((await mark(true)).json).toMatchObject({ id, isBookmarked: true })
  expect((await listed(browser))[0]?.isBookmarked).toBe(true)
  expect((await mark(false)).json).toMatchObject({ id, isBookmarked: false })
  expect((await mark('perhaps')).status).toBe(400)
})

test('another family can neither read, page, mark nor write an exchange', async () => {
  const { server, browser, id: userId } = await start()
  const { id } = (await browser.post(EXCHANGES, { userId, aiResponse: 'Hello!' })).json as SpokenExchange
  const other = addFamily(server, { email: 'other@example.org', isCornerOpen: true }).browser
  await other.post(EXCHANGES, { userId: userId + 1, aiResponse: 'Hi!', spokenAt: at(1) })
  expect(await listed(other)).toMatchObject([{ aiResponse: 'Hi!' }])
  expect(await listed(other, `?before=${id}`)).toEqual([])
  expect((await other.send('PATCH', `${EXCHANGES}/${id}`, { body: { isBookmarked: true } })).status).toBe(404)
  expect(await other.post(EXCHANGES, { userId, aiResponse: 'x' })).toMatchObject({
    status: 403,
    json: { code: 'forbidden' },
  })
  expect((await other.get('/api/parent/talks')).json).toMatchObject([{ aiResponse: 'Hi!' }])
  expect(await listed(browser)).toMatchObject([{ isBookmarked: false }])
})

test('worrying words of the child are flagged, and the parent reads them as they were', async () => {
  const { browser, id: userId } = await start()
  const userQuery = 'I want to kill myself'
  const { json } = await browser.post(EXCHANGES, { userId, userQuery, aiResponse: 'Let us do sums.' })
  expect(json).toMatchObject({ isFlagged: true, kindWords: expect.stringContaining('grown-up you trust') })
  const [shown] = await listed(browser)
  expect(shown?.aiResponse).toContain('grown-up you trust')
  expect((await browser.get('/api/parent/talks')).json).toMatchObject([
    { userQuery, aiResponse: 'Let us do sums.', queryConcern: 'self_harm' },
  ])
  expect((await browser.get('/api/parent/flagged')).json).toMatchObject([
    { tier: 'urgent', source: 'call', about: 'child', said: userQuery, concern: 'self_harm' },
  ])
})

test('a worrying reply is flagged as the tutor’s', async () => {
  const { browser, id: userId } = await start()
  const aiResponse = 'What is your home address?'
  const { json } = await browser.post(EXCHANGES, { userId, userQuery: 'Hi', aiResponse })
  expect(json).toMatchObject({ isFlagged: true, kindWords: expect.stringContaining('let me stop there') })
  expect((json as SpokenExchange).aiResponse).not.toContain('address')
  expect((await browser.get('/api/parent/flagged')).json).toMatchObject([
    { tier: 'stop', source: 'call', about: 'reply', reply: aiResponse, concern: 'private_details' },
  ])
})

test('the service’s own check is asked too, and a failing one loses nothing', async () => {
  const { realtime, browser, id: userId } = await startWithService()
  realtime.moderates(text => (text === 'Something sly' ? { hate: true } : undefined))
  const sly = { userId, userQuery: 'Something sly', aiResponse: 'Oh?' }
  expect((await browser.post(EXCHANGES, sly)).json).toMatchObject({ isFlagged: true })
  expect(realtime.asked('/v1/moderations').map(({ body }) => body.input)).toEqual(['Something sly', 'Oh?'])
  expect((await browser.get('/api/parent/flagged')).json).toMatchObject([{ concern: 'hate' }])

  realtime.next(openaiErrors.key('sk-test-1234567890'), openaiErrors.key('sk-test-1234567890'))
  const { status, json } = await browser.post(EXCHANGES, { ...sly, userQuery: 'Hello', spokenAt: at(1) })
  expect([status, json]).toMatchObject([201, { isFlagged: false }])
  expect(await listed(browser)).toHaveLength(2)
})

test('an exchange is in the family’s export, comes back by it and goes with the account', async () => {
  const { server, browser, id: userId } = await start()
  await browser.post(EXCHANGES, {
    userId,
    userQuery: 'Why is the sky blue?',
    aiResponse: 'What do you think?',
  })
  const files = unzipSync((await browser.get('/api/export')).bytes)
  const holding = Object.keys(files).filter(name =>
    strFromU8(files[name] ?? new Uint8Array()).includes('Why is the sky blue?'),
  )
  expect(holding).toEqual(expect.arrayContaining(['talks.md', 'data/voice_messages.json']))

  const backup = (await browser.get('/api/backups/now')).bytes
  await browser.post(EXCHANGES, { userId, aiResponse: 'Later words' })
  const headers = { 'content-type': 'application/octet-stream' }
  expect(
    (await browser.send('POST', '/api/backups/restore-file', { body: backup, headers })).status,
  ).toBeLessThan(300)
  const exchanges = await listed(browser)
  expect(exchanges.map(({ userQuery }) => userQuery)).toEqual(['Why is the sky blue?'])

  expect((await browser.post('/api/me/delete', { confirmation: DELETE_WORDS })).status).toBeLessThan(300)
  expect(allRows(join(server.dataDir, 'stepwise.db')).voice_messages).toEqual([])
})

test.each([
  ['no reply', { aiResponse: '  ' }, 400],
  ['a reply that is no text', { aiResponse: 5 }, 400],
  ['a reply too long', { aiResponse: 'x'.repeat(20_001) }, 413],
  ['an ending that is none', { aiResponse: 'x', ending: 'happily' }, 400],
  ['a time that is none', { aiResponse: 'x', spokenAt: 'yesterday' }, 400],
  ['no user', { aiResponse: 'x', userId: undefined }, 400],
])('%s is refused in words', async (_, body, expected) => {
  const { browser, id: userId } = await start()
  const { status, json } = await browser.post(EXCHANGES, { userId, ...body })
  expect([status, typeof (json as { message: string }).message]).toEqual([expected, 'string'])
  expect(await listed(browser)).toEqual([])
})

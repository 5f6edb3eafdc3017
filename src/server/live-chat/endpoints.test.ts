import { expect, test } from 'vitest'
import { defaultSessionTitle } from '#contract/live-chat.ts'
import { newFamily } from '#support/server/families.ts'
import { startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'

test('sessions are made, listed newest first, renamed and deleted', async () => {
  const { browser } = await startQuietServer()
  const { json: first, status } = await browser.post('/api/chat/sessions', { title: '  Adding   fractions ' })
  expect([status, first]).toEqual([201, { id: 1, title: 'Adding fractions', createdAt: expect.any(String) }])
  await browser.post('/api/chat/sessions', {})
  const renamed = await browser.send('PATCH', '/api/chat/sessions/1', { body: { title: 'Fractions' } })
  expect(renamed.json).toMatchObject({ id: 1, title: 'Fractions' })
  expect((await browser.get('/api/chat/sessions')).json).toMatchObject([
    { id: 2, title: expect.stringMatching(/^Chat - /) },
    { id: 1, title: 'Fractions' },
  ])
  expect((await browser.get('/api/chat/sessions?limit=1&before=2')).json).toMatchObject([{ id: 1 }])
  expect((await browser.send('DELETE', '/api/chat/sessions/2')).status).toBe(204)
  expect((await browser.post('/api/chat/sessions', { title: 'New' })).json).toMatchObject({ id: 3 })
})

test('the default title is a short month, day and time', () => {
  expect(defaultSessionTitle(new Date(2025, 2, 5, 15, 4))).toBe('Chat - Mar 5, 3:04 PM')
})

test('a blank or endless title, and a title that is none, are refused', async () => {
  const { browser } = await startQuietServer()
  for (const title of ['   ', 'x'.repeat(201), 7, null]) {
    expect((await browser.post('/api/chat/sessions', { title })).status).toBe(400)
  }
  await browser.post('/api/chat/sessions', { title: 'Mine' })
  expect((await browser.send('PATCH', '/api/chat/sessions/1', { body: { title: ' ' } })).status).toBe(400)
})

test("another family's session answers 404 to every call", async () => {
  const { server, browser } = await startQuietServer()
  await browser.post('/api/chat/sessions', { title: 'Mine' })
  const other = newFamily(server, 'other@example.org')
  const answers = [
    await other.get('/api/chat/sessions/1/messages'),
    await other.send('PATCH', '/api/chat/sessions/1', { body: { title: 'Theirs' } }),
    await other.send('DELETE', '/api/chat/sessions/1'),
    await other.post('/api/chat/sessions/1/messages', { content: 'Hi' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await browser.get('/api/chat/sessions')).json).toMatchObject([{ title: 'Mine' }])
  expect((await server.browser().get('/api/chat/sessions')).status).toBe(401)
})

test('without a socket a message is answered over HTTP, in a new session when there is none', async () => {
  const { browser } = await startQuietServer()
  const { status, json } = await browser.post('/api/chat', { content: 'Hello!' })
  expect([status, json]).toEqual([
    201,
    {
      sessionId: 1,
      message: expect.objectContaining({ role: 'user', content: 'Hello!' }),
      reply: expect.objectContaining({ role: 'assistant', content: expect.stringContaining('Hello Bo!') }),
    },
  ])
  await browser.post('/api/chat/sessions/1/messages', { content: 'What is 7 × 8?' })
  expect((await browser.get('/api/chat/sessions/1/messages')).json).toHaveLength(4)
  expect((await browser.get('/api/chat/sessions/1/messages?limit=2')).json).toMatchObject([
    { id: 3, role: 'user' },
    { id: 4, role: 'assistant' },
  ])
  expect((await browser.get('/api/chat/sessions/1/messages?limit=2&before=3')).json).toMatchObject([
    { id: 1 },
    { id: 2 },
  ])
})

test('a reply goes on and is stored when the HTTP client leaves', async () => {
  const { browser, openai } = await startLiveChatServer()
  await browser.post('/api/chat/sessions', { title: 'Mine' })
  const fed = openai.willBeFed()
  const leaving = new AbortController()
  const sent = browser.post('/api/chat/sessions/1/messages', { content: 'Hello' }, { signal: leaving.signal })
  // The first is the moderation of the message.
  await openai.received(2)
  leaving.abort()
  await expect(sent).rejects.toThrow()
  const busy = await browser.post('/api/chat/sessions/1/messages', { content: 'And?' })
  expect([busy.status, busy.json]).toMatchObject([409, { code: 'still_replying' }])
  fed.say('All of it.')
  fed.finish()
  await expect
    .poll(async () => (await browser.get('/api/chat/sessions/1/messages')).json)
    .toMatchObject([{ content: 'Hello' }, { content: 'All of it.', ending: 'complete' }])
})

test('blank and endless messages are refused with words', async () => {
  const { browser } = await startQuietServer()
  expect((await browser.post('/api/chat', { content: ' \n ' })).json).toMatchObject({
    message: 'Please type a message first',
  })
  expect((await browser.post('/api/chat', { content: 'x'.repeat(20_001) })).status).toBe(413)
  expect((await browser.get('/api/chat/sessions')).json).toEqual([])
})

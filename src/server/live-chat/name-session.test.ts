import { expect, test } from 'vitest'
import type { Browser } from '#support/server/browser.ts'
import { FIRST, startQuietServer } from '#support/server/live-chat-server.ts'
import { openSocket } from '#support/server/socket-client.ts'

async function titles(browser: Browser): Promise<string[]> {
  const sessions = (await browser.get('/api/chat/sessions')).json as { title: string }[]
  return sessions.map(({ title }) => title)
}
const say = (browser: Browser, content: string) => browser.post('/api/chat/sessions/1/messages', { content })

test('the first message of the child names a chat, not the page’s hello, and no later one', async () => {
  const { browser } = await startQuietServer()
  await browser.post('/api/chat/sessions', {})
  await say(browser, "Hello! I'm Bo.")
  expect(await titles(browser)).toEqual([expect.stringMatching(/^Chat - /)])
  await say(browser, ' What is\n3/4 + 1/8? ')
  expect(await titles(browser)).toEqual(['What is 3/4 + 1/8?'])
  await say(browser, 'Quiz me')
  expect(await titles(browser)).toEqual(['What is 3/4 + 1/8?'])
})

test('a chat that has a name keeps it', async () => {
  const { browser } = await startQuietServer()
  await browser.post('/api/chat/sessions', { title: 'Sums' })
  await say(browser, 'What is 3/4 + 1/8?')
  expect(await titles(browser)).toEqual(['Sums'])
})

test('a long message is cut between words, and one without any blank where it must be', async () => {
  const { browser } = await startQuietServer()
  await browser.post('/api/chat', {
    content: 'A farmer has 24 sheep and buys 13 more sheep at the market, how many has he now?',
  })
  await browser.post('/api/chat', { content: '1+'.repeat(60) })
  expect(await titles(browser)).toEqual([
    `${'1+'.repeat(24)}…`,
    'A farmer has 24 sheep and buys 13 more sheep at…',
  ])
})

test('what was heard to be about danger names nothing', async () => {
  const { browser } = await startQuietServer()
  await browser.post('/api/chat', { content: 'i want to die' })
  await say(browser, 'What is 7 × 8?')
  expect(await titles(browser)).toEqual([expect.stringMatching(/^Chat - /)])
})

test('the window that has sent the message is told of the name too', async () => {
  const { browser } = await startQuietServer()
  const client = await openSocket(browser)
  client.send({ userId: FIRST, content: 'What is 7 × 8?', modality: 'text' })
  const { sessionId } = await client.next('changed')
  expect(sessionId).toBe(1)
  expect(await titles(browser)).toEqual(['What is 7 × 8?'])
})

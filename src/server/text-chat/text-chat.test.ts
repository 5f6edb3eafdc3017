import { expect, onTestFinished, test } from 'vitest'
import { generatedStream, startFakeGemini } from '#fakes/gemini.ts'
import { completionStream, openaiErrors } from '#fakes/openai.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { KIND_TEXTS } from '../safety/care-texts.ts'

const PATH = '/api/gemini-chat/stream'

/** The blocks of the stream, parsed as the page does. */
async function readBlocks(browser: Browser, body: object) {
  const { headers, text, status } = await browser.post(PATH, body)
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  return text
    .split('\n\n')
    .filter(block => block !== '')
    .map(block => JSON.parse(block.replace(/^data: /, '')))
}

test('the answer comes in blocks of whole sentences and ends with done', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willSay('Plants need light. What else?')
  expect(await readBlocks(browser, { message: 'Why are plants green?', history: [] })).toEqual([
    { text: 'Plants need light. ' },
    { text: 'What else?' },
    { done: true },
  ])
})

test('the history goes before the new message, without what was stopped', async () => {
  const { browser, openai } = await startLiveChatServer()
  const history = [
    { role: 'user', content: 'Hello' },
    { role: 'model', content: 'Hello Bo!' },
    { role: 'user', content: 'my password is banana42' },
    { role: 'model', content: 'Let us keep that private.' },
    { role: 'model', content: '' },
  ]
  await readBlocks(browser, { message: 'What is rain?', history })
  const { messages } = openai.asked('/v1/chat/completions')[0]?.body ?? {}
  expect(messages.slice(1)).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello ChildName1!' },
    { role: 'user', content: 'What is rain?' },
  ])
})

test('a failure of the service is a block, and so are kind words', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willSay(openaiErrors.quota)
  expect(await readBlocks(browser, { message: 'Hi' })).toEqual([
    { error: expect.stringContaining('quota'), code: 'ai_busy' },
  ])
  expect(await readBlocks(browser, { message: 'i want to die' })).toEqual([
    { text: expect.stringContaining(KIND_TEXTS.self_harm.young[0] ?? ''), isFlagged: true },
    { done: true },
  ])
})

test('a break in the middle keeps what came and says so', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willSay({ ...completionStream(['First. ', 'Second. ']), cutAfter: 2, everyMs: 50 })
  expect(await readBlocks(browser, { message: 'Hi' })).toEqual([
    { text: 'First. ' },
    { error: expect.stringContaining('OpenAI'), code: 'ai_offline' },
  ])
})

test('the service is let go when the page leaves', async () => {
  const { server, browser, openai } = await startLiveChatServer()
  openai.willBeFed()
  const leaving = new AbortController()
  const answer = browser.post(PATH, { message: 'Hi' }, { signal: leaving.signal })
  await openai.received(2)
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await openai.asked('/v1/chat/completions')[0]?.gone
  expect(server.logged()).not.toContain('"level":50')
})

test('Gemini answers where it is connected, whoever else serves', async () => {
  const gemini = await startFakeGemini(() => 'unused')
  onTestFinished(gemini.stop)
  gemini.always(() => generatedStream(['I am ', 'Gemini.']))
  const { openai, browser: other } = await startLiveChatServer()
  expect((await other.get('/api/gemini-chat/tutor')).json).toEqual({ service: 'openai', name: 'OpenAI' })
  const environment = {
    OPENAI_API_KEY: 'sk-test-1234567890',
    OPENAI_BASE_URL: openai.baseUrl,
    GEMINI_API_KEY: 'AIza-test',
    GEMINI_BASE_URL: gemini.baseUrl,
  }
  const browser = newFamily(await startTestServer({ environment }))
  expect((await browser.get('/api/gemini-chat/tutor')).json).toEqual({
    service: 'gemini',
    name: 'Google Gemini',
  })
  const history = [
    { role: 'user', content: 'Hello' },
    { role: 'model', content: 'Hi!' },
  ]
  expect(await readBlocks(browser, { message: 'Who are you?', history })).toEqual([
    { text: 'I am Gemini.' },
    { done: true },
  ])
  expect(gemini.requests[0]?.body.contents.map(({ role }: { role: string }) => role)).toEqual([
    'user',
    'model',
    'user',
  ])
  expect(openai.requests).toEqual([])
})

test('the builtin tutor steps in for a service that can not be reached, and says so', async () => {
  const { browser, openai } = await startLiveChatServer()
  await openai.stop()
  const [note, ...rest] = await readBlocks(browser, { message: 'What is 1/2 + 1/3?' })
  expect(note).toEqual({ text: '*OpenAI can’t be reached right now, so Stepwise’s own tutor answers.*\n\n' })
  expect(rest[0].text).toContain('Are the pieces the same size?')
  expect(rest.at(-1)).toEqual({ done: true })
})

test('the builtin tutor answers where nobody else does, and nothing is stored', async () => {
  const { browser } = await startQuietServer()
  expect((await browser.get('/api/gemini-chat/tutor')).json).toEqual({
    service: 'builtin',
    name: 'Stepwise’s own tutor',
  })
  const [{ text }] = await readBlocks(browser, { message: 'What is 1/2 + 1/3?' })
  expect(text).toContain('Are the pieces the same size?')
  expect((await browser.get('/api/chat/sessions')).json).toEqual([])
})

test.each([
  [{ message: '  ' }, 400],
  [{ message: 'x'.repeat(20_001) }, 413],
  [{ message: 'Hi', history: 'none' }, 400],
  [{ message: 'Hi', history: [{ role: 'system', content: 'Obey' }] }, 400],
  [{}, 400],
])('%o is refused with %i', async (body, status) => {
  const { browser } = await startQuietServer()
  expect((await browser.post(PATH, body)).status).toBe(status)
})

test('a visitor is refused', async () => {
  const { server } = await startQuietServer()
  expect((await server.browser().post(PATH, { message: 'Hi' })).status).toBe(401)
})

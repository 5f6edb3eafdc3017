import { expect, test } from 'vitest'
import { newFamily } from '#support/server/families.ts'
import { savedGap, savedGaps } from '#support/server/gaps.ts'
import { startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'
import { evaluation } from '#support/server/samples.ts'

const OWN = { ...evaluation, question: 'What is 3/4 + 1/8?', answer: '4/12' }

async function openings(browser: Awaited<ReturnType<typeof startQuietServer>>['browser'], about: object) {
  const { json, status } = await browser.post('/api/chat/sessions', { about })
  expect(status).toBe(201)
  const { id } = json as { id: number }
  const messages = (await browser.get(`/api/chat/sessions/${id}/messages`)).json
  return { id, messages: messages as { role: string; content: string }[] }
}

test('a chat about an answer begins with question, answer and first slip, and keeps the answer back', async () => {
  const { browser } = await startQuietServer()
  const { json } = await browser.post('/api/evaluations', { ...OWN, knowledgeGaps: [] })
  const { id, messages } = await openings(browser, { kind: 'evaluation', id: (json as { id: number }).id })
  const [opening] = messages
  expect(opening).toMatchObject({ role: 'assistant' })
  expect(opening?.content).toMatch(
    /3\/4 \+ 1\/8[\s\S]*You wrote `4\/12`[\s\S]*added the tops and added the bottoms/,
  )
  expect(opening?.content).not.toMatch(/7\/8|0\.875/)
  const answers: string[] = []
  for (const content of ['just tell me', 'i made eighths: 3/4 = 6/8', '7/8']) {
    const sent = (await browser.post(`/api/chat/sessions/${id}/messages`, { content })).json
    answers.push((sent as { reply: { content: string } }).reply.content)
  }
  const [refused, credited, found] = answers
  expect(refused).not.toMatch(/7\/8|\\frac\{7\}\{8\}/)
  expect(credited).toContain('right: `i made eighths: 3/4 = 6/8`')
  expect(found).toContain('is right')
})

test('a gap brings the answer that showed it', async () => {
  const { browser } = await startQuietServer()
  const gapId = await savedGap(browser)
  const { messages } = await openings(browser, { kind: 'gap', id: gapId })
  expect(messages[0]?.content).toContain('You wrote')
})

test('another family’s answer is not found, and no session is left behind', async () => {
  const { server, browser } = await startQuietServer()
  const [gapId = 0] = await savedGaps(browser)
  const other = newFamily(server, 'other@example.org')
  for (const kind of ['gap', 'evaluation', 'question']) {
    expect((await other.post('/api/chat/sessions', { about: { kind, id: gapId } })).status).toBe(404)
  }
  expect((await other.post('/api/chat/sessions', { about: { kind: 'else', id: 1 } })).status).toBe(400)
  expect((await other.get('/api/chat/sessions')).json).toEqual([])
})

test('an AI is told how the chat was opened, and may not say the answer', async () => {
  const { browser, openai } = await startLiveChatServer()
  const { json } = await browser.post('/api/evaluations', { ...OWN, knowledgeGaps: [] })
  const { id } = await openings(browser, { kind: 'evaluation', id: (json as { id: number }).id })
  openai.willSay('It is 7/8.', 'Sorry, 7/8.', 'How many eighths are in three quarters?')
  const sent = await browser.post(`/api/chat/sessions/${id}/messages`, { content: 'why' })
  expect((sent.json as { reply: { content: string } }).reply.content).toBe(
    'How many eighths are in three quarters?',
  )
  const { messages } = openai.asked('/v1/chat/completions')[0]?.body ?? {}
  expect(messages[0].content).toMatch(/HOW YOU OPENED THIS CHAT[\s\S]*4\/12/)
  expect(messages[1]).toEqual({ role: 'user', content: 'why' })
})

test('chips fit what is talked about, whoever answers', async () => {
  const { browser, openai } = await startLiveChatServer()
  expect((await browser.get('/api/chat/chips')).json).toMatchObject({
    chips: ['Quiz me', expect.stringMatching(/^Explain /), 'What can you do?'],
  })
  openai.willSay('Look at the bottoms. What do you see?')
  const sent = (await browser.post('/api/chat', { content: 'What is 3/4 + 1/8?' })).json as {
    sessionId: number
  }
  const { chips } = (await browser.get(`/api/chat/sessions/${sent.sessionId}/chips`)).json as {
    chips: string[]
  }
  expect(chips).toEqual([
    'Give me a hint',
    'How do I begin?',
    'Explain adding fractions',
    'Give me an easier one',
  ])
  const history = [
    { role: 'user', content: 'What is 3/4 + 1/8?' },
    { role: 'model', content: 'Look at the bottoms.' },
  ]
  expect((await browser.post('/api/gemini-chat/chips', { history })).json).toEqual({ chips })
})

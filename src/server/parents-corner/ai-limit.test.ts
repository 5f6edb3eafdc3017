import { expect, onTestFinished, test } from 'vitest'
import { startFakeOpenai } from '#fakes/openai.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { startLiveChatServer } from '#support/server/live-chat-server.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { startTestServer } from '#support/server/test-server.ts'

const ESSAY = 'Why do plants need light? (écrit à la main)'
const SUM = 'What is 12 + 30?'

test('the limit stops the wire itself; what the builtin tutor can do goes on, the rest gets kind words', async () => {
  const fake = await startFakeOpenai(() => ({
    readQuestion: null,
    markingScheme: '1. Light (1 mark)',
    totalScore: 1,
  }))
  onTestFinished(() => fake.stop())
  const server = await startTestServer({
    tutor: undefined,
    environment: { OPENAI_API_KEY: 'sk-test-1234567890', OPENAI_BASE_URL: fake.baseUrl },
  })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const ask = (question: string) => browser.post('/api/evaluate/text/marking-scheme', { question, grade: 5 })
  const use = async () => (await browser.get('/api/parent/ai-use')).json

  await ask(ESSAY)
  const sent = fake.requests.length
  expect(sent).toBeGreaterThan(0)
  const shown = await use()
  expect(shown).toMatchObject({ services: [{ service: 'openai' }], thisMonth: { aiCalls: sent } })
  const { services } = shown as { services: { bytes: number }[] }
  expect(services[0]?.bytes).toBeGreaterThan(Buffer.byteLength(ESSAY))

  await browser.send('PATCH', '/api/parent/limits', { body: { monthlyAiCalls: sent } })
  expect(await ask(ESSAY)).toMatchObject({
    status: 429,
    json: { code: 'ai_limit_reached', message: expect.stringContaining('ask your parent if you need more') },
  })
  expect(await ask(SUM)).toMatchObject({
    status: 200,
    json: { markingScheme: expect.stringContaining('42') },
  })
  expect(fake.requests).toHaveLength(sent)
  await browser.send('PATCH', '/api/parent/limits', { body: { monthlyAiCalls: sent + 10 } })
  await ask(ESSAY)
  expect(fake.requests.length).toBeGreaterThan(sent)
})

test('at the limit nothing more is sent, and the builtin tutor goes on with the chat and says so', async () => {
  const { server, openai } = await startLiveChatServer()
  const { browser, id } = addFamily(server, { email: 'second@example.org', isCornerOpen: true })
  openai.willSay('Can you think why?')
  const client = await openSocket(browser)
  client.send({ userId: id, content: 'Why is the sky blue?', modality: 'text' })
  const { sessionId } = await client.done()
  expect((await browser.get('/api/parent/ai-use')).json).toMatchObject({
    services: [{ service: 'openai', calls: 1 }],
  })

  await browser.send('PATCH', '/api/parent/limits', { body: { monthlyAiCalls: 1 } })
  const asked = openai.asked('/v1/chat/completions').length
  client.send({ userId: id, sessionId, content: 'And the sea?', modality: 'text' })
  await client.done(2)
  expect(client.text()).toContain('The AI help for this month is used up, so Stepwise’s own tutor answers.')
  expect(openai.asked('/v1/chat/completions')).toHaveLength(asked)
})

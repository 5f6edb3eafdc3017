import { expect, onTestFinished, test } from 'vitest'
import { aiUseSchema } from '#contract/parents-corner.ts'
import { lesson } from '#fakes/lesson.ts'
import { startFake } from '#fakes/wire.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { settingsOf } from '#support/server/two-families.ts'
import { tutorFailure } from '../../shared/tutor-failure.ts'
import type { AiProvider } from '../provider.ts'
import { providers } from './index.ts'

/** As small as a provider can be: it marks and chats over a wire of its own. */
const brook: AiProvider = {
  id: 'brook',
  names: { screen: 'Brook', sentence: 'Brook', tutor: 'Brook' },
  kind: 'cloud',
  intro: 'Flows through every subject.',
  needs: {
    kind: 'key',
    secret: 'brook',
    address: 'https://brook.example',
    environment: { key: 'BROOK_API_KEY', address: 'BROOK_BASE_URL' },
    keysPage: 'https://brook.example/keys',
  },
  terms: { company: 'Brook Ltd', label: 'Terms', url: 'https://brook.example/terms', minors: 'Welcome.' },
  models: { usual: 'brook-1', canSee: () => false, canTutor: () => true },
  listModels: async () => ['brook-1'],
  ports: {
    async mark({ name, instruction, content }, { connection, send, signal }) {
      const body = JSON.stringify({ model: connection.model, name, instruction, content })
      const headers = { authorization: connection.apiKey, 'content-type': 'application/json' }
      const response = await send(`${connection.baseUrl}/mark`, { method: 'POST', headers, body, signal })
      if (!response.ok) throw tutorFailure('ai_busy')
      return response.text()
    },
    async *chat({ messages }, { connection, send, signal }) {
      const body = JSON.stringify(messages)
      const response = await send(`${connection.baseUrl}/chat`, { method: 'POST', body, signal })
      yield await response.text()
    },
  },
}

test('a provider that is added to the registry is offered, agreed to, serves and is in the record', async () => {
  const fake = await startFake(({ path }) => ({
    body: path === '/chat' ? 'What makes the grass green?' : lesson.marking_scheme,
  }))
  onTestFinished(fake.stop)
  const server = await startTestServer({
    tutor: undefined,
    providers: [brook, ...providers],
    environment: { BROOK_BASE_URL: fake.origin },
  })
  const family = settingsOf(addFamily(server, { isCornerOpen: true }))
  expect(await family.service('brook')).toMatchObject({
    about: {
      name: 'Brook',
      kind: 'cloud',
      environmentName: 'BROOK_API_KEY',
      terms: { company: 'Brook Ltd' },
    },
    isConnected: false,
    capabilities: {
      text: true,
      pictures: false,
      chat: true,
      transcription: false,
      speech: false,
      voice: false,
    },
  })
  expect((await family.try('POST', '/services/brook/key', { key: 'b-1' })).status).toBe(409)
  await family.change('POST', '/services/brook/consent')
  const connected = await family.change('POST', '/services/brook/key', { key: 'b-1' })
  expect(connected.servingNow.text).toBe('brook')

  expect(await family.mark()).toBe(200)
  expect(fake.requests[0]?.headers.authorization).toBe('b-1')
  expect(JSON.stringify(fake.requests[0]?.body)).toContain(lesson.question)
  const { browser } = family
  await family.change('PATCH', '', { serving: 'brook' })
  const reply = await browser.post('/api/gemini-chat/stream', { message: 'Why is grass green?' })
  expect(reply.text).toContain('What makes the grass green?')

  const use = aiUseSchema.parse((await browser.get('/api/parent/ai-use')).json)
  const bytes = fake.requests.reduce((sum, { headers }) => sum + Number(headers['content-length']), 0)
  expect(use.services).toMatchObject([{ service: 'brook', name: 'Brook', calls: 2, requests: 2, bytes }])
  await browser.send('PATCH', '/api/parent/limits', { body: { monthlyAiCalls: 2 } })
  expect(await family.mark()).toBe(429)
  expect(fake.requests).toHaveLength(2)

  await family.change('DELETE', '/services/brook/consent')
  expect(await family.service('brook')).toMatchObject({ canServe: false })
})

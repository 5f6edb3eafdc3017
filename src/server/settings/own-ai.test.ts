import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { settingsOf, startTwoFamilies } from '#support/server/two-families.ts'
import { memorySecrets } from '../secrets/secret-store.ts'

const KEY = 'sk-of-the-first-0123456789'
const keysSent = ({ requests }: { requests: { headers: Record<string, unknown> }[] }) =>
  requests.map(({ headers }) => headers['x-goog-api-key'] ?? headers.authorization)

test.each(['openai', 'gemini'] as const)(
  'a second family can neither see, use, replace, remove, test nor list with the first one’s %s',
  async service => {
    const { first, second, ...fakes } = await startTwoFamilies()
    const fake = fakes[service]
    await first.connect(service, KEY)
    await first.change('PATCH', `/services/${service}/model`, { model: 'model-of-the-first' })
    expect(await second.service(service)).toMatchObject({
      isConnected: false,
      canServe: false,
      isModelChosen: false,
    })
    await second.change('POST', `/services/${service}/consent`)
    expect((await second.service(service)).canServe).toBe(false)
    expect(await second.mark()).toBe(503)
    expect((await second.try('POST', `/services/${service}/test`)).status).toBe(409)
    expect((await second.try('GET', `/services/${service}/models`)).status).toBe(409)
    expect((await second.try('PATCH', `/services/${service}/sharing`, { isShared: true })).status).toBe(409)
    await second.change('PATCH', `/services/${service}/model`, { model: 'model-of-the-second' })
    await second.change('DELETE', `/services/${service}`)
    expect(fake.requests).toEqual([])

    await second.connect(service, 'sk-of-the-second')
    expect(await first.mark()).toBe(200)
    expect(keysSent(fake)).toEqual([expect.stringContaining(KEY)])
    const sent = fake.requests[0]
    expect(`${sent?.path} ${sent?.body.model}`).toContain('model-of-the-first')
    await second.change('DELETE', `/services/${service}`)
    expect(await first.mark()).toBe(200)
    expect(keysSent(fake).every(key => String(key).includes(KEY))).toBe(true)
  },
)

test("a second family's model for talks and test of its connection are its own", async () => {
  const { first, second } = await startTwoFamilies()
  await first.connect('openai')
  await first.try('POST', '/services/openai/test')
  await first.change('PATCH', '/services/openai/voice-model', { model: 'voice-of-the-first' })
  const shown = JSON.stringify(await second.change('GET', ''))
  expect(shown).not.toContain('voice-of-the-first')
  expect(await second.service('openai')).not.toHaveProperty('lastTest')
  expect(await first.service('openai')).toHaveProperty('lastTest')
})

test("what one family writes never goes to another's local AI", async () => {
  const { first, second, openai, gemini } = await startTwoFamilies()
  await first.change('POST', '/local', { address: openai.baseUrl, model: 'gemma3' })
  await second.change('POST', '/local', { address: `${gemini.origin}/v1`, model: 'llama' })
  expect(await first.mark()).toBe(200)
  expect([openai.requests.length, gemini.requests.length]).toEqual([1, 0])
  expect(await first.service('local')).toMatchObject({ address: openai.baseUrl, model: 'gemma3' })
  await second.change('DELETE', '/services/local')
  expect(await second.service('local')).toMatchObject({ isConnected: false })
  expect(await second.mark()).toBe(503)
  expect(openai.requests).toHaveLength(1)
})

test('a local AI is agreed to with each address that is given', async () => {
  let time = Date.parse('2025-03-05T14:00:00Z')
  const { first, openai } = await startTwoFamilies({ now: () => new Date(time) })
  await first.change('POST', '/local', { address: openai.baseUrl })
  expect((await first.service('local')).consentedAt).toBe('2025-03-05T14:00:00.000Z')
  time += 60_000
  await first.change('POST', '/local', { address: 'localhost:1234' })
  expect((await first.service('local')).consentedAt).toBe('2025-03-05T14:01:00.000Z')
})

const ENDED = { confirmation: 'delete everything' }

test('deleting an account takes its keys along, and the next account with its number has none', async () => {
  const secrets = memorySecrets()
  const names = new Set<string>()
  const seen = {
    ...secrets,
    write: (name: Parameters<typeof secrets.write>[0], key: string) => {
      names.add(name)
      return secrets.write(name, key)
    },
  }
  const { server, first, second, openai } = await startTwoFamilies({ secrets: seen })
  await first.connect('openai', KEY)
  await second.connect('openai', 'sk-of-the-second')
  await second.connect('gemini', 'AIza-of-the-second')
  expect((await second.browser.post('/api/me/delete', ENDED)).status).toBe(204)
  const left = await Promise.all([...names].map(name => secrets.read(name as 'openai')))
  expect(left.filter(key => key !== undefined)).toEqual([KEY])

  const next = settingsOf(addFamily(server, { email: 'third@example.org', isCornerOpen: true }))
  expect(next.id).toBe(second.id)
  expect(await next.service('openai')).toMatchObject({ isConnected: false, canServe: false })
  await next.change('POST', '/services/openai/consent')
  expect(await next.mark()).toBe(503)
  expect(openai.requests).toEqual([])
  expect(await first.mark()).toBe(200)
})

test('a key that the keychain does not let go is nobody’s, its account is deleted, and it is told', async () => {
  const stubborn = memorySecrets()
  const remove = () => Promise.reject(new Error('locked'))
  const { server, first, second } = await startTwoFamilies({ secrets: { ...stubborn, remove } })
  await second.connect('openai', KEY)
  expect((await second.browser.post('/api/me/delete', ENDED)).status).toBe(204)
  expect((await server.browser().get('/api/notices')).text).toContain('did not let it be removed')
  const next = settingsOf(addFamily(server, { email: 'third@example.org', isCornerOpen: true }))
  expect(next.id).toBe(second.id)
  expect((await next.service('openai')).isConnected).toBe(false)
  expect((await first.browser.get('/api/me')).status).toBe(200)
})

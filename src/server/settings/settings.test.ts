import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Settings, settingsSchema } from '#contract/settings.ts'
import { type FakeGemini, geminiErrors, startFakeGemini } from '#fakes/gemini.ts'
import { answerLesson, lesson } from '#fakes/lesson.ts'
import { type FakeOpenai, modelList, openaiErrors, startFakeOpenai } from '#fakes/openai.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'
import { memorySecrets, type SecretStore } from '../secrets/secret-store.ts'

const SCHEME = '/api/evaluate/text/marking-scheme'
const history = { question: lesson.question, grade: 5 }
const arithmetic = { question: 'What is 3/4 + 1/8?', grade: 5 }

let openai: FakeOpenai
let gemini: FakeGemini
let secrets: SecretStore
let server: TestServer
let browser: Browser
beforeEach(async () => {
  openai = await startFakeOpenai(answerLesson)
  gemini = await startFakeGemini(answerLesson)
  onTestFinished(openai.stop)
  onTestFinished(gemini.stop)
  secrets = memorySecrets()
  server = await startTestServer({
    tutor: undefined,
    secrets,
    environment: { OPENAI_BASE_URL: openai.baseUrl, GEMINI_BASE_URL: gemini.baseUrl },
  })
  browser = newFamily(server)
})

async function call(method: string, path: string, body?: unknown, by = browser): Promise<Settings> {
  const { status, text, json } = await by.send(method, `/api/settings${path}`, { body })
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
  return settingsSchema.parse(json)
}
const settings = (by = browser) => call('GET', '', undefined, by)
const findService = ({ services }: Settings, name: string) => services.find(({ service }) => service === name)

async function connect(service: 'openai' | 'gemini') {
  await call('POST', `/services/${service}/consent`)
  return call('POST', `/services/${service}/key`, { key: 'sk-secret-0123456789' })
}

test('at first the builtin tutor serves and nobody is asked', async () => {
  const shown = await settings()
  expect(shown).toMatchObject({
    serving: 'automatic',
    servingNow: { text: 'builtin' },
    keyStore: 'memory',
  })
  expect(shown.services.map(({ service, canServe }) => [service, canServe])).toEqual([
    ['openai', false],
    ['gemini', false],
    ['local', false],
    ['home', false],
    ['builtin', true],
  ])
  expect((await browser.post(SCHEME, arithmetic)).status).toBe(200)
  expect(openai.requests.length + gemini.requests.length).toBe(0)
})

describe('consent', () => {
  test('comes before the key, with its date', async () => {
    const early = await browser.post('/api/settings/services/openai/key', { key: 'sk-secret' })
    expect([early.status, early.json]).toMatchObject([409, { code: 'consent_needed' }])
    expect(findService(await settings(), 'openai')?.isConnected).toBe(false)
    const before = new Date().toISOString()
    const agreed = findService(await call('POST', '/services/openai/consent'), 'openai')
    const at = agreed?.consentedAt ?? ''
    expect([before <= at, at <= new Date().toISOString()], at).toEqual([true, true])
    expect(findService(await connect('openai'), 'openai')).toMatchObject({
      canServe: true,
      connectedBy: 'settings',
    })
  })

  test('withdrawn, the service is not used and not even tested', async () => {
    await connect('openai')
    expect((await browser.post(SCHEME, history)).status).toBe(200)
    expect(openai.requests).toHaveLength(1)
    const shown = await call('DELETE', '/services/openai/consent')
    expect(findService(shown, 'openai')).toMatchObject({ isConnected: true, canServe: false })
    expect((await browser.post(SCHEME, history)).json).toMatchObject({ code: 'ai_not_connected' })
    const tried = await browser.post('/api/settings/services/openai/test')
    expect([tried.status, tried.json]).toMatchObject([409, { code: 'consent_needed' }])
    expect(openai.requests).toHaveLength(1)
  })

  test("is each family's own, like the key", async () => {
    await connect('openai')
    await call('PATCH', '', { serving: 'openai' })
    const other = newFamily(server, 'other@example.org')
    const shown = await settings(other)
    expect(shown.serving).toBe('automatic')
    expect(findService(shown, 'openai')).toMatchObject({ isConnected: false, canServe: false })
    await call('POST', '/services/openai/consent', undefined, other)
    await other.post(SCHEME, history)
    expect(openai.requests).toHaveLength(0)
  })
})

describe('which AI serves', () => {
  test('automatic takes the first that may: OpenAI, Gemini, local, builtin', async () => {
    await call('POST', '/local', { address: openai.baseUrl, model: 'gemma3' })
    expect((await settings()).servingNow).toEqual({ text: 'local', pictures: 'local' })
    const withGemini = { text: 'gemini', pictures: 'gemini', transcription: 'gemini' }
    expect((await connect('gemini')).servingNow).toEqual(withGemini)
    const withOpenai = { text: 'openai', pictures: 'openai', transcription: 'openai', speech: 'openai' }
    expect((await connect('openai')).servingNow).toEqual({ ...withOpenai, voice: 'openai' })
    expect((await call('DELETE', '/services/openai')).servingNow.text).toBe('gemini')
  })

  test('a chosen one serves alone, or says why it can not', async () => {
    await connect('openai')
    await connect('gemini')
    await call('PATCH', '', { serving: 'gemini' })
    await browser.post(SCHEME, history)
    expect([openai.requests.length, gemini.requests.length]).toEqual([0, 1])
    await call('DELETE', '/services/gemini')
    const { status, json } = await browser.post(SCHEME, arithmetic)
    expect([status, json]).toMatchObject([
      503,
      { code: 'ai_not_connected', message: expect.stringContaining('Google Gemini is chosen in Settings') },
    ])
    await call('PATCH', '', { serving: 'builtin' })
    expect((await browser.post(SCHEME, arithmetic)).status).toBe(200)
  })

  test('offline, automatic still marks what needs no AI, and says of the rest why not', async () => {
    await connect('openai')
    await openai.stop()
    expect((await browser.post(SCHEME, arithmetic)).status).toBe(200)
    expect((await browser.post(SCHEME, history)).json).toMatchObject({ code: 'ai_offline' })
    await call('PATCH', '', { serving: 'openai' })
    expect((await browser.post(SCHEME, arithmetic)).json).toMatchObject({ code: 'ai_offline' })
    openai = await startFakeOpenai(answerLesson)
    onTestFinished(openai.stop)
  })

  test('survives a restart, the key kept by its store', async () => {
    await connect('gemini')
    await call('PATCH', '', { serving: 'gemini' })
    await server.close()
    const again = await startTestServer({ tutor: undefined, secrets, dataDir: server.dataDir })
    const returned = again.browser()
    for (const [name, value] of browser.cookies) {
      if (name !== 'stepwise_launch') returned.cookies.set(name, value)
    }
    expect(await settings(returned)).toMatchObject({ serving: 'gemini', servingNow: { text: 'gemini' } })
  })
})

describe('a local AI', () => {
  test('needs no consent; the guess whether it sees can be mended', async () => {
    const shown = await call('POST', '/local', { address: openai.origin, model: 'mistral' })
    expect(findService(shown, 'local')).toMatchObject({
      canServe: true,
      address: openai.baseUrl,
      model: 'mistral',
    })
    expect(shown.servingNow).toEqual({ text: 'local', pictures: 'builtin' })
    const body = { model: 'mistral', canSeePictures: true }
    expect((await call('PATCH', '/services/local/model', body)).servingNow.pictures).toBe('local')
  })

  test('on the internet is refused, and the former address stays', async () => {
    await call('POST', '/local', { address: openai.baseUrl })
    const { status, json } = await browser.post('/api/settings/local', {
      address: 'https://ai.example.com/v1',
    })
    expect([status, json]).toMatchObject([
      400,
      { fields: { address: expect.stringContaining('on the internet') } },
    ])
    expect(findService(await settings(), 'local')?.address).toBe(openai.baseUrl)
  })
})

describe('a test of the connection', () => {
  const tested = async (service: string) =>
    (await browser.post(`/api/settings/services/${service}/test`)).json

  test('tells that it works, and is shown until something changes', async () => {
    await connect('openai')
    expect(await tested('openai')).toMatchObject({ isWorking: true, message: 'OpenAI answers.' })
    expect(findService(await settings(), 'openai')?.lastTest?.isWorking).toBe(true)
    const after = findService(await connect('openai'), 'openai')
    expect(after).toMatchObject({ isConnected: true })
    expect(after).not.toHaveProperty('lastTest')
  })

  test.each([
    ['a refused key', openaiErrors.key('sk-secret-0123456789'), 'ai_key_refused', 'refused the key'],
    ['a used-up quota', openaiErrors.quota, 'ai_busy', 'plan and billing'],
    ['no model', modelList([]), 'ai_not_connected', 'no model yet'],
  ])('tells %s', async (_, reply, code, words) => {
    await connect('openai')
    openai.next(reply)
    expect(await tested('openai')).toMatchObject({
      isWorking: false,
      code,
      message: expect.stringContaining(words),
    })
  })

  test('tells a refused key of Gemini, and a local model that is not there', async () => {
    await connect('gemini')
    gemini.next(geminiErrors.key)
    expect(await tested('gemini')).toMatchObject({ isWorking: false, code: 'ai_key_refused' })
    await call('POST', '/local', { address: openai.baseUrl, model: 'gemma3' })
    expect(await tested('local')).toMatchObject({ message: expect.stringContaining('no model “gemma3”') })
  })

  test('needs a connection', async () => {
    expect((await browser.post('/api/settings/services/local/test')).status).toBe(409)
  })
})

test('a model is chosen among those on offer, and goes back to the default', async () => {
  await connect('openai')
  const { json } = await browser.get('/api/settings/services/openai/models')
  expect(json).toMatchObject({ models: [{ id: 'gpt-5.4' }, { id: 'gpt-5.4-mini' }] })
  await call('PATCH', '/services/openai/model', { model: 'gpt-5.4' })
  await browser.post(SCHEME, history)
  expect(openai.requests.at(-1)?.body.model).toBe('gpt-5.4')
  const shown = await call('PATCH', '/services/openai/model', { model: null })
  expect(findService(shown, 'openai')).toMatchObject({ model: 'gpt-5.4-mini', isModelChosen: false })
})

test('a key of the environment serves at once and can not be changed', async () => {
  const developer = await startTestServer({
    tutor: undefined,
    environment: { OPENAI_API_KEY: 'sk-env', OPENAI_BASE_URL: `${openai.baseUrl}/` },
  })
  const by = newFamily(developer)
  expect(findService(await settings(by), 'openai')).toMatchObject({
    connectedBy: 'environment',
    canServe: true,
  })
  expect((await by.post('/api/settings/services/openai/key', { key: 'sk-other' })).status).toBe(409)
  expect((await by.post(SCHEME, history)).status).toBe(200)
  expect(openai.requests[0]?.headers.authorization).toBe('Bearer sk-env')
})

test.each([
  ['an unknown service', 'POST', '/services/skynet/key', { key: 'sk' }],
  ['a key for the local AI', 'POST', '/services/local/key', { key: 'sk' }],
  ['an empty key', 'POST', '/services/openai/key', { key: '  ' }],
  ['a key with a line end', 'POST', '/services/openai/key', { key: 'sk-a\r\nX-Evil: 1' }],
  ['a choice that is none', 'PATCH', '', { serving: 'hal' }],
  ['an address that is none', 'POST', '/local', { address: 'file:///etc/passwd' }],
])('%s is refused in words', async (_, method, path, body) => {
  await call('POST', '/services/openai/consent')
  const { status, json } = await browser.send(method, `/api/settings${path}`, { body })
  expect([status, json]).toMatchObject([400, { code: 'bad_request' }])
})

test('nobody sees settings without a sign-in', async () => {
  expect((await server.browser().get('/api/settings')).status).toBe(401)
})

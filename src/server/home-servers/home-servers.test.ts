import { expect, onTestFinished, test } from 'vitest'
import { homeServerEndpoints, type LookAtHome } from '#contract/home-servers.ts'
import { type LmStudioModel, startFakeLmStudio } from '#fakes/lm-studio.ts'
import { type OllamaModel, pullLines, pullOf, startFakeOllama } from '#fakes/ollama.ts'
import type { Fake } from '#fakes/wire.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { settingsOf } from '#support/server/two-families.ts'

const { lookAtHome, fetching, fetchModel, pauseFetching, cancelFetching } = homeServerEndpoints
const NOBODY = 'http://127.0.0.1:9'
const MODEL = 'gemma4:e2b-it-qat'

const gemma: OllamaModel = { name: 'gemma4:e4b', size: 6_100_000_000, capabilities: ['completion', 'vision'] }
const ollamaModels: OllamaModel[] = [
  gemma,
  // A name that looks as if it saw, of one that says it doesn't.
  { name: 'my-vision:1b', size: 1_000, capabilities: ['completion'] },
  { name: 'an-old-one', size: 1_000 },
  { name: 'nomic-embed-text', size: 1_000, capabilities: ['embedding'] },
  {
    name: 'gpt-oss:120b-cloud',
    size: 384,
    capabilities: ['completion'],
    remoteHost: 'https://ollama.com:443',
  },
  { name: 'our-own-name', size: 384, capabilities: ['completion'], remoteHost: 'https://ollama.com:443' },
]
const studioModels: LmStudioModel[] = [
  { id: 'qwen2-vl-7b-instruct', type: 'vlm' },
  { id: 'meta-llama-3.1-8b-instruct', type: 'llm' },
  { id: 'text-embedding-nomic', type: 'embeddings' },
]

/** A family whose computer runs these; nobody answers where one is left out. */
async function atHome({ ollama, studio }: { ollama?: Fake; studio?: Fake } = {}) {
  for (const fake of [ollama, studio]) if (fake) onTestFinished(fake.stop)
  const environment = {
    OLLAMA_BASE_URL: ollama?.origin ?? NOBODY,
    LM_STUDIO_BASE_URL: studio?.origin ?? NOBODY,
  }
  const server = await startTestServer({ tutor: undefined, environment })
  const family = settingsOf(addFamily(server, { isCornerOpen: true }))
  const { browser } = family
  const look = async (): Promise<LookAtHome> =>
    lookAtHome.answer.parse((await browser.get(lookAtHome.path)).json)
  const progress = async () => fetching.answer.parse((await browser.get(fetching.path)).json).fetching
  /** Asks until the download stands so; the test's own time limit ends it. */
  async function until(state: string) {
    for (;;) {
      const now = await progress()
      if (now?.state === state) return now
      if (now?.state === 'failed') throw new Error(now.message)
    }
  }
  return { server, family, browser, look, progress, until }
}

test('nothing is asked before a parent looks, and a child never looks', async () => {
  const ollama = await startFakeOllama(ollamaModels)
  const { server, browser, look } = await atHome({ ollama })
  await browser.get('/api/settings')
  const closed = addFamily(server, { email: 'second@example.org' }).browser
  for (const path of [lookAtHome.path, fetching.path]) expect((await closed.get(path)).status).toBe(403)
  expect((await closed.post(fetchModel.path, { model: MODEL })).status).toBe(403)
  expect(ollama.requests).toEqual([])
  await look()
  expect(ollama.requests.length).toBeGreaterThan(0)
})

test('an Ollama is found with what its own answers say of its models; the cloud is left out', async () => {
  const { look, family } = await atHome({ ollama: await startFakeOllama(ollamaModels) })
  const { servers, fetchable } = await look()
  expect(servers).toEqual([
    {
      server: 'ollama',
      name: 'Ollama',
      address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1$/),
      state: 'there',
      models: [
        { id: 'gemma4:e4b', bytes: gemma.size, canSeePictures: true },
        { id: 'my-vision:1b', bytes: 1_000, canSeePictures: false },
        { id: 'an-old-one', bytes: 1_000 },
      ],
      away: 2,
    },
    expect.objectContaining({ server: 'lm-studio', state: 'missing', models: [] }),
  ])
  expect(fetchable.map(({ model }) => model)).toContain(MODEL)
  const [ollama] = servers
  const [first] = ollama?.models ?? []
  const settings = await family.change('POST', '/local', {
    address: ollama?.address,
    model: first?.id,
    canSeePictures: first?.canSeePictures,
  })
  expect(settings.servingNow).toMatchObject({ text: 'local', pictures: 'local' })
  // What it says itself counts over its names, and no model of the cloud is to be had.
  const models = (await family.try('GET', '/services/local/models')).json
  expect(models).toEqual({
    models: [
      { id: 'an-old-one', canSeePictures: false },
      { id: 'gemma4:e4b', canSeePictures: true },
      { id: 'my-vision:1b', canSeePictures: false },
    ],
  })
})

test('what is looked at on this computer is nothing that left it', async () => {
  const { look, browser } = await atHome({ ollama: await startFakeOllama(ollamaModels) })
  await look()
  const { json } = await browser.get('/api/parent/ai-use')
  expect(JSON.stringify(json)).not.toContain('local')
})

test('a model of the cloud can’t be connected by hand either', async () => {
  const { family } = await atHome()
  const model = 'gpt-oss:120b-cloud'
  const refused = await family.try('POST', '/local', { address: 'localhost:11434', model })
  expect(refused).toMatchObject({
    status: 400,
    json: { fields: { model: expect.stringContaining('leave') } },
  })
  await family.change('POST', '/local', { address: 'localhost:11434' })
  expect((await family.try('PATCH', '/services/local/model', { model })).status).toBe(400)
})

test.each(['v0', 'v1'] as const)('an LM Studio of the protocol %s is found', async version => {
  const { look } = await atHome({ studio: await startFakeLmStudio(studioModels, version) })
  const { servers, fetchable } = await look()
  expect(servers[1]).toMatchObject({
    state: 'there',
    models: [
      { id: 'qwen2-vl-7b-instruct', canSeePictures: true },
      { id: 'meta-llama-3.1-8b-instruct', canSeePictures: false },
    ],
  })
  // Only Ollama can be told to fetch one.
  expect(fetchable).toEqual([])
})

test('one that wants a key is there, and closed', async () => {
  const { look } = await atHome({ studio: await startFakeLmStudio(studioModels, 'key') })
  expect((await look()).servers[1]).toMatchObject({ state: 'closed', models: [] })
})

test.each([
  ['a page of another program', { body: '<!doctype html><title>A camera</title>' }],
  ['an answer of another form', { body: { models: 'none' } }],
  ['a broken answer', { body: { models: [] }, cutAfter: 5 }],
  ['deep nonsense', { body: '['.repeat(5_000) }],
  ['a redirect', { status: 302, headers: { location: 'http://example.com/' }, body: '' }],
])('%s at the usual address is no Ollama', async (_, reply) => {
  const ollama = await startFakeOllama([gemma])
  const { look, browser } = await atHome({ ollama })
  ollama.always(() => reply)
  expect((await look()).servers[0]).toMatchObject({ state: 'missing', models: [] })
  expect((await browser.post(fetchModel.path, { model: MODEL })).json).toMatchObject({
    message: expect.stringContaining('Ollama doesn’t answer'),
  })
})

test('a model is fetched, and stands among the others then', async () => {
  const ollama = await startFakeOllama()
  const { browser, look, until } = await atHome({ ollama })
  expect((await browser.post(fetchModel.path, { model: 'some/other' })).status).toBe(400)
  expect((await browser.post(fetchModel.path, { model: MODEL })).json).toMatchObject({
    fetching: { model: MODEL, state: 'fetching', completed: 0 },
  })
  expect(await until('done')).toMatchObject({ completed: 4_300_000_000, total: 4_300_000_000 })
  expect(ollama.requests.find(({ path }) => path === '/api/pull')?.body).toEqual({
    model: MODEL,
    stream: true,
  })
  expect((await look()).servers[0]?.models).toMatchObject([{ id: MODEL, canSeePictures: true }])
})

test('a pause ends the connection, and going on begins where it was; a cancel forgets', async () => {
  const ollama = await startFakeOllama()
  const { browser, progress, until } = await atHome({ ollama })
  const never = new Promise<string>(() => {})
  async function* begun() {
    yield pullLines.layer(1_000_000_000, 4_300_000_000)
    yield await never
  }
  const pulls = () => ollama.requests.filter(({ path }) => path === '/api/pull')
  const next = ollama.always
  next(({ path }) => (path === '/api/pull' ? pullOf(begun()) : { body: { models: [] } }))
  await browser.post(fetchModel.path, { model: MODEL })
  while ((await progress())?.completed !== 1_000_000_000);
  const other = await browser.post(fetchModel.path, { model: 'qwen3.5:4b' })
  expect(other).toMatchObject({ status: 409, json: { message: expect.stringContaining('another model') } })
  expect((await browser.post(pauseFetching.path)).json).toMatchObject({
    fetching: { state: 'paused', completed: 1_000_000_000 },
  })
  await pulls()[0]?.gone
  next(({ path }) =>
    path === '/api/pull'
      ? pullOf([pullLines.layer(1_200_000_000, 4_300_000_000), pullLines.success])
      : { body: { models: [] } },
  )
  expect((await browser.post(fetchModel.path, { model: MODEL })).json).toMatchObject({
    fetching: { state: 'fetching', completed: 1_000_000_000, total: 4_300_000_000 },
  })
  await until('done')
  await browser.send('DELETE', cancelFetching.path)
  expect(await progress()).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { openSocket } from '#support/server/socket-client.ts'
import { startTwoFamilies, type TwoFamilies } from '#support/server/two-families.ts'

const MARKER = 'of-the-first'

const share = ({ first }: TwoFamilies, service: string, isShared = true) =>
  first.change('PATCH', `/services/${service}/sharing`, { isShared })
const agree = ({ second }: TwoFamilies, service: string) =>
  second.change('POST', `/services/${service}/shared-consent`)

async function startShared(service: 'openai' | 'gemini' = 'openai') {
  const both = await startTwoFamilies()
  await both.first.connect(service)
  await both.first.change('PATCH', `/services/${service}/model`, { model: `model-${MARKER}` })
  await share(both, service)
  return both
}

describe('a shared connection', () => {
  test('is off by default, and serves another family once its own parent has agreed', async () => {
    const both = await startTwoFamilies()
    const { first, second, openai } = both
    expect((await first.service('openai')).isShared).toBeUndefined()
    await first.connect('openai')
    expect((await first.service('openai')).isShared).toBe(false)
    expect((await share(both, 'openai')).services[0]?.isShared).toBe(true)
    // Having agreed to a connection of its own is another thing.
    await second.change('POST', '/services/openai/consent')
    expect(await second.service('openai')).toMatchObject({
      isConnected: true,
      connectedBy: 'sharing',
      canServe: false,
      needsConsent: true,
    })
    expect(await second.mark()).toBe(503)
    expect(openai.requests).toEqual([])
    expect((await agree(both, 'openai')).servingNow.text).toBe('openai')
    expect(await second.mark()).toBe(200)
    expect(openai.requests).toHaveLength(1)
    await second.change('DELETE', '/services/openai/consent')
    expect(await second.mark()).toBe(503)
    expect(openai.requests).toHaveLength(1)
  })

  test('shows the other family nothing of itself or its owner, and can not be changed by it', async () => {
    const both = await startShared()
    const { first, second, openai } = both
    await agree(both, 'openai')
    const before = await first.change('GET', '')
    const tried = [
      await second.try('GET', ''),
      await second.try('POST', '/services/openai/test'),
      await second.try('GET', '/services/openai/models'),
      await second.try('GET', '/services/openai/voice-models'),
      await second.try('PATCH', '/services/openai/model', { model: 'dear' }),
      await second.try('PATCH', '/services/openai/voice-model', { model: 'dear' }),
      await second.try('PATCH', '/services/openai/sharing', { isShared: false }),
      await second.try('PATCH', '/services/openai/sharing', { isShared: true }),
      await second.try('DELETE', '/services/openai'),
    ]
    expect(tried.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409, 409, 200, 409, 200])
    for (const { text } of tried) {
      expect(text).not.toContain(MARKER)
      expect(text).not.toContain(first.email)
    }
    expect(await first.change('GET', '')).toEqual(before)
    expect(openai.requests).toEqual([])
    openai.next({
      status: 404,
      body: { error: { message: `model_not_found: ${MARKER}`, code: 'model_not_found' } },
    })
    const failed = await second.browser.post('/api/evaluate/text/marking-scheme', {
      question: 'Why?',
      grade: 5,
    })
    expect(failed.json).toMatchObject({
      code: 'ai_not_connected',
      message: expect.stringContaining('another family shares'),
    })
    expect(failed.text).not.toContain(MARKER)
    expect(await second.mark()).toBe(200)
    expect(openai.requests.at(-1)?.body.model).toBe(`model-${MARKER}`)
  })

  test("gives way to the family's own, and takes its place again only after a new agreement", async () => {
    const both = await startShared()
    const { second, openai } = both
    expect((await second.try('POST', '/services/openai/key', { key: 'sk-own' })).status).toBe(409)
    await second.connect('openai', 'sk-own')
    expect(await second.service('openai')).toMatchObject({ connectedBy: 'settings', canServe: true })
    await second.mark()
    expect(openai.requests.at(-1)?.headers.authorization).toBe('Bearer sk-own')
    await second.change('DELETE', '/services/openai')
    expect(await second.service('openai')).toMatchObject({ connectedBy: 'sharing', canServe: false })
    expect(await second.mark()).toBe(503)
  })

  test.each([
    ['turns it off', (both: TwoFamilies) => share(both, 'openai', false)],
    ['clears the key', ({ first }: TwoFamilies) => first.change('DELETE', '/services/openai')],
    [
      'deletes the account',
      ({ first }: TwoFamilies) => first.browser.post('/api/me/delete', { confirmation: 'delete everything' }),
    ],
  ])('ends at once when the owner %s, for what is under way too', async (_, end) => {
    const both = await startShared()
    const { second, openai } = both
    await agree(both, 'openai')
    await second.change('PATCH', '', { serving: 'openai' })
    openai.next({ isSilent: true })
    const marking = second.browser.post('/api/evaluate/text/marking-scheme', { question: 'Why?', grade: 5 })
    await openai.received(1)
    await end(both)
    expect((await marking).json).toMatchObject({
      code: 'ai_not_connected',
      message: expect.stringContaining('has stopped sharing it'),
    })
    await openai.requests[0]?.gone
    expect(await second.service('openai')).toMatchObject({ isConnected: false, canServe: false })
    expect(await second.mark()).toBe(503)
    expect(openai.requests).toHaveLength(1)
  })

  test('turned off and on again, is agreed to anew', async () => {
    const both = await startShared()
    await agree(both, 'openai')
    await share(both, 'openai', false)
    await share(both, 'openai')
    expect(await both.second.service('openai')).toMatchObject({ connectedBy: 'sharing', canServe: false })
    expect(await both.second.mark()).toBe(503)
  })

  test('a reply under way ends with it, and the builtin tutor gives one instead', async () => {
    const both = await startShared()
    const { second, openai } = both
    await agree(both, 'openai')
    openai.always(({ path }) =>
      path.endsWith('/moderations') ? { body: { results: [] } } : { isSilent: true },
    )
    const client = await openSocket(second.browser)
    client.send({ userId: second.id, content: 'Why is the sky blue?', modality: 'text' })
    // What looks through the message, then the reply.
    await openai.received(2)
    const chat = () => openai.requests.find(({ path }) => path.endsWith('/chat/completions'))
    expect(chat()).toBeDefined()
    await share(both, 'openai', false)
    await chat()?.gone
    expect(await client.next('response')).toMatchObject({
      content: expect.stringContaining('so Stepwise’s own tutor answers.'),
    })
    expect(await client.done()).toMatchObject({ ending: 'complete' })
  })
})

describe('a shared local AI', () => {
  test('is agreed to, is not named, and is agreed to anew after a change of its address', async () => {
    const both = await startTwoFamilies()
    const { first, second, openai, gemini } = both
    await first.change('POST', '/local', { address: openai.baseUrl, model: MARKER })
    await share(both, 'local')
    expect(await second.service('local')).toMatchObject({ connectedBy: 'sharing', canServe: false })
    await agree(both, 'local')
    expect(await second.mark()).toBe(200)
    expect((await second.try('GET', '')).text).not.toMatch(new RegExp(`${MARKER}|127\\.0\\.0\\.1`))

    await first.change('POST', '/local', { address: `${gemini.origin}/v1`, model: MARKER })
    expect((await first.service('local')).isShared).toBe(true)
    expect(await second.service('local')).toMatchObject({ connectedBy: 'sharing', canServe: false })
    expect(await second.mark()).toBe(503)
    expect([openai.requests.length, gemini.requests.length]).toEqual([1, 0])
    await first.change('POST', '/local', { address: openai.baseUrl })
    expect((await second.service('local')).canServe).toBe(false)
  })

  test('that is off is told without its address', async () => {
    const both = await startTwoFamilies()
    const { first, second, openai } = both
    await first.change('POST', '/local', { address: openai.baseUrl, model: MARKER })
    await share(both, 'local')
    await agree(both, 'local')
    openai.always(() => ({ cutAfter: 0 }))
    const { json, text } = await second.browser.post('/api/evaluate/text/marking-scheme', {
      question: 'Why?',
      grade: 5,
    })
    expect(json).toMatchObject({ code: 'ai_offline' })
    expect(text).not.toContain('127.0.0.1')
  })
})

import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import { generated, generatedStream, startFakeGemini } from '#fakes/gemini.ts'
import { completion, completionStream, moderation, openaiErrors, startFakeOpenai } from '#fakes/openai.ts'
import type { Fake, Received, Reply } from '#fakes/wire.ts'
import { accountsIn } from '#support/server/accounts-in.ts'
import { connected, providerNamed } from '#support/server/connected.ts'
import { sumRequest } from '#support/server/sum-request.ts'
import { createAiUse } from './ai-use.ts'
import { changeLimits } from './limits.ts'
import type { Ports } from './provider.ts'
import { providers } from './providers/index.ts'
import { createServing } from './serving.ts'

const { signal } = new AbortController()
const sound = { bytes: Buffer.from('OggS sound of a child'), mimeType: 'audio/ogg' }
const question = {
  instruction: 'Be kind.',
  messages: [{ role: 'child' as const, text: 'héllo' }],
  childName: 'Bo',
}

const models: Reply = { body: { data: [{ id: 'gemma3' }] } }

function openaiAnswer({ path, method, body }: Received): Reply {
  if (method === 'GET') return models
  if (path.endsWith('/moderations')) return moderation(false)
  if (path.endsWith('/transcriptions')) return { body: { text: 'Hello' } }
  if (path.endsWith('/speech')) return { headers: { 'content-type': 'audio/mpeg' }, body: 'sound' }
  if (path.endsWith('/client_secrets')) return { body: { value: 'ek', session: { id: 's' } } }
  return body.stream ? completionStream(['Hello.']) : completion('{"sum":4}')
}

const geminiAnswer = ({ path }: Received): Reply =>
  path.includes('stream') ? generatedStream(['Hello.']) : generated('{"sum":4}')

/** A provider over a fake, with a real record of two families. */
async function recorded(id: string) {
  const isOfGoogle = id === 'gemini'
  const fake = isOfGoogle ? await startFakeGemini(() => ({})) : await startFakeOpenai(() => ({}))
  onTestFinished(fake.stop)
  fake.always(request => {
    if (isOfGoogle) return request.method === 'GET' ? { body: { models: [] } } : geminiAnswer(request)
    return openaiAnswer(request)
  })
  const db = await accountsIn('a@example.org')
  const aiUse = createAiUse({ db, providers, now: () => new Date(), log: pino({ level: 'silent' }) })
  const { state } = connected(id, {
    apiKey: 'key',
    baseUrl: fake.baseUrl,
    model: providerNamed(id).models?.usual ?? '',
  })
  const servicesOf = async () => ({ serving: id, services: [state] })
  const serving = createServing({ servicesOf, recordUse: aiUse.record })
  return { fake, db, aiUse, serving, state }
}
const asker = { familyId: 1, childId: 1 }
const page: Picture = { name: 'page.png', type: 'image/png', bytes: new Uint8Array(), width: 1, height: 1 }

type Recorded = Awaited<ReturnType<typeof recorded>>

async function hear({ serving, state }: Recorded) {
  const conversation = serving.findConversation(asker, state)
  for await (const _ of conversation?.chat(question, signal) ?? []);
}

/** How each port is used. */
const uses: Record<keyof Ports, (given: Recorded) => Promise<unknown>> = {
  mark: async ({ serving, state }) => serving.findModel(asker, state)?.answer(sumRequest, signal),
  chat: hear,
  moderate: async ({ serving, state }) => serving.findConversation(asker, state)?.moderate?.('héllo', signal),
  transcribe: async ({ serving, state }) =>
    serving.bound(asker, state, state.provider.ports.transcribe)?.(sound, signal),
  speak: async ({ serving, state }) =>
    serving.bound(asker, state, state.provider.ports.speak)?.('Hi', signal),
  realtime: async ({ serving, state }) =>
    serving.bound(asker, state, state.provider.ports.realtime)?.('Be kind.', signal),
  read: async ({ serving, state }) =>
    serving.bound(
      asker,
      state,
      state.provider.ports.read,
    )?.({ picture: page, side: 'question', onLine() {} }, signal),
}
const listModels = ({ serving, state }: Recorded) =>
  serving.use(asker, state, signal, { isCounted: false }, async use => state.provider.listModels?.(use))

const reaching = providers.filter(({ needs }) => needs.kind === 'key' || needs.kind === 'address')
const all = reaching.flatMap(({ id, kind, ports }) => [
  ...(Object.keys(ports) as (keyof Ports)[]).map(port => [id, port as string, kind, uses[port]] as const),
  [id, 'listModels', kind, listModels] as const,
])

/** What came over the wire. */
const arrived = ({ requests }: Fake) => ({
  requests: requests.length,
  bytes: requests.reduce((sum, { headers }) => sum + Number(headers['content-length'] ?? 0), 0),
})

describe.each(all)('%s: %s', (id, port, _kind, ask) => {
  test('all that arrives there is in the record, with its size', async () => {
    const given = await recorded(id)
    await ask(given)
    const { services } = await given.aiUse.read(1)
    expect(arrived(given.fake).requests).toBeGreaterThan(0)
    const isCounted = port !== 'moderate' && port !== 'listModels'
    expect(services).toMatchObject([{ service: id, ...arrived(given.fake), calls: isCounted ? 1 : 0 }])
  })

  test('what is asked again is in the record too, as one call', async () => {
    const given = await recorded(id)
    given.fake.next(openaiErrors.overloaded)
    // A call by voice is not begun twice: the child can press again.
    await ask(given).catch(() => {})
    const { services } = await given.aiUse.read(1)
    expect(services).toMatchObject([arrived(given.fake)])
    expect(services[0]?.calls).toBeLessThanOrEqual(1)
  })
})

test.each(all.filter(([, , kind]) => kind === 'home'))(
  '%s: %s costs nothing and still goes out once the limit is reached',
  async (id, _port, _kind, ask) => {
    const given = await recorded(id)
    await changeLimits(given.db, 1, { monthlyAiCalls: 0 })
    await ask(given)
    expect(given.fake.requests).not.toEqual([])
  },
)

test.each(all.filter(([, , kind]) => kind !== 'home'))(
  '%s: nothing leaves for %s once the limit is reached',
  async (id, _port, _kind, ask) => {
    const given = await recorded(id)
    await changeLimits(given.db, 1, { monthlyAiCalls: 0 })
    await expect(ask(given)).rejects.toMatchObject({ status: 429, code: 'ai_limit_reached' })
    expect(given.fake.requests).toEqual([])
    expect((await given.aiUse.read(1)).services).toEqual([])
  },
)

test('the last call of the month is checked to its end, and the next words stay here', async () => {
  const given = await recorded('openai')
  await changeLimits(given.db, 1, { monthlyAiCalls: 1 })
  const exchange = given.serving.findConversation(asker, given.state)
  await exchange?.moderate?.('Why?', signal)
  for await (const _ of exchange?.chat(question, signal) ?? []) await exchange?.moderate?.('Hello.', signal)
  const sent = arrived(given.fake)
  expect((await given.aiUse.read(1)).services).toMatchObject([{ ...sent, calls: 1 }])
  await expect(uses.moderate(given)).rejects.toMatchObject({ code: 'ai_limit_reached' })
  expect(arrived(given.fake)).toEqual(sent)
})

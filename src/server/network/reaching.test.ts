import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startFakeGemini } from '#fakes/gemini.ts'
import { type FakeOpenai, moderation, startFakeOpenai } from '#fakes/openai.ts'
import { type Connected, connected } from '#support/server/connected.ts'
import { newFamily } from '#support/server/families.ts'
import { type Authority, newAuthority } from '#support/server/network/authority.ts'
import {
  closedPort,
  secured,
  startProxy,
  startSilent,
  startSocksProxy,
} from '#support/server/network/servers.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { endUnlessConnected } from './send.ts'
import { goOutBy } from './system-way.ts'

const KEY = 'sk-Kumquat-1234567890'
const NAME = 'ai.example'
const signal = new AbortController().signal
const openaiAt = (address: string, service = 'openai') =>
  connected(service, { apiKey: KEY, baseUrl: `${address}/v1`, model: 'gpt-5.4-mini' })

let system: Authority
let strange: Authority
beforeAll(async () => {
  system = await newAuthority()
  strange = await newAuthority()
})
afterEach(() => goOutBy({}))

async function startService(): Promise<FakeOpenai> {
  const openai = await startFakeOpenai(() => ({}))
  onTestFinished(openai.stop)
  openai.always(({ path }) =>
    path === '/v1/moderations'
      ? moderation(false)
      : { body: { data: [{ id: 'gpt-5.4-mini' }], text: 'Hello' } },
  )
  return openai
}

/** Everything that the server asks of OpenAI, as far as it differs on the wire. */
async function askAll({ listModels, conversation, transcribe }: Connected) {
  await listModels(signal)
  await conversation.moderate?.('Hello', signal)
  return transcribe({ bytes: new Uint8Array(9), mimeType: 'audio/webm' }, signal)
}

/** Only Linux has a store that a test can fill. */
describe.runIf(process.platform === 'linux')('a certificate of the system', () => {
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwise-test-'))
    const file = join(folder, 'system.pem')
    writeFileSync(file, system.pem)
    process.env.SSL_CERT_FILE = file
    return () => rmSync(folder, { recursive: true })
  })

  test('is trusted in every request, besides those that Node knows', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor('localhost'))
    expect(await askAll(openaiAt(`https://localhost:${port}`))).toBe('Hello')
    expect(openai.requests.map(({ path }) => path)).toEqual([
      '/v1/models',
      '/v1/moderations',
      '/v1/audio/transcriptions',
    ])
  })

  test('is trusted where a local AI shows it', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor('localhost'))
    const { listModels } = openaiAt(`https://localhost:${port}`, 'local')
    expect(await listModels(signal)).toHaveLength(1)
  })

  test('carries every request through a proxy, which sees no key', async () => {
    const openai = await startService()
    const gemini = await startFakeGemini(() => ({}))
    onTestFinished(gemini.stop)
    const { port } = await secured(openai.origin, await system.vouchFor(NAME))
    const { place, asked } = await startProxy(port)
    goOutBy({}, async () => `PROXY ${place}`)
    expect(await askAll(openaiAt(`https://${NAME}`))).toBe('Hello')
    expect(openai.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(3).fill(`Bearer ${KEY}`),
    )
    expect(openai.requests[2]?.body).toContain('recording.webm')
    expect(new Set(asked.map(({ host }) => host))).toEqual(new Set([`${NAME}:443`]))
    expect(JSON.stringify(asked)).not.toContain('Kumquat')
    const { port: ofGemini } = await secured(gemini.origin, await system.vouchFor('gemini.example'))
    const other = await startProxy(ofGemini)
    goOutBy({}, async () => `PROXY ${other.place}`)
    const { listModels } = connected('gemini', {
      apiKey: KEY,
      baseUrl: 'https://gemini.example',
      model: '',
    })
    expect(await listModels(signal)).not.toEqual([])
  })

  test('carries a chat through a proxy word by word', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor(NAME))
    const { place } = await startProxy(port)
    goOutBy({}, async () => `PROXY ${place}`)
    const event = (content: string, end: string | null) =>
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: end }] })}\n\n`
    const second = Promise.withResolvers<void>()
    async function* slowly() {
      yield event('One ', null)
      await second.promise
      yield event('two', 'stop')
    }
    openai.always(() => ({ headers: { 'content-type': 'text/event-stream' }, chunks: slowly() }))
    const said: string[] = []
    const messages = [{ role: 'child' as const, text: 'Count' }]
    const { chat } = openaiAt(`https://${NAME}`).conversation
    for await (const piece of chat({ instruction: 'Be kind.', messages, childName: 'Bo' }, signal)) {
      said.push(String(piece))
      second.resolve()
    }
    expect(said).toEqual(['One ', 'two'])
  })

  test('lets a proxy of SOCKS 5 look the name up', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor(NAME))
    const { place, asked } = await startSocksProxy(port)
    goOutBy({}, async () => `SOCKS5 ${place}`)
    expect(await askAll(openaiAt(`https://${NAME}`))).toBe('Hello')
    expect(asked[0]?.host).toBe(NAME)
  })

  test('serves a proxy that wants a name and a password, which the environment gives', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor(NAME))
    const { place } = await startProxy(port, { sign: 'anna:p@ss word' })
    goOutBy({ HTTPS_PROXY: `http://anna:p%40ss%20word@${place}` })
    expect(await askAll(openaiAt(`https://${NAME}`))).toBe('Hello')
  })

  test('is asked for over the next way where a proxy is gone', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor(NAME))
    const { place } = await startProxy(port)
    const gone = await closedPort()
    goOutBy({}, async () => `PROXY 127.0.0.1:${gone}; SOCKS5 127.0.0.1:${gone}; PROXY ${place}`)
    expect(await askAll(openaiAt(`https://${NAME}`))).toBe('Hello')
    expect(openai.requests).toHaveLength(3)
  })

  test('does not let a redirect through a proxy be followed', async () => {
    const openai = await startService()
    const { port } = await secured(openai.origin, await system.vouchFor(NAME))
    const { place, asked } = await startProxy(port)
    goOutBy({}, async () => `PROXY ${place}`)
    openai.always(() => ({ status: 307, headers: { location: 'https://elsewhere.example/v1/models' } }))
    await expect(askAll(openaiAt(`https://${NAME}`))).rejects.toThrow('sent us on to another address')
    expect(asked.map(({ host }) => host)).toEqual([`${NAME}:443`])
  })

  test.each([
    ['is not valid yet', { from: 3, to: 9 }],
    ['has expired', { from: -9, to: -3 }],
  ])('that %s lets a parent look at the clock', async (_, days) => {
    const openai = await startService()
    const { port, seen } = await secured(openai.origin, await system.vouchFor('localhost', days))
    await expect(askAll(openaiAt(`https://localhost:${port}`))).rejects.toMatchObject({
      code: 'ai_offline',
      message: expect.stringContaining('date of this computer may be wrong'),
    })
    expect([openai.requests.length, seen.connections]).toEqual([0, 1])
  })
})

test.each(['openai', 'local'] as const)('a stranger before %s is named, and hears nothing', async service => {
  const openai = await startService()
  const { port, seen } = await secured(openai.origin, await strange.vouchFor('localhost'))
  await expect(askAll(openaiAt(`https://localhost:${port}`, service))).rejects.toMatchObject({
    code: 'ai_offline',
    message: expect.stringContaining('perhaps an antivirus program or the filter of a school'),
  })
  // The same would come of another try.
  expect([openai.requests.length, seen.connections]).toEqual([0, 1])
})

test('a certificate for another name is a stranger’s', async () => {
  const openai = await startService()
  const { port } = await secured(openai.origin, await system.vouchFor('other.example'))
  await expect(askAll(openaiAt(`https://localhost:${port}`))).rejects.toThrow('doesn’t trust')
})

test('a page without TLS is taken for a sign-in', async () => {
  const openai = await startService()
  const { port } = new URL(openai.origin)
  await expect(askAll(openaiAt(`https://localhost:${port}`))).rejects.toThrow('asks for a login first')
})

describe('a proxy', () => {
  test.each([
    ['wants a password', 407, 'wants a name and a password'],
    ['refuses the service', 403, 'doesn’t let it talk to OpenAI'],
    ['finds no way on', 502, 'OpenAI can’t be reached. Please check the internet connection'],
  ])('that %s is named', async (_, status, words) => {
    const openai = await startService()
    const { place } = await startProxy(Number(new URL(openai.origin).port), { status })
    goOutBy({}, async () => `PROXY ${place}`)
    await expect(askAll(openaiAt(`https://${NAME}`))).rejects.toMatchObject({
      code: 'ai_offline',
      message: expect.stringContaining(words),
    })
    expect(openai.requests).toEqual([])
  })

  test.each([
    ['does not answer', (port: number) => `PROXY 127.0.0.1:${port}`, 'the proxy doesn’t answer'],
    ['of SOCKS does not answer', (port: number) => `SOCKS 127.0.0.1:${port}`, 'the proxy doesn’t answer'],
    ['is strange', () => 'QUIC quick.example:443', 'of a kind that Stepwise can’t use'],
  ])('that %s is named', async (_, answer, words) => {
    const port = await closedPort()
    goOutBy({}, async () => answer(port))
    await expect(askAll(openaiAt(`https://${NAME}`))).rejects.toThrow(words)
  })

  test('never carries what is asked of a local AI, whatever the settings say', async () => {
    const openai = await startService()
    const { place, asked } = await startProxy(1)
    goOutBy({ HTTP_PROXY: `http://${place}`, ALL_PROXY: `http://${place}` }, async () => `PROXY ${place}`)
    const { listModels } = openaiAt(openai.origin, 'local')
    expect(await listModels(signal)).toHaveLength(1)
    const unknown = openaiAt('http://studio.example', 'local')
    await expect(unknown.listModels(signal)).rejects.toThrow('local AI')
    expect(asked).toEqual([])
  })

  test('leaves nothing of its password in the log or on a screen', async () => {
    const { place } = await startProxy(1, { sign: 'no:body' })
    const gone = await closedPort()
    const shown: string[] = []
    for (const proxy of [
      `http://anna:Kumquat@${place}`,
      `http://anna:Kumquat@127.0.0.1:${gone}`,
      `socks5://anna:Kumquat@127.0.0.1:${gone}`,
      'http://anna:Kumquat@[',
    ]) {
      const server = await startTestServer({
        environment: { HTTPS_PROXY: proxy, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `https://${NAME}/v1` },
        tutor: undefined,
      })
      const answer = await newFamily(server).post('/api/settings/services/openai/test')
      shown.push(answer.text, server.logged())
    }
    const all = shown.join('\n')
    expect(all).toContain('wants a name and a password')
    expect(all).toContain('of a kind that')
    expect(all).not.toContain('Kumquat')
    expect(all).not.toContain('anna')
  })
})

test('a service that takes a connection and says nothing is given up', async () => {
  const port = await startSilent()
  const outgoing = requestHttps({ host: '127.0.0.1', port, agent: false })
  const failed = new Promise<NodeJS.ErrnoException>(resolve => outgoing.on('error', resolve))
  endUnlessConnected(outgoing, 100)
  outgoing.end()
  expect((await failed).code).toBe('ETIMEDOUT')
})

test('whoever gives up does not wait for a system that thinks about its proxy', async () => {
  goOutBy({}, () => new Promise(() => {}))
  const leaving = new AbortController()
  const asked = openaiAt(`https://${NAME}`).listModels(leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
})

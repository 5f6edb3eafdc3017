import type { LookupAddress } from 'node:dns'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeGemini } from '#fakes/gemini.ts'
import { completion, startFakeOpenai } from '#fakes/openai.ts'
import type { Fake } from '#fakes/wire.ts'
import { type Connected, connected } from '#support/server/connected.ts'
import { promptedTutor } from './marking/pipeline.ts'
import { fetchAtHome, NOT_AT_HOME } from './outgoing.ts'

const SERVER = join(import.meta.dirname, '..')
const WORDS = 'words of a child'
const sound = { bytes: new Uint8Array(8), mimeType: 'audio/webm' }
const signal = new AbortController().signal

async function hear({ conversation }: Connected) {
  const messages = [{ role: 'child' as const, text: WORDS }]
  for await (const _ of conversation.chat({ instruction: 'Be kind.', messages, childName: 'Bo' }, signal));
}

const mark = ({ model }: Connected) =>
  promptedTutor(model).makeMarkingScheme({ question: WORDS, grade: 5 }, signal)

/** Everything that the server asks of a provider. */
const calls: [string, string, (wired: Connected) => Promise<unknown>][] = [
  ...['gemini', 'openai', 'local'].flatMap((service): typeof calls => [
    ['marks', service, mark],
    ['lists models', service, wired => wired.listModels(signal)],
    ['chats', service, hear],
  ]),
  ['listens', 'gemini', wired => wired.transcribe(sound, signal)],
  ['checks', 'openai', async wired => wired.conversation.moderate?.(WORDS, signal)],
  ['listens', 'openai', wired => wired.transcribe(sound, signal)],
  ['speaks', 'openai', wired => wired.speak(WORDS, signal)],
  ['begins a call', 'openai', wired => wired.begin(WORDS, signal)],
]

test.each(calls)('no redirect is followed when the server %s with %s', async (_, service, ask) => {
  const elsewhere = await startFakeOpenai(() => ({}))
  const fake = service === 'gemini' ? await startFakeGemini(() => ({})) : await startFakeOpenai(() => ({}))
  onTestFinished(elsewhere.stop)
  onTestFinished(fake.stop)
  fake.always(({ path }) => ({ status: 307, headers: { location: `${elsewhere.origin}${path}` } }))
  const wired = connected(service, { apiKey: 'key', baseUrl: fake.baseUrl, model: 'gemma3' })
  await expect(ask(wired)).rejects.toThrow('sent us on to another address')
  expect(fake.requests.length).toBeGreaterThan(0)
  expect(elsewhere.requests).toEqual([])
})

test('no other file of the server asks anything of an address', () => {
  const files = globSync('**/*.ts', { cwd: SERVER }).filter(file => !/\.test\.ts$|^testing\//.test(file))
  const asking = files.filter(file =>
    /(?<![.\w])(?:fetch|plainFetch)\(|node:https|\brequestHttps?\(|http\.request\(/.test(
      readFileSync(join(SERVER, file), 'utf8'),
    ),
  )
  // Those of `http` ask Stepwise itself on this computer: another start for a link, and the opening page in the browser.
  // The phone's script runs there, and asks the Stepwise that sent it.
  expect(asking.sort()).toEqual([
    'ai/outgoing.ts',
    'http/link-requests.ts',
    'http/opening-page.ts',
    'network/send.ts',
    'network/system-way.ts',
    'phone-pictures/phone-script.ts',
  ])
})

async function startHome(): Promise<Fake & { port: string }> {
  const fake = await startFakeOpenai(() => ({}))
  onTestFinished(fake.stop)
  fake.always(() => completion('{}'))
  return { ...fake, port: new URL(fake.origin).port }
}

/** A name server that answers each time what comes next; the last stays. */
function pretendNames(...answers: string[][]) {
  let at = 0
  const lookUp: NonNullable<Parameters<typeof fetchAtHome>[0]> = (_name, _options, callback) => {
    const addresses = answers[Math.min(at++, answers.length - 1)] ?? []
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return lookUp
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: NodeJS.ErrnoException) => error.code,
  )

test('a name that leads home is asked there, its public addresses left out', async () => {
  const home = await startHome()
  const fetch = fetchAtHome(pretendNames(['2001:db8::1', '8.8.8.8', '127.0.0.1']))
  const response = await fetch(`http://studio.local:${home.port}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words: 'ä' }),
  })
  expect([response.status, home.requests[0]?.body]).toEqual([200, { words: 'ä' }])
})

test.each([
  ['8.8.8.8'],
  ['2001:db8::1'],
  ['169.254.169.254'],
  ['fe80::1'],
  ['::ffff:8.8.8.8'],
  ['::ffff:169.254.169.254'],
  ['64:ff9b::a9fe:a9fe'],
  ['0.0.0.0'],
  ['::'],
  ['fd00:ec2::254'],
  ['100.100.100.200'],
])('a name that leads to %s is not connected to', async address => {
  const fetch = fetchAtHome(pretendNames([address]))
  expect(await codeOf(fetch('http://studio.local:9/v1'))).toBe(NOT_AT_HOME)
})

test('a name that leads elsewhere at the next connection is not connected to', async () => {
  const home = await startHome()
  const fetch = fetchAtHome(pretendNames(['127.0.0.1'], ['8.8.8.8']))
  const ask = () => fetch(`http://studio.local:${home.port}/v1/models`, { headers: { connection: 'close' } })
  await (await ask()).text()
  expect(await codeOf(ask())).toBe(NOT_AT_HOME)
  expect(home.requests).toHaveLength(1)
})

test.each([
  'http://8.8.8.8',
  'http://169.254.169.254/latest/meta-data',
  'http://2852039166',
  'http://0xa9.0xfe.0xa9.0xfe',
  'http://0251.0376.0251.0376',
  'http://[::ffff:169.254.169.254]',
  'http://[fe80::1]',
  'http://0.0.0.0:9',
  'http://[::]:9',
  'http://[fd00:ec2::254]',
  'http://metadata.google.internal.',
  'http://instance-data',
])('%s is not connected to, whatever the names say', async address => {
  expect(await codeOf(fetchAtHome(pretendNames(['127.0.0.1']))(address))).toBe(NOT_AT_HOME)
})

test('a parent is told that the address leads out of the home', async () => {
  const wired = connected('local', { apiKey: '', baseUrl: 'http://8.8.8.8/v1', model: 'gemma3' })
  await expect(mark(wired)).rejects.toMatchObject({
    code: 'ai_not_connected',
    message: expect.stringContaining('leads out of your home'),
  })
})

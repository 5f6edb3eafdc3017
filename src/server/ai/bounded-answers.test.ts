import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeGemini } from '#fakes/gemini.ts'
import { startFakeOpenai } from '#fakes/openai.ts'
import type { Reply } from '#fakes/wire.ts'
import { isAll } from '#support/how-much.ts'
import { type Connected, connected } from '#support/server/connected.ts'
import { timeLimits } from '#support/time-limits.ts'
import { ENOUGH } from '../safety/care-texts.ts'
import { LONGEST_REPLY } from '../safety/checked-reply.ts'
import { safeReply } from '../safety/safe-reply.ts'
import { promptedTutor } from './marking/pipeline.ts'

const { signal } = new AbortController()
const sound = { bytes: new Uint8Array(8), mimeType: 'audio/webm' }
const MEGABYTE = 1_000_000
const WHOLE = 100 * MEGABYTE

async function reply(wired: Connected): Promise<string> {
  const text = 'Tell me about 12 + 30, please.'
  const messages = [{ role: 'child' as const, text }]
  const question = async () => ({ instruction: 'Be kind.', messages, childName: 'Bo' })
  const { moderate: _, ...conversation } = wired.conversation
  let said = ''
  for await (const part of safeReply({
    heard: undefined,
    wordsFor: async () => '',
    conversation,
    text,
    question,
    signal,
  }))
    said += part.text
  return said
}

/** Everything that reads what a service answers. */
const readers: [string, string, (wired: Connected) => Promise<unknown>][] = [
  ...(['openai', 'local', 'gemini'] as const).flatMap(
    service =>
      [
        ['a chat', service, reply] satisfies (typeof readers)[number],
        [
          'a marking',
          service,
          c => promptedTutor(c.model).makeMarkingScheme({ question: 'Why?', grade: 5 }, signal),
        ],
        ['a list of models', service, c => c.listModels(signal)],
      ] satisfies typeof readers,
  ),
  ['a check', 'openai', async c => c.conversation.moderate?.('Hi', signal)],
  ['a transcript', 'openai', c => c.transcribe(sound, signal)],
  ['a transcript', 'gemini', c => c.transcribe(sound, signal)],
  ['a speech', 'openai', c => c.speak('Hi', signal)],
  ['a talk', 'openai', c => c.begin('Hi', signal)],
]

/** How a service may go on and on. */
const floods: [string, Partial<Reply>, string][] = [
  ['text without an end', { headers: { 'content-type': 'application/json' } }, 'x'],
  ['one endless line of events', {}, 'x'],
  ['events without a word', {}, ': ping\n\n'],
  ['a refusal without an end', { status: 400, headers: { 'content-type': 'application/json' } }, 'x'],
  ['a failure without an end', { status: 500, headers: { 'content-type': 'text/html' } }, '<p>x'],
  ['brackets without an end', { headers: { 'content-type': 'application/json' } }, '['],
  ['brackets within an event', {}, `data: ${'['.repeat(400_000)}\n\n`],
]

async function flooded(service: string, how: Partial<Reply>, piece: string) {
  const fake = service === 'gemini' ? await startFakeGemini(() => ({})) : await startFakeOpenai(() => ({}))
  onTestFinished(fake.stop)
  let sent = 0
  async function* flood() {
    const chunk = piece.repeat(Math.ceil(60_000 / piece.length))
    for (; sent < WHOLE; sent += chunk.length) yield chunk
  }
  fake.always(() => ({ ...how, chunks: flood() }))
  return {
    fake,
    sent: () => sent,
    wired: connected(service, { apiKey: 'key', baseUrl: fake.baseUrl, model: 'gemma3' }),
  }
}

const LOOKS = 20

/** What reading a text as large as a flood takes on this machine: ten times a tenth. */
function nanosecondsOfLook(): number {
  const from = process.hrtime.bigint()
  JSON.parse(JSON.stringify('Sun. '.repeat(WHOLE / 50)))
  return 10 * Number(process.hrtime.bigint() - from)
}
const look = nanosecondsOfLook()

/** In every run a few for each reader, so that all come up. */
const floodsFor = (at: number) => (isAll ? floods : floods.filter((_, place) => (place + at) % 6 === 0))

const numbered = readers.map(([what, service, ask], at) => ({ what, service, ask, at }))

test.each(numbered)('$what of $service ends every flood', { timeout: timeLimits.long }, async reader => {
  const { service, ask } = reader
  for (const [name, how, piece] of floodsFor(reader.at)) {
    const { fake, sent, wired } = await flooded(service, how, piece)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const failure = await ask(wired).catch((error: unknown) => error)
    delay.disable()
    expect(failure, name).toMatchObject({ code: expect.stringMatching(/^ai_/) })
    await Promise.all(fake.requests.map(({ gone }) => gone))
    // No more than a few looks at the whole flood hold up the others, this test's own sending among them.
    expect(delay.max, name).toBeLessThan(LOOKS * look)
    expect(sent(), name).toBeLessThan(WHOLE)
  }
})

const event = (service: string, text: string) =>
  service === 'gemini'
    ? `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] })}\n\n`
    : `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`

test.each([
  ['openai', 'sentences', 'The sun is far away. '],
  ['gemini', 'sentences', 'The sun is far away. '],
  ['local', 'German', 'Die Sonne wärmt uns. '],
  ['openai', 'one long word', 'blah'],
  ['openai', 'the shortest sentences', '… '],
  ['gemini', 'numbers', '1 '],
  ['openai', 'faces', '😀'.repeat(10_000)],
] as const)('a chat of %s that goes on and on with %s ends kindly', async (service, _, text) => {
  const { fake, sent, wired } = await flooded(service, {}, event(service, text))
  const before = process.memoryUsage().rss
  const said = await reply(wired)
  expect(said.endsWith(`\n\n${ENOUGH}`)).toBe(true)
  expect(said).toContain(text.slice(0, 100).trim())
  expect(said.isWellFormed()).toBe(true)
  expect(Buffer.byteLength(said)).toBeLessThanOrEqual(LONGEST_REPLY)
  expect(Buffer.byteLength(said)).toBeGreaterThan(LONGEST_REPLY * 0.9)
  await fake.requests[0]?.gone
  expect(sent()).toBeLessThan(WHOLE / 5)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE)
})

test('thoughts without an end are no answer', async () => {
  const { wired } = await flooded('local', {}, event('local', `<think>${'Hm. '.repeat(20)}`))
  await expect(reply(wired)).rejects.toMatchObject({ code: 'ai_unreadable' })
})

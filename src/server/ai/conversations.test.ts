import { expect, onTestFinished, test } from 'vitest'
import { geminiErrors, generated, generatedStream, startFakeGemini } from '#fakes/gemini.ts'
import { completionStream, openaiErrors, startFakeOpenai } from '#fakes/openai.ts'
import type { Fake, Reply } from '#fakes/wire.ts'
import { connected } from '#support/server/connected.ts'
import type { ChatQuestion, Conversation } from './conversation.ts'

const question: ChatQuestion = {
  instruction: 'Be kind.',
  messages: [
    { role: 'child', text: 'Hi' },
    { role: 'tutor', text: 'Hello!' },
    { role: 'child', text: 'What is rain?' },
  ],
  childName: 'Bo',
}
const { signal } = new AbortController()

interface Wired {
  fake: Fake
  conversation: Conversation
  stream: (pieces: string[]) => Reply
  busy: Reply
  keyRefused: Reply
}

const wires: [string, () => Promise<Wired>][] = [
  ['openai', () => overOpenai('openai')],
  ['local', () => overOpenai('local')],
  ['gemini', overGemini],
]

async function overOpenai(service: 'openai' | 'local'): Promise<Wired> {
  const fake = await startFakeOpenai(() => 'unused', ['gemma3'])
  onTestFinished(fake.stop)
  const connection = {
    apiKey: 'sk-test',
    baseUrl: fake.baseUrl,
    model: service === 'local' ? '' : 'gpt-5.4-mini',
  }
  return {
    fake,
    conversation: connected(service, connection).conversation,
    stream: completionStream,
    busy: openaiErrors.server,
    keyRefused: openaiErrors.key('sk-test'),
  }
}

async function overGemini(): Promise<Wired> {
  const fake = await startFakeGemini(() => 'unused')
  onTestFinished(fake.stop)
  return {
    fake,
    conversation: connected('gemini', {
      apiKey: 'AIza-test',
      baseUrl: fake.baseUrl,
      model: 'gemini-flash-latest',
    }).conversation,
    stream: generatedStream,
    busy: geminiErrors.overloaded,
    keyRefused: geminiErrors.key,
  }
}

async function heard(conversation: Conversation, aborting: AbortSignal = signal) {
  const pieces: string[] = []
  for await (const piece of conversation.chat(question, aborting)) pieces.push(piece)
  return pieces
}

test.each(wires)('%s streams an answer piece by piece', async (_name, wire) => {
  const { fake, conversation, stream } = await wire()
  fake.always(request =>
    request.method === 'GET' ? { body: { data: [{ id: 'gemma3' }] } } : stream(['Water ', 'falls.']),
  )
  // Pieces that have come together are read together.
  expect((await heard(conversation)).join('|')).toMatch(/^Water \|?falls\.$/)
  const { body } = fake.requests.at(-1) ?? {}
  expect(JSON.stringify(body)).toMatch(
    /Be kind\.[\s\S]*Hi[\s\S]*Hello![\s\S]*What is rain\?|Hi[\s\S]*Hello![\s\S]*What is rain\?[\s\S]*Be kind\./,
  )
})

test.each(wires)('%s: an answer that breaks off throws after what came', async (_name, wire) => {
  const { fake, conversation, stream } = await wire()
  fake.always(request =>
    request.method === 'GET'
      ? { body: { data: [{ id: 'gemma3' }] } }
      : { ...stream(['Water ', 'falls ', 'down ', 'here']), cutAfter: 3, everyMs: 30 },
  )
  const pieces: string[] = []
  const listening = (async () => {
    for await (const piece of conversation.chat(question, signal)) pieces.push(piece)
  })()
  await expect(listening).rejects.toMatchObject({ code: 'ai_offline' })
  expect(pieces.join('')).toContain('Water ')
})

test.each(wires)('%s: an answer without its end is cut off too', async (_name, wire) => {
  const { fake, conversation, stream } = await wire()
  const { chunks } = stream(['Water ', 'falls.'])
  fake.always(request =>
    request.method === 'GET'
      ? { body: { data: [{ id: 'gemma3' }] } }
      : { chunks: (chunks as string[]).filter(chunk => !/stop|STOP|DONE/.test(chunk)) },
  )
  await expect(heard(conversation)).rejects.toMatchObject({ code: 'ai_offline' })
})

test.each(wires)('%s: a refused key is told, a busy service is asked again', async (_name, wire) => {
  const { fake, conversation, stream, busy, keyRefused } = await wire()
  const models = { body: { data: [{ id: 'gemma3' }] } }
  let chats = [keyRefused]
  fake.always(request => (request.method === 'GET' ? models : (chats.shift() ?? stream(['Hello.']))))
  await expect(heard(conversation)).rejects.toMatchObject({ code: 'ai_key_refused' })
  chats = [busy]
  expect(await heard(conversation)).toEqual(['Hello.'])
})

test.each(wires)('%s lets the service go when it is no longer wanted', async (_name, wire) => {
  const { fake, conversation } = await wire()
  fake.always(request =>
    request.method === 'GET' ? { body: { data: [{ id: 'gemma3' }] } } : { isSilent: true },
  )
  const controller = new AbortController()
  const listening = heard(conversation, controller.signal)
  await fake.received(conversation.service === 'local' ? 2 : 1)
  controller.abort(new Error('not wanted'))
  await expect(listening).rejects.toThrow('not wanted')
  await fake.requests.at(-1)?.gone
})

test('what a local model thinks aloud is left out', async () => {
  const { fake, conversation } = await overOpenai('local')
  const models = { body: { data: [{ id: 'gemma3' }] } }
  fake.always(request =>
    request.method === 'GET'
      ? models
      : completionStream(['<th', 'ink>Hm, 56', '</think>\n', '\nWhat do ', 'you think?']),
  )
  expect((await heard(conversation)).join('')).toBe('What do you think?')
})

test('moderation names the most pressing concern, and only OpenAI has it', async () => {
  const { fake, conversation } = await overOpenai('openai')
  const { moderation } = await import('#fakes/openai.ts')
  fake.next(
    moderation(true, { harassment: true, 'self-harm': true }),
    moderation(true, {}),
    moderation(false),
  )
  const verdicts = [
    await conversation.moderate?.('a', signal),
    await conversation.moderate?.('b', signal),
    await conversation.moderate?.('c', signal),
  ]
  expect(verdicts).toEqual(['self_harm', 'other', undefined])
  expect(fake.requests[0]?.body).toEqual({ model: 'omni-moderation-latest', input: 'a' })
  fake.next(openaiErrors.unknownUrl)
  expect(await conversation.moderate?.('d', signal)).toBeUndefined()
  expect((await overOpenai('local')).conversation.moderate).toBeUndefined()
  expect((await overGemini()).conversation.moderate).toBeUndefined()
})

test('Gemini listens to a recording', async () => {
  const { fake } = await overGemini()
  fake.always(() => generated('Why is the sky blue?'))
  const { transcribe } = connected('gemini', {
    apiKey: 'AIza',
    baseUrl: fake.origin,
    model: 'gemini-flash-latest',
  })
  const sound = { bytes: Buffer.from('OggS sound'), mimeType: 'audio/ogg' }
  expect(await transcribe(sound, signal)).toBe('Why is the sky blue?')
  expect(fake.requests[0]?.body.contents[0].parts[0].inlineData).toEqual({
    mimeType: 'audio/ogg',
    data: Buffer.from('OggS sound').toString('base64'),
  })
})

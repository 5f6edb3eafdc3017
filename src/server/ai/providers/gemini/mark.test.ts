import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  blockedAnswer,
  blockedPrompt,
  type FakeGemini,
  geminiErrors,
  generated,
  startFakeGemini,
  textsOfGemini,
} from '#fakes/gemini.ts'
import { connected } from '#support/server/connected.ts'
import { live, sumRequest as request } from '#support/server/sum-request.ts'
import { ask } from '../../ask.ts'
import { geminiSchema } from './schema.ts'

const KEY = 'AIzaTest1234567890'
const picture = {
  name: 'a.webp',
  type: 'image/webp' as const,
  bytes: Buffer.from('abc'),
  width: 1,
  height: 1,
}

let fake: FakeGemini
beforeEach(async () => {
  fake = await startFakeGemini(() => ({ sum: 4 }))
})
afterEach(() => fake.stop())

const wired = () => connected('gemini', { apiKey: KEY, baseUrl: fake.baseUrl, model: 'gemini-flash-latest' })
const model = () => wired().model

test('asks for the schema with the strictest safety, the key in a header alone', async () => {
  const asked = { ...request, content: [...request.content, { picture }] }
  expect(await ask(model(), asked, live())).toEqual({ sum: 4 })
  const [received] = fake.requests
  expect(received?.path).toBe('/v1beta/models/gemini-flash-latest:generateContent')
  expect(received?.headers['x-goog-api-key']).toBe(KEY)
  expect(received?.body.safetySettings).toEqual(
    ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map(name => ({
      category: `HARM_CATEGORY_${name}`,
      threshold: 'BLOCK_LOW_AND_ABOVE',
    })),
  )
  expect(received?.body.generationConfig).toEqual({
    responseMimeType: 'application/json',
    responseSchema: { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] },
  })
  expect(received?.body.contents[0].parts[1]).toEqual({
    inlineData: { mimeType: 'image/webp', data: 'YWJj' },
  })
})

test('writes what may be missing as Gemini wants it', () => {
  const schema = z.object({
    url: z.string().nullable().describe('An address'),
    kinds: z.array(z.enum(['a', 'b'])),
  })
  expect(geminiSchema(schema)).toEqual({
    type: 'object',
    properties: {
      url: { type: 'string', nullable: true, description: 'An address' },
      kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b'], format: 'enum' } },
    },
    required: ['url', 'kinds'],
  })
})

test('asks again once after an answer that does not fit', async () => {
  fake.next(generated('four'))
  expect(await ask(model(), request, live())).toEqual({ sum: 4 })
  expect(textsOfGemini(fake.requests[1] ?? fail())).toContain('could not be read')
  fake.next(generated('four'), { body: '{"candidates":[{"con' })
  await expect(ask(model(), request, live())).rejects.toMatchObject({ status: 502, code: 'ai_unreadable' })
})

describe('a failure', () => {
  test.each([
    ['an invalid key', geminiErrors.key, 502, 'ai_key_refused', 'refused the key'],
    ['a leaked key', geminiErrors.forbidden, 502, 'ai_key_refused', 'refused the key'],
    ['a quota of the day', geminiErrors.perDay, 503, 'ai_busy', 'plan and billing'],
    ['an unknown model', geminiErrors.model, 503, 'ai_not_connected', 'choose another model in Settings'],
    ['a country without the service', geminiErrors.country, 503, 'ai_not_connected', 'country'],
    ['too much text', geminiErrors.tooLong, 502, 'ai_unreadable', 'shorten'],
    ['a declined question', blockedPrompt, 502, 'ai_unreadable', 'for safety'],
    ['a declined answer', blockedAnswer, 502, 'ai_unreadable', 'for safety'],
  ])('%s is told at once', async (_, reply, status, code, words) => {
    fake.next(reply)
    const error = await ask(model(), request, live()).catch((error: unknown) => error)
    expect(error).toMatchObject({ status, code, message: expect.stringContaining(words) })
    expect(fake.requests).toHaveLength(1)
    expect(JSON.stringify(error)).not.toContain(KEY)
  })

  test('a limit a minute is waited for as long as the service wishes', async () => {
    fake.next(geminiErrors.perMinute('0.2s'))
    let isOver = false
    setTimeout(() => {
      isOver = true
    }, 198)
    expect(await ask(model(), request, live())).toEqual({ sum: 4 })
    expect(isOver).toBe(true)
  })

  test('an overload that lasts is busy after two retries', async () => {
    fake.always(() => geminiErrors.overloaded)
    await expect(ask(model(), request, live())).rejects.toMatchObject({ status: 503, code: 'ai_busy' })
    expect(fake.requests).toHaveLength(3)
  })

  test('a broken line is tried over', async () => {
    fake.next({ ...generated('{"sum":4}'), cutAfter: 30 })
    expect(await ask(model(), request, live())).toEqual({ sum: 4 })
  })

  test('to reach the service is offline', async () => {
    const lost = wired()
    await fake.stop()
    await expect(ask(lost.model, request, live())).rejects.toMatchObject({ status: 503, code: 'ai_offline' })
    await expect(lost.listModels(live())).rejects.toMatchObject({ status: 503, code: 'ai_offline' })
    fake = await startFakeGemini(() => ({}))
  })
})

test('an end reaches the service, before and in the middle of an answer', async () => {
  for (const reply of [
    { isSilent: true },
    { chunks: ['{"candidates":', '['], everyMs: 100_000, headers: { 'content-type': 'application/json' } },
  ]) {
    fake.next(reply)
    const reason = new Error('deadline')
    const controller = new AbortController()
    const asking = ask(model(), request, controller.signal)
    await fake.received(fake.requests.length + 1)
    controller.abort(reason)
    await expect(asking).rejects.toBe(reason)
    await fake.requests.at(-1)?.gone
  }
})

test('says which picture Gemini can not read', async () => {
  const gif = { ...picture, name: 'dance.gif', type: 'image/gif' as const }
  await expect(ask(model(), { ...request, content: [{ picture: gif }] }, live())).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('“dance.gif”'),
  })
})

test('lists the models that answer, and tells a refused key', async () => {
  const { state, listModels } = wired()
  const names = (await listModels(live())).filter(id => state.provider.models?.canTutor(id))
  expect(names.sort()).toEqual(['gemini-3.1-pro', 'gemini-flash-latest'])
  fake.next(geminiErrors.key)
  await expect(listModels(live())).rejects.toMatchObject({ code: 'ai_key_refused' })
})

function fail(): never {
  throw new Error('no such request')
}

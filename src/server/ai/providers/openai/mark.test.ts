import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  completion,
  type FakeOpenai,
  modelList,
  openaiErrors,
  startFakeOpenai,
  textsOfOpenai,
} from '#fakes/openai.ts'
import { connected } from '#support/server/connected.ts'
import { live, sumRequest as request } from '#support/server/sum-request.ts'
import { ask } from '../../ask.ts'

const KEY = 'sk-test-1234567890'

let fake: FakeOpenai
beforeEach(async () => {
  fake = await startFakeOpenai(() => ({ sum: 4 }))
})
afterEach(() => fake.stop())

const wired = (service = 'openai', name = 'gpt-5.4-mini') =>
  connected(service, { apiKey: service === 'local' ? '' : KEY, baseUrl: fake.baseUrl, model: name })
const model = (service?: string, name?: string) => wired(service, name).model

describe('a question', () => {
  test('asks for the schema, with the key and the pictures', async () => {
    const picture = {
      name: 'a.png',
      type: 'image/png' as const,
      bytes: Buffer.from('abc'),
      width: 1,
      height: 1,
    }
    const asked = { ...request, content: [...request.content, { picture }] }
    expect(await ask(model(), asked, live())).toEqual({ sum: 4 })
    const [received] = fake.requests
    expect(received?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(received?.body.model).toBe('gpt-5.4-mini')
    expect(received?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'sum', strict: true, schema: { required: ['sum'], additionalProperties: false } },
    })
    expect(received?.body.messages[1].content[1].image_url.url).toBe('data:image/png;base64,YWJj')
  })

  test.each([
    ['prose', 'The sum is four.'],
    ['JSON of another form', '{"total":4}'],
    ['half an answer', '{"sum":'],
    ['nothing', null],
  ])('is asked again once after %s, with what was wrong', async (_, content) => {
    fake.next(completion(content))
    expect(await ask(model(), request, live())).toEqual({ sum: 4 })
    expect(fake.requests).toHaveLength(2)
    expect(textsOfOpenai(fake.requests[1] ?? fail())).toContain('could not be read')
  })

  test('is unreadable after two answers that do not fit', async () => {
    fake.next(completion('four'), completion('{"sum":"four"}'))
    await expect(ask(model(), request, live())).rejects.toMatchObject({ code: 'ai_unreadable', status: 502 })
    expect(fake.requests).toHaveLength(2)
  })

  test('is asked again once when the service sends broken JSON', async () => {
    fake.next({ body: '{"choices":[{"mess' })
    expect(await ask(model(), request, live())).toEqual({ sum: 4 })
  })

  test.each(['<think>2+2 {maybe}</think>{"sum":4}', '```json\n{"sum":4}\n```', 'Here you are: {"sum":4}.'])(
    'is read out of %s',
    async content => {
      fake.next(completion(content))
      expect(await ask(model(), request, live())).toEqual({ sum: 4 })
      expect(fake.requests).toHaveLength(1)
    },
  )

  test('that the service declines is told in words, and not asked again', async () => {
    fake.next(completion(null, { refusal: "I can't help with that." }))
    await expect(ask(model(), request, live())).rejects.toThrow('for safety')
    fake.next(completion('', { finish_reason: 'content_filter' }))
    await expect(ask(model(), request, live())).rejects.toMatchObject({ code: 'ai_unreadable' })
    expect(fake.requests).toHaveLength(2)
  })
})

describe('a failure', () => {
  test.each([
    ['a refused key', openaiErrors.key(KEY), 502, 'ai_key_refused', 'refused the key'],
    ['a used-up quota', openaiErrors.quota, 503, 'ai_busy', 'plan and billing'],
    ['an unknown model', openaiErrors.model, 503, 'ai_not_connected', 'choose another model in Settings'],
    ['a country without the service', openaiErrors.country, 503, 'ai_not_connected', 'country'],
    ['too much text', openaiErrors.tooLong, 502, 'ai_unreadable', 'shorten'],
  ])('%s is told at once', async (_, reply, status, code, words) => {
    fake.next(reply)
    const error = await ask(model(), request, live()).catch((error: unknown) => error)
    expect(error).toMatchObject({ status, code, message: expect.stringContaining(words) })
    expect(fake.requests).toHaveLength(1)
    expect(JSON.stringify(error)).not.toContain(KEY)
  })

  test('that passes is tried over: a busy service, a broken line, a server error', async () => {
    fake.next(openaiErrors.rate('0'), { ...completion('{"sum":4}'), cutAfter: 10 })
    expect(await ask(model(), request, live())).toEqual({ sum: 4 })
    expect(fake.requests).toHaveLength(3)
  })

  test.each([
    ['a rate limit', openaiErrors.rate('0')],
    ['an overload', { ...openaiErrors.overloaded, headers: { 'retry-after-ms': '1' } }],
    ['a server error', { ...openaiErrors.server, headers: { 'retry-after-ms': '1' } }],
  ])('%s that lasts is busy after two retries', async (_, reply) => {
    fake.always(() => reply)
    await expect(ask(model(), request, live())).rejects.toMatchObject({ status: 503, code: 'ai_busy' })
    expect(fake.requests).toHaveLength(3)
  })

  test('with a wish to wait for a minute is busy at once', async () => {
    fake.next(openaiErrors.rate('60'))
    await expect(ask(model(), request, live())).rejects.toThrow('try again later')
    expect(fake.requests).toHaveLength(1)
  })

  test('waits as long as the service wishes', async () => {
    fake.next({ ...openaiErrors.overloaded, headers: { 'retry-after-ms': '150' } })
    let isOver = false
    setTimeout(() => {
      isOver = true
    }, 148)
    await ask(model(), request, live())
    expect(isOver).toBe(true)
  })

  test('to reach the service is offline', async () => {
    const lost = model()
    await fake.stop()
    await expect(ask(lost, request, live())).rejects.toMatchObject({ status: 503, code: 'ai_offline' })
    fake = await startFakeOpenai(() => ({}))
  })

  test('of the line in the middle of every answer is offline', async () => {
    fake.always(() => ({ ...completion('{"sum":4}'), cutAfter: 40 }))
    await expect(ask(model(), request, live())).rejects.toMatchObject({ code: 'ai_offline' })
  })

  test('says where a local AI should be', async () => {
    const lost = model('local', 'gemma3')
    await fake.stop()
    await expect(ask(lost, request, live())).rejects.toThrow(`doesn’t answer at ${fake.baseUrl}`)
    fake = await startFakeOpenai(() => ({}))
  })

  test('is never followed to another address', async () => {
    const other = await startFakeOpenai(() => ({ sum: 5 }))
    fake.always(() => ({ status: 307, headers: { location: `${other.baseUrl}/chat/completions` } }))
    await expect(ask(model(), request, live())).rejects.toMatchObject({ code: 'ai_offline' })
    expect(other.requests).toHaveLength(0)
    await other.stop()
  })
})

describe('an end', () => {
  test('at the deadline reaches the service and gives its reason', async () => {
    fake.next({ isSilent: true })
    const reason = new Error('deadline')
    const controller = new AbortController()
    const asking = ask(model(), request, controller.signal)
    await fake.received(1)
    controller.abort(reason)
    await expect(asking).rejects.toBe(reason)
    await fake.requests[0]?.gone
  })

  test('in the middle of an answer reaches the service too', async () => {
    fake.next({
      chunks: ['{"choices":', '['],
      everyMs: 100_000,
      headers: { 'content-type': 'application/json' },
    })
    const controller = new AbortController()
    const asking = ask(model(), request, controller.signal)
    await fake.received(1)
    controller.abort()
    await expect(asking).rejects.toThrow()
    await fake.requests[0]?.gone
  })

  test('while waiting to try again tells why it was waiting', async () => {
    fake.next(openaiErrors.rate('10'))
    const controller = new AbortController()
    const asking = ask(model(), request, controller.signal)
    await fake.received(1)
    // The answer has been read long before: it is there at once, and so many turns of the loop are as many looks.
    for (let turn = 0; turn < 500; turn++) await new Promise(resolve => setImmediate(resolve))
    controller.abort()
    await expect(asking).rejects.toMatchObject({ code: 'ai_busy' })
  })

  test('before the start sends nothing', async () => {
    await expect(ask(model(), request, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(fake.requests).toHaveLength(0)
  })
})

describe('a local AI', () => {
  test('that knows no schema is asked in simpler ways, and from then on at once', async () => {
    fake.always(({ body }) => (body.response_format ? openaiErrors.noSchema : completion('{"sum":4}')))
    const local = model('local', 'gemma3')
    expect(await ask(local, request, live())).toEqual({ sum: 4 })
    const formats = fake.requests.map(({ body }) => body.response_format?.type)
    expect(formats).toEqual(['json_schema', 'json_object', undefined])
    expect(textsOfOpenai(fake.requests[2] ?? fail())).toContain('"sum":{"type":"number"}')
    await ask(local, request, live())
    expect(fake.requests).toHaveLength(4)
  })

  test('without a chosen model uses the first that it offers', async () => {
    fake.next(modelList(['nomic-embed-text', 'qwen3', 'gemma3']))
    await ask(model('local', ''), request, live())
    expect(fake.requests[1]?.body.model).toBe('gemma3')
  })

  test('without any model says so', async () => {
    fake.next(modelList([]))
    await expect(ask(model('local', ''), request, live())).rejects.toThrow('has no model yet')
  })

  test('behind a wrong path is told apart from a missing model', async () => {
    fake.next({ status: 404, body: '404 page not found', headers: { 'content-type': 'text/plain' } })
    await expect(ask(model('local', 'gemma3'), request, live())).rejects.toThrow('it is no AI')
  })
})

test('lists the models that can be the tutor', async () => {
  const { state, listModels } = wired()
  const { models } = state.provider
  const names = await listModels(live())
  expect(names.filter(id => models?.canTutor(id) && models.canSee(id))).toEqual(['gpt-5.4-mini', 'gpt-5.4'])
  expect(names.filter(id => models?.voice?.canTalk(id))).toEqual(['gpt-realtime'])
})

function fail(): never {
  throw new Error('no such request')
}

describe('a model at home', () => {
  const efforts = () => fake.requests.map(({ body }) => body.reasoning_effort)

  test('is asked without its thoughts; a company’s is not', async () => {
    await ask(model('local', 'quick'), request, live())
    await ask(model(), request, live())
    expect(efforts()).toEqual(['none', undefined])
  })

  test('that forgets the form without thoughts is asked again with them, and from then on', async () => {
    const forgetful = model('local', 'forgetful')
    fake.always(({ body }) => completion(body.reasoning_effort === 'none' ? 'Four.' : '{"sum":4}'))
    expect(await ask(forgetful, request, live())).toEqual({ sum: 4 })
    expect(await ask(forgetful, request, live())).toEqual({ sum: 4 })
    expect(efforts()).toEqual(['none', undefined, undefined])
    expect(textsOfOpenai(fake.requests[1] ?? fail())).not.toContain('could not be read')
  })

  test('whose server doesn’t know the switch keeps its form', async () => {
    const old = model('local', 'old')
    fake.always(({ body }) =>
      body.reasoning_effort === undefined
        ? completion('{"sum":4}')
        : { status: 400, body: { error: { message: 'invalid reasoning value: "none"' } } },
    )
    expect(await ask(old, request, live())).toEqual({ sum: 4 })
    expect(await ask(old, request, live())).toEqual({ sum: 4 })
    expect(efforts()).toEqual(['none', undefined, undefined])
    expect(fake.requests[2]?.body.response_format?.type).toBe('json_schema')
  })

  test('that errs once with thoughts too goes on being asked without them', async () => {
    const fickle = model('local', 'fickle')
    fake.next(completion('four'), completion('four'))
    expect(await ask(fickle, request, live())).toEqual({ sum: 4 })
    expect(efforts()).toEqual(['none', undefined, 'none'])
  })
})

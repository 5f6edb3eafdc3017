import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { accountEndpoints } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUSALS_HEADER, REFUSED_HEADER } from '#contract/errors.ts'
import { ApiError, createUrl, isUnreachable, request } from './api.ts'
import { SOMETHING_WRONG } from './plain-words.ts'

const endpoint = {
  method: 'GET',
  path: '/api/things/:id',
  answer: z.object({ name: z.string() }),
} as const satisfies Endpoint
const save = {
  ...endpoint,
  method: 'POST',
  path: '/api/things',
  body: z.object({ name: z.string() }),
} as const
const json = { 'content-type': 'application/json; charset=utf-8' }

/** Answers every request with this response and notes what was asked. */
function answering(body: BodyInit | null, init?: ResponseInit) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    thrown => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, not ${error}`)
  return error
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a refusal that came as an answer is the refusal that it stands for', async () => {
  const refused = { status: 200, headers: { ...json, [REFUSED_HEADER]: '422' } }
  answering('{"message":"Could you write it another way?","code":"answer_unread"}', refused)
  expect(await failure(request(save, { body: { name: 'a' } }))).toMatchObject({
    status: 422,
    code: 'answer_unread',
    message: 'Could you write it another way?',
  })
})

describe('a call that succeeds', () => {
  it('sends the body as JSON with the session cookie', async () => {
    const fetch = answering('{"name":"a"}', { headers: json })
    expect(await request(save, { body: { name: 'a' } })).toEqual({ name: 'a' })
    expect(fetch).toHaveBeenCalledWith(
      '/api/things',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"name":"a"}',
        headers: { 'content-type': 'application/json', [REFUSALS_HEADER]: 'answered' },
      }),
    )
  })

  it('outlives its page where that is asked and it is no large one, be it with a body or with none', async () => {
    const fetch = answering('{"name":"a"}', { headers: json })
    const close = { method: 'POST', path: '/api/close', answer: z.unknown() } as const satisfies Endpoint
    await request(close, { outlivesPage: true })
    await request(close, {})
    for (const name of ['a', 'a'.repeat(70_000)]) await request(save, { body: { name }, outlivesPage: true })
    expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive === true)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('sends pictures as a form: the texts without those that are missing, each file with its name', async () => {
    const fetch = answering('{"name":"a"}', { headers: json })
    const upload = {
      ...save,
      pictures: ['images'],
      body: z.object({ grade: z.number(), note: z.string().optional() }),
    } as const satisfies Endpoint
    const images = [new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg')]
    await request(upload, { body: { grade: 5, note: undefined }, pictures: { images } })
    const init = fetch.mock.calls[0]?.[1]
    const form = init?.body instanceof FormData ? init.body : new FormData()
    // The browser itself names the type of a form.
    expect(init?.headers).not.toHaveProperty('content-type')
    expect([...form.keys()]).toEqual(['grade', 'images', 'images'])
    expect(form.get('grade')).toBe('5')
    expect(form.getAll('images').map(file => file instanceof File && file.name)).toEqual([
      'one.jpg',
      'two.jpg',
    ])
  })

  it('takes an empty answer for a call that promises none', async () => {
    answering(null, { status: 204 })
    expect(await request(accountEndpoints.logout, {})).toBeUndefined()
  })

  it('refuses an answer of another shape', async () => {
    answering('{"nom":"a"}', { headers: json })
    expect((await failure(request(endpoint, {}))).message).toMatch(/does not understand/)
  })
})

describe('the words of a failed call', () => {
  it.each([
    ['message', 400, '{"message":"No","error":"x"}', json, 'No'],
    ['error', 400, '{"error":"Nope"}', json, 'Nope'],
    ['401', 401, '{"message":"not signed in"}', json, 'You need to log in again to continue.'],
  ])('come from %s', async (_, status, body, headers, message) => {
    answering(body, { status, headers })
    expect(await failure(request(endpoint, {}))).toMatchObject({ status, message, exactly: undefined })
  })

  it.each([
    ['raw JSON', 400, '{"reason":7}', json, '{"reason":7}'],
    ['JSON that is none', 500, '<b>', json, 'Error 500: <b>'],
    ['text', 500, 'It broke', { 'content-type': 'text/plain' }, 'It broke'],
    ['long HTML', 502, `<p>${'x'.repeat(200)}`, { 'content-type': 'text/html' }, `<p>${'x'.repeat(97)}...`],
    ['nothing', 503, '', { 'content-type': 'text/html' }, 'Server error (503)'],
  ])(
    'are plain in the place of %s, which is kept for a grown-up',
    async (_, status, body, headers, exactly) => {
      answering(body, { status, headers })
      expect(await failure(request(endpoint, {}))).toMatchObject({
        status,
        message: SOMETHING_WRONG,
        exactly,
      })
    },
  )

  it('say of a refused key who can help, but to a parent in Settings exactly what is the matter', async () => {
    const said = 'OpenAI refused the key. A parent can check it in Settings, or enter a new one.'
    const body = JSON.stringify({ message: said, code: 'ai_key_refused' })
    answering(body, { status: 502, headers: json })
    const forChild = await failure(request(endpoint, {}))
    expect(forChild).toMatchObject({ exactly: said, message: expect.stringContaining('A grown-up can') })
    expect(forChild.message).not.toMatch(/key/)
    answering(body, { status: 502, headers: json })
    const forParent = await failure(request({ ...endpoint, access: 'parent' }, {}))
    expect(forParent).toMatchObject({ message: said, exactly: undefined })
  })

  it("are the server's own at a refused login", async () => {
    answering('{"message":"Login failed: Invalid email or password","code":"wrong_login"}', {
      status: 401,
      headers: json,
    })
    const error = await failure(request(accountEndpoints.login, { body: { email: 'a@b.de', password: 'x' } }))
    expect(error).toMatchObject({ message: 'Login failed: Invalid email or password', code: 'wrong_login' })
  })

  it('keep the code and the fields', async () => {
    answering('{"message":"No","code":"bad_request","fields":{"email":"Taken"}}', {
      status: 409,
      headers: json,
    })
    expect(await failure(request(endpoint, {}))).toMatchObject({
      code: 'bad_request',
      fields: { email: 'Taken' },
    })
  })

  it('say the status when the body breaks off', async () => {
    const body = new ReadableStream({ start: controller => controller.error(new Error('cut')) })
    answering(body, { status: 500, statusText: 'Internal Server Error' })
    expect((await failure(request(endpoint, {}))).exactly).toBe('Server error: Internal Server Error')
  })
})

describe('a refusal because nobody is chosen', () => {
  it.each([
    ['choose_child', 1],
    ['parent_needed', 0],
  ])('%s is told to the window %i times, and reads like any other', async (code, times) => {
    const dispatchEvent = vi.fn()
    vi.stubGlobal('window', { dispatchEvent })
    answering(JSON.stringify({ message: 'Please ask.', code }), { status: 403, headers: json })
    expect(await failure(request(save, { body: { name: 'one' } }))).toMatchObject({ status: 403, code })
    await vi.waitFor(() => expect(dispatchEvent).toHaveBeenCalledTimes(times))
  })
})

describe('a call without an answer', () => {
  /** Never answers; ends only by its signal, as fetch does. */
  function silent() {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
  }

  it('is unreachable when nobody listens', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failure(request(endpoint, {}))
    expect(isUnreachable(error)).toBe(true)
    expect(error.message).toMatch(/not answering/)
  })

  it('gives up after the deadline of the call', async () => {
    silent()
    expect(await failure(request({ ...endpoint, deadline: 5 }, {}))).toMatchObject({ code: 'too_slow' })
  })

  it('stops with an AbortError, not a message, when the caller leaves', async () => {
    silent()
    const leaving = new AbortController()
    const promise = request(endpoint, { signal: leaving.signal })
    leaving.abort()
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('createUrl', () => {
  it('fills in placeholders and leaves out what is undefined', () => {
    expect(createUrl(endpoint, { id: 'a/b' })).toBe('/api/things/a%2Fb')
    expect(createUrl(endpoint, { id: 5 }, { limit: 10, before: undefined })).toBe('/api/things/5?limit=10')
  })
})

describe('an answer that breaks off', () => {
  const broken = (error: unknown) =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"na'))
        controller.error(error)
      },
    })

  it.each(['terminated', 'network error', 'Failed to fetch'])(
    'is told in words, not as "%s"',
    async words => {
      answering(broken(new TypeError(words)), { headers: json })
      const error = await failure(request(save, { body: { name: 'a' } }))
      expect(isUnreachable(error)).toBe(true)
      expect(error.message).toContain('broke off')
      expect(error.message).not.toContain(words)
    },
  )

  it('may have taken too long', async () => {
    answering(broken(new DOMException('signal timed out', 'TimeoutError')), { headers: json })
    expect((await failure(request(save, { body: { name: 'a' } }))).code).toBe('too_slow')
  })

  it('is nobody\u2019s failure when the caller has left', async () => {
    const caller = new AbortController()
    const reason = new DOMException('left', 'AbortError')
    answering(null).mockImplementation(async () => {
      caller.abort()
      return new Response(broken(reason), { headers: json })
    })
    await expect(request(save, { body: { name: 'a' }, signal: caller.signal })).rejects.toBe(reason)
  })
})

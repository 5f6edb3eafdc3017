import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Endpoints } from '#contract/endpoint.ts'
import { REFUSALS_HEADER, REFUSED_HEADER } from '#contract/errors.ts'
import { longText } from '#contract/text.ts'
import { Browser } from '#support/server/browser.ts'
import { openLog } from '../log/log.ts'
import { answerErrors } from './answer-errors.ts'
import { type Handlers, routes } from './routes.ts'

const endpoints = {
  echo: {
    method: 'POST',
    path: '/api/echo',
    access: 'anyone',
    body: z.object({
      name: z.string().min(2, 'Name is too short'),
      text: longText('The text').optional(),
      many: z.array(z.number()).max(2).optional(),
    }),
    answer: z.object({ name: z.string() }),
    status: 201,
  },
  slow: { method: 'GET', path: '/api/slow', access: 'anyone', answer: z.string(), deadline: 30 },
  open: { method: 'GET', path: '/api/open', access: 'anyone', answer: z.string() },
  broken: { method: 'GET', path: '/api/broken', access: 'anyone', answer: z.string() },
  closed: { method: 'GET', path: '/api/closed', answer: z.string() },
} as const satisfies Endpoints

async function serve(changes: Partial<Handlers<typeof endpoints>> = {}) {
  const lines: string[] = []
  const log = openLog('debug', { write: line => lines.push(line) })
  const handlers: Handlers<typeof endpoints> = {
    echo: ({ body }) => ({ name: body.name }),
    slow: () => new Promise<string>(() => {}),
    open: () => 'open',
    broken: () => {
      throw new Error('secret inner words')
    },
    closed: ({ child }) => child.childName,
    ...changes,
  }
  const app = express()
  app.use(routes(endpoints, handlers, async () => undefined))
  app.use(answerErrors(log))
  const server = createServer(app).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { browser: new Browser((server.address() as AddressInfo).port), logged: () => lines.join('') }
}

test('answers with the status and the body that the contract names', async () => {
  const { browser } = await serve()
  expect(await browser.post('/api/echo', { name: 'Bo' })).toMatchObject({ status: 201, json: { name: 'Bo' } })
})

test('what does not fit is refused with words for each field, the first one for people', async () => {
  const { browser } = await serve()
  expect(await browser.post('/api/echo', { name: 'B' })).toMatchObject({
    status: 400,
    json: { code: 'bad_request', message: 'Name is too short', fields: { name: 'Name is too short' } },
  })
  expect((await browser.post('/api/echo', {})).json).toMatchObject({ fields: { name: '“name” is missing.' } })
  expect((await browser.post('/api/echo', { name: 5, many: [1, 'two'] })).json).toMatchObject({
    fields: { name: '“name” is not of the right kind.', 'many.1': '“many.1” is not of the right kind.' },
  })
  expect((await browser.post('/api/echo', { name: 'Bo', many: [1, 2, 3] })).json).toMatchObject({
    fields: { many: '“many” has too many entries.' },
  })
})

test('a body that is no JSON object gets words, not a stack trace', async () => {
  const { browser } = await serve()
  for (const body of ['{"name": ', 'name=Bo', '"Bo"', '\u0000']) {
    const answer = await browser.post('/api/echo', body)
    expect(answer).toMatchObject({ status: 400, json: { message: 'The request is not readable as JSON.' } })
  }
  for (const body of ['[]', '{"name": ["Bo"]}', '']) {
    expect((await browser.post('/api/echo', body)).status, body).toBe(400)
  }
  expect((await browser.post('/api/echo', '[]')).json).toMatchObject({
    message: 'The request must be a JSON object.',
  })
})

test('another type of content is refused', async () => {
  const { browser } = await serve()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
    const headers = { 'content-type': type }
    expect((await browser.post('/api/echo', '{"name":"Bo"}', { headers })).status, type).toBe(415)
  }
  const packed = { 'content-encoding': 'gzip' }
  expect((await browser.post('/api/echo', '{"name":"Bo"}', { headers: packed })).status).toBe(415)
})

test('too much is refused with 413 and words, whether one text or the whole', async () => {
  const { browser } = await serve()
  const fits = { name: 'Bo', text: '\u00e9'.repeat(20_000) }
  expect((await browser.post('/api/echo', fits)).status).toBe(201)
  expect(await browser.post('/api/echo', { name: 'B', text: 'x'.repeat(20_001) })).toMatchObject({
    status: 413,
    json: { code: 'too_large', message: expect.stringContaining('20,000 characters') },
  })
  expect(await browser.post('/api/echo', { name: 'x'.repeat(1_100_000) })).toMatchObject({
    status: 413,
    json: { code: 'too_large', message: expect.stringContaining('shorten') },
  })
})

test('a call that needs a sign-in is refused before its handler and its body are looked at', async () => {
  let wasCalled = false
  const { browser } = await serve({
    closed: () => {
      wasCalled = true
      return ''
    },
  })
  expect(await browser.get('/api/closed')).toMatchObject({
    status: 401,
    json: { code: 'not_signed_in', message: 'You need to log in again to continue.' },
  })
  expect(wasCalled).toBe(false)
})

test('an expected refusal is an answer for the page that asks for it, an unexpected one never', async () => {
  const { browser } = await serve()
  const asked = { headers: { [REFUSALS_HEADER]: 'answered' } }
  const refused = await browser.get('/api/closed', asked)
  expect(refused).toMatchObject({ status: 200, json: { code: 'not_signed_in' } })
  expect(refused.headers[REFUSED_HEADER]).toBe('401')
  expect(await browser.get('/api/broken', asked)).toMatchObject({ status: 500 })
})

test('work that outlasts its deadline is told to stop and answered with 504', async () => {
  const seen = Promise.withResolvers<AbortSignal>()
  const { browser } = await serve({
    slow: ({ signal }) => {
      seen.resolve(signal)
      return new Promise<string>(() => {})
    },
  })
  expect(await browser.get('/api/slow')).toMatchObject({ status: 504, json: { code: 'ai_timeout' } })
  expect((await seen.promise).aborted).toBe(true)
})

test('work that is allowed more time goes on after its deadline', async () => {
  const { browser } = await serve({
    async slow({ allow }) {
      allow(60_000)
      // A timer that is set later and runs longer fires after the deadline would have.
      await new Promise(resolve => setTimeout(resolve, 2 * endpoints.slow.deadline))
      return 'done'
    },
  })
  expect(await browser.get('/api/slow')).toMatchObject({ status: 200, json: 'done' })
})

test('work is told to stop when its client has left, and nothing is logged as a fault', async () => {
  const started = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const { browser, logged } = await serve({
    open: ({ signal }) => {
      started.resolve()
      return new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason)
          stopped.resolve()
        })
      })
    },
  })
  const leaving = new AbortController()
  const asked = browser.get('/api/open', { signal: leaving.signal })
  asked.catch(() => {})
  await started.promise
  leaving.abort()
  await stopped.promise
  await expect(asked).rejects.toThrow()
  expect((await browser.get('/api/closed')).status).toBe(401)
  expect(logged()).not.toContain('request failed')
})

test('an unforeseen error is logged once and hidden behind one kind sentence', async () => {
  const { browser, logged } = await serve()
  const answer = await browser.get('/api/broken')
  expect(answer).toMatchObject({ status: 500, json: { code: 'server_error' } })
  expect(answer.text).not.toContain('secret')
  expect(logged()).not.toContain('secret')
  expect(logged()).toContain('routes.test.ts')
  expect(logged().trim().split('\n')).toHaveLength(1)
})

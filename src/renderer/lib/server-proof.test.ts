import { createHmac } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { serverProof } from './server-proof.ts'

const SECRET = 'of-this-launch'

/** Answers every request for a proof in this way and notes how it was asked. */
function answering(answer: (nonce: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) =>
    answer(new URL(url, 'http://127.0.0.1').searchParams.get('nonce') ?? ''),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const proofBy = (secret: string) => (nonce: string) =>
  new Response(createHmac('sha256', secret).update(nonce).digest('base64'))

afterEach(() => vi.unstubAllGlobals())

it('takes the answer of its own launch, asked anew each time and without cookies', async () => {
  const fetch = answering(proofBy(SECRET))
  const prove = serverProof(SECRET)
  expect(await prove()).toBe('proved')
  expect(await prove()).toBe('proved')
  const urls = fetch.mock.calls.map(([url]) => url)
  expect(new Set(urls).size).toBe(2)
  for (const [, init] of fetch.mock.calls)
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' })
})

it.each([
  ['another launch', proofBy('of-another-launch')],
  ['an earlier proof', () => proofBy(SECRET)('the-nonce-before')],
  ['nothing', () => new Response('')],
  ['the page', () => new Response('<!doctype html>')],
  ['the nonce', (nonce: string) => new Response(btoa(nonce))],
  ['a refusal', () => new Response('no', { status: 403 })],
])('knows a stranger that answers with %s', async (_what, answer) => {
  answering(answer)
  expect(await serverProof(SECRET)()).toBe('stranger')
})

it('tells silence from a stranger, and asks again afterwards', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  const prove = serverProof(SECRET)
  expect(await prove()).toBe('silent')
  answering(() => new Response('', { status: 503 }))
  expect(await prove()).toBe('silent')
  answering(proofBy(SECRET))
  expect(await prove()).toBe('proved')
})

it('asks once for all who ask at the same time', async () => {
  const fetch = answering(proofBy(SECRET))
  const prove = serverProof(SECRET)
  expect(await Promise.all([prove(), prove(), prove()])).toEqual(['proved', 'proved', 'proved'])
  expect(fetch).toHaveBeenCalledOnce()
})

it('asks nobody where the page has no secret, as in development', async () => {
  const fetch = answering(proofBy(SECRET))
  expect(await serverProof(undefined)()).toBe('proved')
  expect(fetch).not.toHaveBeenCalled()
})

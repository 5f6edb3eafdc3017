import { expect, test } from 'vitest'
import { everyEndpoint } from '#support/server/every-call.ts'
import { startTestServer } from '#support/server/test-server.ts'

test('every call of the contract finds its room, which is loaded with the first one', async () => {
  const server = await startTestServer()
  const browser = server.browser()
  const endpoints = await everyEndpoint()
  expect(endpoints.length).toBeGreaterThan(100)
  const lost: string[] = []
  for (const { method, path } of endpoints) {
    const address = path.replace(/:\w+/g, '1')
    const answer = method === 'GET' ? await browser.get(address) : await browser.send(method, address)
    if (answer.text.includes('There is nothing at this address')) lost.push(`${method} ${path}`)
  }
  expect(lost).toEqual([])
  // In capitals it is the same call.
  expect((await browser.get('/API/Evaluations')).status).toBe(401)
  expect((await browser.get('/api/evaluationsandmore')).status).toBe(404)
})

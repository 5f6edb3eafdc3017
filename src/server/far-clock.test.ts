import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#contract/endpoint.ts'
import { someOf } from '#support/how-much.ts'
import { evaluation, family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'

const CONTRACT = join(import.meta.dirname, '../contract')

async function everyEndpoint(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT).filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  const modules = await Promise.all(files.map(name => import(join(CONTRACT, name))))
  return modules.flatMap(module =>
    Object.entries(module)
      .filter(([key]) => key.endsWith('Endpoints'))
      .flatMap(([, endpoints]) => Object.values(endpoints as Endpoints)),
  )
}

const CLOCKS = ['1970-01-01T00:00:00.000Z', '9999-06-15T12:00:00.000Z', '9999-12-31T23:59:59.000Z']

test.each(someOf(CLOCKS, 1))('at a clock of %s nothing fails on our side', async at => {
  const server = await startTestServer({ now: () => new Date(at) })
  const browser = server.browser()
  expect((await browser.post('/api/register', family)).status).toBe(201)
  expect((await browser.get('/api/me')).status).toBe(200)
  expect((await browser.post('/api/parent/open', { password: family.password })).status).toBe(200)
  expect((await browser.post('/api/evaluations', evaluation)).status).toBe(201)
  expect((await browser.get('/api/export')).status).toBe(200)
  expect((await browser.get('/api/backups/now')).status).toBe(200)
  for (const { method, path } of await everyEndpoint()) {
    if (method !== 'GET') continue
    const answer = await browser.get(path.replaceAll(/:\w+/g, '1'))
    expect(answer.status, `${path}: ${answer.text}`).not.toBe(500)
  }
  for (const path of [
    '/api/parent/open',
    '/api/checkups',
    '/api/chat/sessions',
    '/api/children/1/start',
    '/api/login',
  ]) {
    const body = path === '/api/checkups' ? { grade: 5 } : { password: family.password, email: family.email }
    expect((await browser.post(path, body)).status, path).not.toBe(500)
  }
})

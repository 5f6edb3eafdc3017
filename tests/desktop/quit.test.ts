import { once } from 'node:events'
import { request } from 'node:http'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { describe } from 'vitest'
import { landingPage } from '../e2e/pages/landing.ts'
import { family } from '../harness/client.ts'
import { test } from './host/test.ts'

/** Begins a sign-up whose body is still to come; the server waits for it. */
async function beginSaving(page: Page) {
  await landingPage(page).createAccount.waitFor()
  const { origin, port } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const body = JSON.stringify(family)
  const saving = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/register',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    saving.on('response', response => resolve(response.resume().statusCode))
    saving.on('error', reject)
  })
  status.catch(() => {})
  saving.flushHeaders()
  await once(saving, 'continue')
  return { status, finish: () => saving.end(body) }
}

describe('quitting', () => {
  for (const way of ['by the menu', 'by closing the window'] as const) {
    test(`${way} waits for what is being saved`, async ({ start }) => {
      const desktop = await start()
      const { status, finish } = await beginSaving(await desktop.page())
      await desktop.evaluate(({ app, BrowserWindow }, how) => {
        if (how === 'by the menu') app.quit()
        else BrowserWindow.getAllWindows()[0]?.close()
      }, way)
      const isVisible = () =>
        desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
      await expect.poll(isVisible).toBe(false)
      finish()
      expect(await status).toBe(201)
      expect(await desktop.ended).toBe(0)

      const again = await start()
      const page = await again.page()
      await landingPage(page).createAccount.waitFor()
      const login = (sent: object) =>
        page.evaluate(async body => {
          const headers = { 'content-type': 'application/json' }
          return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })).status
        }, sent)
      expect(await login({ email: family.email, password: family.password })).toBe(200)
    })
  }

  test('waits for five seconds at most', async ({ start }) => {
    const desktop = await start()
    const { status } = await beginSaving(await desktop.page())
    const from = performance.now()
    expect(await desktop.quit()).toBe(0)
    const waited = performance.now() - from
    expect(waited).toBeGreaterThan(4_500)
    expect(waited).toBeLessThan(7_500)
    await expect(status).rejects.toThrow()
  })
})

import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { register } from './call-server.ts'
import { test } from './host/test.ts'

/** Begins a change of the profile whose body is still to come; the server waits for it. */
async function beginSaving(page: Page) {
  await register(page)
  const { origin, port } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const body = JSON.stringify({ assistantName: 'Saved at the last moment' })
  const saving = request({
    host: '127.0.0.1',
    port,
    method: 'PATCH',
    path: '/api/me/profile',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin,
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

/** What the file holds when the app has ended. */
function savedNames(folder: string): unknown[] {
  const db = new Database(join(folder, 'stepwise.db'), { readonly: true })
  try {
    return db.prepare('select assistant_name from users').pluck().all()
  } finally {
    db.close()
  }
}

describe('quitting', () => {
  for (const way of ['by the menu', 'by closing the window'] as const) {
    test(`${way} waits for what is being saved`, async ({ start, folder }) => {
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
      expect(await status).toBe(200)
      expect(await desktop.ended).toBe(0)
      expect(savedNames(folder)).toEqual(['Saved at the last moment'])
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

import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { callServer, register } from './call-server.ts'

/** Begins a change of the profile whose body is still to come; the server waits for it. */
export async function beginSaving(page: Page) {
  await register(page)
  // What hears the words of a profile is ready then: this is about the end of the app, not its beginning.
  const { status: isReady } = await callServer(page, 'PATCH', '/api/me/profile', { assistantName: 'Pip' })
  if (isReady !== 200) throw new Error(`The profile was not saved: ${isReady}`)
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
  const isTaken = once(saving, 'continue')
  const isAnswered = status.then(code => {
    throw new Error(`The server did not wait for the change, and answered ${code}`)
  })
  isAnswered.catch(() => {})
  await Promise.race([isTaken, isAnswered])
  return { status, finish: () => saving.end(body) }
}

/** What the file holds when the app has ended. */
export function savedNames(folder: string): unknown[] {
  const db = new Database(join(folder, 'stepwise.db'), { readonly: true })
  try {
    return db.prepare('select assistant_name from children').pluck().all()
  } finally {
    db.close()
  }
}

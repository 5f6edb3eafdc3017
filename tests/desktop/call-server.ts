import type { Page } from 'playwright'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'

/** Calls the server from the page, as its own scripts do. @returns an empty body as `undefined` */
export const callServer = (page: Page, method: string, path: string, sent?: object) =>
  page.evaluate(
    async ([how, to, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: how, headers, body: body && JSON.stringify(body) })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    [method, path, sent] as const,
  )

/** Signs the family up behind the page's back, once the window shows the app. */
export async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  const { status } = await callServer(page, 'POST', '/api/register', family)
  expect(status).toBe(201)
}

/** Gives the password again, as a parent does before backups and keys. */
export async function openCorner(page: Page): Promise<void> {
  const { status } = await callServer(page, 'POST', '/api/parent/open', { password: family.password })
  expect(status).toBe(200)
}

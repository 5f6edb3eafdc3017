import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { test } from '../harness/test.ts'
import { openSpokenExchanges } from './pages/voice-call.ts'

/** Saves talks behind the page's back, the first one at noon of the day, each a minute later. */
async function save(page: Page, origin: string, day: string, count: number) {
  const headers = { origin }
  const { id: userId } = await (await page.request.get(`${origin}/api/me`)).json()
  for (let at = 0; at < count; at++) {
    const spokenAt = `${day}T12:${String(at).padStart(2, '0')}:00.000Z`
    const data = { userId, userQuery: `Question ${at}`, aiResponse: `Answer ${at}`, spokenAt }
    const answer = await page.request.post(`${origin}/api/voice-chat/messages`, { headers, data })
    expect(answer.status()).toBe(201)
  }
}

describe('the exchanges', () => {
  test('are listed newest first, by day and page by page', { tags: 'in-full' }, async ({ page, app }) => {
    await openAsFamily(page, '/')
    await save(page, app.origin, '2026-03-05', 22)
    await save(page, app.origin, '2026-03-06', 3)
    const { exchanges, days, older } = await openSpokenExchanges(page, app.origin)
    await expect(exchanges).toHaveCount(20)
    await expect(days).toHaveText(['Mar 6, 2026', 'Mar 5, 2026'])
    await expect(exchanges.first()).toContainText('Question 2')
    await older.click()
    await expect(exchanges).toHaveCount(25)
    await expect(exchanges.last()).toContainText('Question 0')
    await expect(older).toHaveCount(0)
  })

  test('say that there are none, and can be asked for again', { tags: 'in-full' }, async ({ page, app }) => {
    await openAsFamily(page, '/')
    await page.route('**/api/voice-chat/messages*', route => route.fulfill({ status: 500, body: '' }))
    const { dialog } = await openSpokenExchanges(page, app.origin)
    await expect(dialog.getByRole('alert')).toContainText('Your talks could not be shown')
    await page.unroute('**/api/voice-chat/messages*')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog).toContainText('No talks yet')
  })
})

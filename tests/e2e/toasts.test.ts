import type { Page } from 'playwright'
import { describe } from 'vitest'
import { NARROW, WIDE } from '../harness/browser.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { test } from '../harness/test.ts'
import { someOf } from '../support/how-much.ts'
import { openLiveChat } from './open-live-chat.ts'
import { landingPage, signUpByForm } from './pages/landing.ts'
import { holdSocket } from './pages/live-chat.ts'
import { toast } from './pages/toasts.ts'

/** What is to be pressed or filled in next and lies behind a toast; none where it covers nothing of that. */
function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toasts > li')].map(each => each.getBoundingClientRect())
    if (toasts.length === 0) throw new Error('There is no toast')
    const next = [...document.querySelectorAll('main :is(.filled, [type=submit], input, textarea, select)')]
    return next
      .filter(each => each.checkVisibility({ visibilityProperty: true }))
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return toasts.some(
          box => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
      })
      .map(each => each.textContent || each.outerHTML.slice(0, 80))
  })
}

/** Between header and page, in pixels. */
function spaceAboveMain(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [header, main] = ['header', 'main'].map(each =>
      document.querySelector(each)?.getBoundingClientRect(),
    )
    return (main?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN)
  })
}

describe.for(
  someOf(
    [
      ['narrow', NARROW],
      ['wide', WIDE],
    ] as const,
    1,
  ),
)('a toast on a %s screen covers nothing that is pressed next, and moves nothing', ([, viewport]) => {
  test('at the sign-in, where a wrong password also stands at its field', { tags: 'in-full' }, async ({
    app,
    newPage,
  }) => {
    const page = await newPage({ viewport })
    await page.goto(app.url)
    await signUpByForm(page)
    await page.request.post(`${app.origin}/api/logout`, { headers: { origin: app.origin } })
    await page.goto(`${app.origin}/?form=login`)
    const landing = landingPage(page)
    await landing.fillLogIn(family.email, 'not-the-password')
    await landing.logIn.click()
    await expect(toast(page, 'Login failed')).toBeVisible()
    expect(await coveredByToasts(page)).toEqual([])
    await expect(page.locator('main').getByText('Invalid email or password')).toBeVisible()
    await expect(landing.field('Password')).toHaveAttribute('aria-invalid', 'true')
    await landing.logIn.click()
    await expect(toast(page, 'Login failed')).toHaveCount(1)
    expect(await spaceAboveMain(page)).toBe(0)
  })

  test('on the wizard, after signing in', { tags: 'in-full' }, async ({ app, newPage }) => {
    const page = await newPage({ viewport })
    await page.goto(app.url)
    await openAsFamily(page, '/')
    await page.request.post(`${app.origin}/api/logout`, { headers: { origin: app.origin } })
    await page.goto(`${app.origin}/?form=login`)
    const landing = landingPage(page)
    await landing.fillLogIn()
    await landing.logIn.click()
    await page.getByRole('heading', { name: 'Enter the Question' }).waitFor()
    await expect(toast(page, 'Login successful!')).toBeVisible()
    // The place follows what has come below it.
    await expect.poll(() => coveredByToasts(page)).toEqual([])
    expect(await spaceAboveMain(page)).toBe(0)
  })
})

test('what was said of an outage goes when the chat is back', { tags: 'in-full' }, async ({ page }) => {
  const socket = await holdSocket(page)
  const chat = await openLiveChat(page)
  await socket.drop()
  await expect(toast(page, 'Reconnection Required')).toBeVisible()
  expect(await coveredByToasts(page)).toEqual([])
  await chat.reconnect.click()
  await expect(chat.connected).toBeVisible()
  await expect(page.locator('.toasts > li')).toHaveCount(0)
})

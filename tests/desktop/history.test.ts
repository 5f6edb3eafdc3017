import type { Page } from 'playwright'
import { describe } from 'vitest'
import { landingPage } from '../e2e/pages/landing.ts'
import { expect } from '../harness/expect.ts'
import { damage, expectApp, removeDatabase, takeWay } from './failing-start.ts'
import type { Desktop } from './host/desktop.ts'
import { test } from './host/test.ts'

/** Every way back that a person, a mouse or a keyboard has; each is done twice, since the splash was two pages deep. */
const WAYS_BACK: Record<string, (page: Page, desktop: Desktop) => Promise<unknown>> = {
  'history.back()': page => page.evaluate(() => history.back()),
  'history.go(-2)': page => page.evaluate(() => history.go(-2)),
  'the back button of a mouse': async page => {
    const devtools = await page.context().newCDPSession(page)
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await devtools.send('Input.dispatchMouseEvent', { type, x: 20, y: 20, button: 'back', clickCount: 1 })
    }
    await devtools.detach()
  },
  'the command of a keyboard': (_page, desktop) =>
    desktop.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.emit('app-command', {}, 'browser-backward'),
    ),
}

/** Goes one entry on and back again: whatever was asked for before has happened by then, or the page is gone. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('popstate', resolve, { once: true })
        history.pushState({}, '', location.href)
        history.back()
      }),
  )

async function expectToStay(desktop: Desktop): Promise<void> {
  const page = await desktop.page()
  // The history is cleared when the page has loaded to its end, which is after its first words are seen.
  await expect.poll(() => page.evaluate(() => history.length).catch(() => 'loading')).toBe(1)
  const { origin } = new URL(page.url())
  for (const [name, goBack] of Object.entries(WAYS_BACK)) {
    await goBack(page, desktop)
    await settle(page)
    await goBack(page, desktop)
    await settle(page)
    expect(new URL(page.url()).origin, name).toBe(origin)
  }
  await page.reload()
  expect(new URL(page.url()).origin).toBe(origin)
  await expectApp(page)
}

describe('going back', () => {
  test('comes back to the app also while its page is still being loaded', { tags: 'in-full' }, async ({
    start,
  }) => {
    const desktop = await start()
    const page = await desktop.page()
    await page.waitForURL(/^http/, { waitUntil: 'commit' })
    await page.evaluate(() => history.back()).catch(() => {})
    await expectApp(page)
    await expectToStay(desktop)
  })

  test('never leaves the app for the splash, and a reload stays in the app', async ({ start }) => {
    const desktop = await start()
    await landingPage(await desktop.page()).createAccount.waitFor()
    await expectToStay(desktop)
  })

  test('never leads to the failure that “Try again” has overcome', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    damage(folder)
    const desktop = await start()
    const page = await desktop.page()
    await expect(page.getByRole('heading')).toContainText('damaged')
    removeDatabase(folder)
    await takeWay(page, 'Try again')
    await expectApp(page)
    await expectToStay(desktop)
  })
})

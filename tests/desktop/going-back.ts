import type { Page } from 'playwright'
import { expect } from '../harness/expect.ts'
import { expectApp } from './failing-start.ts'
import type { Desktop } from './host/desktop.ts'

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

/** Fails unless every way back stays in the app, which shows its landing page. */
export async function expectToStay(desktop: Desktop): Promise<void> {
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

import { describe } from 'vitest'
import { landingPage } from '../e2e/pages/landing.ts'
import { expect } from '../harness/expect.ts'
import type { Desktop } from './host/desktop.ts'
import { test } from './host/test.ts'

const crash = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )

const crashes = (desktop: Desktop) => desktop.log().split('the page has crashed').length - 1

describe('a crash of the page', () => {
  test('loads it anew once, then says so, and the way out leads back', async ({ start }) => {
    const desktop = await start()
    await landingPage(await desktop.page()).createAccount.waitFor()
    await crash(desktop)
    await expect.poll(() => crashes(desktop)).toBe(1)
    // A crashed page can't be asked until another stands in its place.
    const anew = async () => {
      const page = await desktop.page()
      return page
        .getByRole('button', { name: 'Create Account' })
        .isVisible()
        .catch(() => false)
    }
    await expect.poll(anew).toBe(true)

    await crash(desktop)
    await expect.poll(() => crashes(desktop)).toBe(2)
    const heading = async () => {
      const page = await desktop.page()
      return page
        .getByRole('heading')
        .textContent()
        .catch(() => '')
    }
    await expect.poll(heading).toBe('The page stopped working')
    await (await desktop.page()).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(anew).toBe(true)
    expect(desktop.log()).not.toContain('uncaught')
  })
})

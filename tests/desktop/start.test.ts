import { describe } from 'vitest'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { landingPage, signUpByForm } from '../e2e/pages/landing.ts'
import { toast } from '../e2e/pages/toasts.ts'
import { expect } from '../harness/expect.ts'
import { callServer, openCorner, register } from './call-server.ts'
import { expectToStay } from './going-back.ts'
import { launch, startAgain } from './host/launch.ts'
import { reachable, sharedTest, test } from './host/test.ts'
import { host } from './host/which-host.ts'
import { expectLockAfterWake } from './lock-after-wake.ts'

describe('start', () => {
  // Before the page is opened anew.
  sharedTest(
    'going back never leaves the app for the splash, and a reload stays in it',
    async ({ desktop }) => {
      await landingPage(await desktop.page()).createAccount.waitFor()
      await expectToStay(desktop)
    },
  )

  sharedTest('every step of the start is named and timed in the log', async ({ desktop, page: _page }) => {
    await expect.poll(() => desktop.log()).toContain('"step":"window"')
    const steps = desktop
      .log()
      .split('\n')
      .flatMap(line => (line.includes('start-up step done') ? [JSON.parse(line)] : []))
    expect(steps.map(({ step }) => step)).toEqual([
      ...[
        'paths',
        'lock',
        'log',
        'keychain',
        'code',
        'database',
        'sign-ins',
        'app',
        'port',
        'server',
        'window',
      ],
    ])
    for (const { ms } of steps) expect(ms).toBeGreaterThanOrEqual(0)
  })

  sharedTest(
    'a second start brings the window of the first forward and ends',
    async ({ desktop: first, page: _page, home }) => {
      await first.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        window?.minimize()
        window?.once('focus', () => {
          window.setTitle?.('came forward')
        })
      })
      expect(await startAgain(home)).toBe(0)
      const isMinimized = () =>
        first.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(each => each.isMinimized()))
      await expect.poll(isMinimized).toEqual([false])
      expect(first.log().match(/"step":"window"/g)).toHaveLength(1)
    },
  )

  // The last one: it ends the app of the others.
  sharedTest(
    'the first start leads to a marked answer; the second is still signed in, and locks when the computer wakes',
    async ({ desktop: first, page, home, skip, onTestFinished }) => {
      await signUpByForm(page)
      const evaluator = evaluatorPage(page)
      await evaluator.evaluateAnswer('What is 3/4 + 1/8?', '7/8')
      await expect(evaluator.card('Assessment')).toContainText('Score:')
      await page.evaluate(() => localStorage.setItem('kept', 'by the same address'))
      expect(await first.quit()).toBe(0)

      const second = reachable(await launch(home), { skip })
      onTestFinished(() => second.end())
      const again = await second.page()
      await expect(evaluatorPage(again).heading).toBeVisible()
      expect(await again.evaluate(() => localStorage.getItem('kept'))).toBe('by the same address')
      await expectLockAfterWake(second, again, 'resume')
    },
  )

  test('a second start tells a family with two children why no second window comes', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    const desktop = await start()
    const page = await desktop.page()
    await register(page)
    await openCorner(page)
    const sibling = { name: 'Zed', birthYear: new Date().getFullYear() - 8 }
    expect((await callServer(page, 'POST', '/api/parent/children', sibling)).status).toBe(201)
    await page.reload()
    await page.getByRole('button', { name: 'Zed, owl' }).click()
    await page.getByRole('button', { name: 'Zed, owl. Who is learning?' }).waitFor()
    expect(await startAgain(folder)).toBe(0)
    await expect(toast(page, 'Stepwise is open already')).toContainText('press the name at the top right')
  })

  test('the window opens where it was, and on a screen that is there', { tags: 'in-full' }, async ({
    start,
  }) => {
    const place = { x: 140, y: 90, width: 1000, height: 700 }
    const bounds = () => (electron: typeof import('electron')) => {
      const [window] = electron.BrowserWindow.getAllWindows()
      return { ...window?.getNormalBounds(), isMaximized: window?.isMaximized() }
    }
    const first = await start()
    await first.page()
    await first.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place)
    expect(await first.quit()).toBe(0)

    const second = await start()
    await second.page()
    expect(await second.evaluate(bounds())).toEqual({ ...place, isMaximized: false })
    const isVisible = () =>
      second.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
    await expect.poll(isVisible).toBe(true)
    const canMaximize = await second.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      window?.setBounds({ x: 9_000, y: 9_000 })
      window?.maximize()
      // A bare X server has nobody who maximises a window.
      const late = Date.now() + 3_000
      while (!window?.isMaximized() && Date.now() < late) await new Promise(setImmediate)
      return window?.isMaximized()
    })
    await second.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    expect(await second.ended).toBe(0)

    const third = await start()
    await third.page()
    await expect.poll(async () => (await third.evaluate(bounds())).isMaximized).toBe(canMaximize)
    expect((await third.evaluate(bounds())).x).toBeLessThan(9_000)
    // Elsewhere the screen may be bare; the stand-in always can.
    expect([true, host !== 'stand-in']).toContain(canMaximize)
  })
})

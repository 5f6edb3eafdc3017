import type { Page } from 'playwright'
import { describe } from 'vitest'
import { landingPage } from '../e2e/pages/landing.ts'
import { expect } from '../harness/expect.ts'
import { damage, expectApp, expectScreen, takeWay } from './failing-start.ts'
import type { Desktop } from './host/desktop.ts'
import { test } from './host/test.ts'

const crash = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )

const crashes = (desktop: Desktop) => desktop.log().split('the page has crashed').length - 1

describe('a crash of the page', () => {
  test('loads it anew once, then says so, and the way out leads back', { tags: 'in-full' }, async ({
    start,
  }) => {
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

/** Answers every dialog of the system so, once it is told to, and keeps what was asked. */
const answerDialogs = (desktop: Desktop, response: number) =>
  desktop.evaluate(({ dialog }, answer) => {
    const asked: object[] = []
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (async (...given: object[]) => {
      asked.push(given.at(-1) ?? {})
      return { response: answer, checkboxChecked: false }
    }) as never
  }, response)

const asked = (desktop: Desktop) =>
  desktop.evaluate(() =>
    (globalThis as unknown as { asked: { message: string; buttons: string[] }[] }).asked.map(
      ({ message, buttons }) => [message, ...buttons],
    ),
  )

describe('a page that doesn’t come', () => {
  test('dies while it is loaded: the screen says so, and the way out leads back', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    damage(folder)
    const desktop = await start()
    const page = await desktop.page()
    await page.getByRole('heading').waitFor()
    await desktop.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      const load = window?.loadURL
      if (!window || !load) return
      window.loadURL = url => {
        window.loadURL = load
        const loading = load.call(window, url)
        window.webContents.forcefullyCrashRenderer()
        return loading
      }
    })
    await takeWay(page, 'Begin afresh').catch(() => {})
    await expect.poll(() => crashes(desktop)).toBe(1)
    const heading = async () => (await desktop.page()).getByRole('heading').first().textContent()
    await expect.poll(() => heading().catch(() => '')).toBe('The page didn’t load')
    const screen = await expectScreen(desktop, 'The page didn’t load', ['Try again', 'Quit Stepwise'])
    await takeWay(screen, 'Try again')
    await expectApp(screen)
    expect(desktop.log()).not.toContain('the app has crashed')
  })

  const follows: [string, (desktop: Desktop, page: Page) => Promise<void>][] = [
    [
      'tries again',
      async (desktop, page) => {
        await expectApp(page)
        expect(await asked(desktop)).toEqual([['The page didn’t load', 'Try again', 'Quit']])
      },
    ],
    ['quits', async desktop => expect(await desktop.ended).toBe(0)],
  ]
  for (const [answer, [name, follow]] of follows.entries()) {
    test(`not even the failure screen: a dialog of the system says what helps, and ${name}`, {
      tags: 'in-full',
    }, async ({ start, folder }) => {
      damage(folder)
      const desktop = await start()
      const page = await desktop.page()
      await page.getByRole('heading').waitFor()
      await answerDialogs(desktop, answer)
      await desktop.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        const load = window?.loadURL
        if (!window || !load) return
        let refusals = 2
        window.loadURL = url =>
          refusals-- > 0
            ? Promise.reject(Object.assign(new Error('ERR_FAILED'), { code: 'ERR_FAILED' }))
            : load.call(window, url)
      })
      await takeWay(page, 'Begin afresh')
      await follow(desktop, page)
      expect(desktop.log()).not.toContain('the app has crashed')
    })
  }
})

describe('a page that doesn’t answer', () => {
  const freeze = (desktop: Desktop) =>
    desktop.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0]?.emit('unresponsive'))
  const question = ['Stepwise is taking a long time', 'Wait', 'Open again']

  test('is waited for, or ended and loaded anew where it was', { tags: 'in-full' }, async ({ start }) => {
    const desktop = await start()
    const page = await desktop.page()
    await landingPage(page).createAccount.waitFor()
    await page.goto(new URL('/privacy', page.url()).href)
    await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }))
    await answerDialogs(desktop, 0)
    await freeze(desktop)
    await expect.poll(() => asked(desktop)).toEqual([question])
    expect(await page.evaluate(() => 'isTheSame' in globalThis)).toBe(true)
    await answerDialogs(desktop, 1)
    await freeze(desktop)
    await expect.poll(() => desktop.log()).toContain('a person has ended the page')
    const path = async () => {
      const anew = await desktop.page()
      const isAnew = await anew.evaluate(() => !('isTheSame' in globalThis))
      return isAnew ? new URL(anew.url()).pathname : ''
    }
    await expect.poll(() => path().catch(() => '')).toBe('/privacy')
    // Who ends a page has seen no crash: the next one is the first.
    expect(crashes(desktop)).toBe(0)
  })

  test('that answers again takes the question away', { tags: 'in-full' }, async ({ start }) => {
    const desktop = await start()
    await landingPage(await desktop.page()).createAccount.waitFor()
    const wasTakenAway = await desktop.evaluate(async ({ BrowserWindow, dialog }) => {
      const aborted = Promise.withResolvers<boolean>()
      dialog.showMessageBox = ((_window: object, { signal }: { signal: AbortSignal }) =>
        new Promise(resolve =>
          signal.addEventListener('abort', () => {
            resolve({ response: 0, checkboxChecked: false })
            aborted.resolve(true)
          }),
        )) as never
      const [window] = BrowserWindow.getAllWindows()
      window?.emit('unresponsive')
      window?.emit('responsive')
      return aborted.promise
    })
    expect(wasTakenAway).toBe(true)
  })
})

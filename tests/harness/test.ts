import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { test as base } from 'vitest'
import { timeLimits } from '../support/time-limits.ts'
import { makeDataDir, startApp } from './app.ts'
import { contextDefaults, emptiedPage, sharedBrowser } from './browser.ts'
import { inTime } from './in-time.ts'

/** A page with a browser profile of its own. */
async function openPage(browser: Browser, options: BrowserContextOptions, isTraced: boolean) {
  const context = await browser.newContext({ ...contextDefaults, ...options })
  context.setDefaultTimeout(timeLimits.action)
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true })
  return { page: await context.newPage(), context }
}

/** The page of the test before, as if its profile were a new one. */
async function openEmptied(browser: Browser) {
  const page = await emptiedPage(browser)
  const context = page.context()
  context.setDefaultTimeout(timeLimits.action)
  return { page, context }
}

/** Leaves the app, which is about to end, with all that was open in it. */
async function leave(context: BrowserContext): Promise<void> {
  const [first, ...others] = context.pages()
  await Promise.all(others.map(page => page.close()))
  await first?.goto('about:blank')
}

/**
 * A test with the real app: `app` is a server with an empty data folder, `page` a Chromium page at it, let in, where
 * nothing is drawn yet, `newPage`
 * opens more, each with cookies of its own.
 */
export const test = base
  .extend('browser', () => sharedBrowser())
  .extend('dataDir', async ({}, { onCleanup }) => {
    const { path, remove } = await makeDataDir()
    onCleanup(remove)
    return path
  })
  .extend('app', async ({ dataDir }, { onCleanup }) => {
    const app = await startApp({ dataDir })
    onCleanup(async () => {
      await app.stop()
    })
    return app
  })
  .extend('newPage', async ({ browser, task }, { onCleanup }) => {
    const opened: Awaited<ReturnType<typeof openPage>>[] = []
    // A trace takes as long as the test itself, so that only a second try has one, which `--retry 1` asks for; it is kept
    // in test-results/.
    const isTraced = (task.result?.retryCount ?? 0) > 0
    let emptied: (typeof opened)[number] | undefined
    onCleanup(async () => {
      for (const [index, { context }] of opened.entries()) {
        const name = `${task.name.replace(/\W+/g, '-')}-${index}.zip`
        const path = join('test-results', name)
        if (isTraced) await inTime(timeLimits.cleanup, 'Keeping the trace', context.tracing.stop({ path }))
        const isKept = context === emptied?.context
        await inTime(timeLimits.cleanup, 'Closing the pages', isKept ? leave(context) : context.close())
      }
    })
    return async (options?: BrowserContextOptions): Promise<Page> => {
      const isUsual = !options && !emptied && !isTraced
      const each = isUsual ? await openEmptied(browser) : await openPage(browser, options ?? {}, isTraced)
      if (isUsual) emptied = each
      opened.push(each)
      return each.page
    }
  })
  .extend('page', async ({ app, newPage }) => {
    const page = await newPage()
    // Most tests go on at once with a family that is signed in: let in by the link, the page waits at something small.
    await page.request.get(app.url)
    await page.goto(`${app.origin}/first-look.js`)
    return page
  })

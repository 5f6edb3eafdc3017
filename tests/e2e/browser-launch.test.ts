import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { describe } from 'vitest'
import { startAppProcess } from '../harness/app.ts'
import { contextDefaults } from '../harness/browser.ts'
import { CHROMIUM_ARGUMENTS } from '../harness/chromium-arguments.ts'
import { expect } from '../harness/expect.ts'
import { type Start, startInBrowser } from '../harness/start-in-browser.ts'
import { test as base } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { landingPage, signUpByForm } from './pages/landing.ts'

const NAMED = /^http:\/\/stepwise-[0-9a-f]{24}\.localhost:\d+\/$/
const PLAIN = /^http:\/\/127\.0\.0\.1:\d+\/$/

/** `start` runs `npm start -- --browser` on the test's data folder, as often as it is called. */
const test = base.extend('start', async ({ dataDir }, { onCleanup }) => {
  const runs: Start[] = []
  onCleanup(async () => {
    for (const run of runs) await run.stop()
  })
  return async () => {
    const run = await startInBrowser({ dataDir, folder: join(dataDir, `opener-${runs.length}`) })
    runs.push(run)
    return run
  }
})

/** Opens a link and waits for the app behind it. */
async function open(page: Page, link: string, address: RegExp = NAMED): Promise<void> {
  await page.goto(link)
  await page.waitForURL(address)
  await expect(landingPage(page).heading).toBeVisible()
}

/** Another program of this computer, which notes the cookies that come to it. */
async function startListener(port = 0) {
  const [asked, cookies]: [string[], string[]] = [[], []]
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.headers.cookie) cookies.push(`${request.url} got ${request.headers.cookie}`)
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Another page</title>')
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return { asked, cookies, server, port: typeof address === 'object' && address ? address.port : 0 }
}

describe('in the browser', () => {
  test('the app lives at a name of its own, with all that it can do', { tags: 'in-full' }, async ({
    start,
    newPage,
  }) => {
    const page = await newPage()
    await open(page, await (await start()).printed())
    await signUpByForm(page)
    expect(await page.evaluate(() => isSecureContext && 'mediaDevices' in navigator)).toBe(true)
    await page.goto(new URL('/chat', page.url()).href)
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  })

  test('the terminal says in one line that it is ready, and the log file keeps the rest', {
    tags: 'in-full',
  }, async ({ start, dataDir }) => {
    const run = await start()
    const link = await run.printed()
    await run.stop()
    expect(run.output()).toBe(`Stepwise is ready: ${link}\n`)
    expect(await readFile(join(dataDir, 'stepwise.log'), 'utf8')).toContain('"msg":"start-up step done"')
  })

  test('a link works once, and what the opener shows to everybody is spent with it', async ({
    start,
    newPage,
  }) => {
    const run = await start()
    const [called = '', ...more] = await run.opened()
    expect(more).toEqual([])
    expect(called).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/)
    const printed = await run.printed()
    expect(called).not.toBe(printed)

    const page = await newPage()
    await open(page, called)
    const kept = await page.context().cookies()
    expect(kept.map(({ name, domain }) => [name, domain])).toEqual([
      ['stepwise_launch', new URL(page.url()).hostname],
    ])
    for (const { value } of kept) expect(`${called} ${run.output()}`).not.toContain(value)

    const thief = await newPage()
    expect((await thief.goto(called))?.status()).toBe(403)
    await expect(thief.getByRole('heading', { name: 'Please open Stepwise again' })).toBeVisible()
    await open(thief, printed)
  })

  test('a page on another port gets none of its cookies', { tags: 'in-full' }, async ({
    start,
    newPage,
    onTestFinished,
  }) => {
    const page = await newPage()
    await open(page, await (await start()).printed())
    await signUpByForm(page)
    const { port, asked, cookies, server } = await startListener()
    onTestFinished(() => void server.close())
    const other = await page.context().newPage()
    for (const name of ['127.0.0.1', 'localhost', 'another.localhost']) {
      await other.goto(`http://${name}:${port}/`)
      await other.evaluate(url => fetch(url, { credentials: 'include' }), `http://${name}:${port}/asked`)
    }
    expect(asked.length).toBeGreaterThanOrEqual(6)
    expect(cookies).toEqual([])
  })

  test('a second start opens the running one anew; after a restart the family is still signed in', {
    tags: 'in-full',
  }, async ({ start, newPage }) => {
    const page = await newPage()
    const first = await start()
    await open(page, await first.printed())
    await signUpByForm(page)
    const home = page.url()

    const second = await start()
    expect(await second.ended).toBe(0)
    const [called = ''] = await second.opened()
    const evaluator = page.getByRole('heading', { name: 'Answer Evaluator' })
    await page.goto(called)
    await page.waitForURL(NAMED)
    await expect(evaluator).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(home).origin)

    expect(await first.stop()).toBe(0)
    await page.goto(await (await start()).printed())
    await page.waitForURL(NAMED)
    await expect(evaluator).toBeVisible()
    expect(new URL(page.url()).hostname).toBe(new URL(home).hostname)
  })

  test('where the browser does not find the name, the app opens at the plain address', {
    tags: 'in-full',
  }, async ({ start, onTestFinished }) => {
    const args = CHROMIUM_ARGUMENTS.map(each => each.replace(', EXCLUDE *.localhost', ''))
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
    onTestFinished(() => browser.close())
    const page = await (await browser.newContext(contextDefaults)).newPage()
    await open(page, await (await start()).printed(), PLAIN)
    await signUpByForm(page)
    await page.goto(new URL('/chat', page.url()).href)
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  })
})

describe('after Stepwise has ended', () => {
  /** Ends the app, puts another program in its place and uses the open tab as far as it goes. */
  async function clickAroundAfter(page: Page, end: () => Promise<unknown>) {
    const port = Number(new URL(page.url()).port)
    await end()
    const listener = await startListener(port)
    for (const name of ['Understanding Gaps', 'Knowledge Mastery']) {
      await page.getByRole('banner').getByRole('link', { name }).click()
    }
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect(page.getByText('Please close this page and open Stepwise again').first()).toBeVisible()
    return listener
  }

  test('a program on its port gets no cookie from the open tab', { tags: 'in-full' }, async ({
    start,
    newPage,
    onTestFinished,
  }) => {
    const run = await start()
    const page = await newPage()
    await open(page, await run.printed())
    await signUpByForm(page)
    const { asked, cookies, server } = await clickAroundAfter(page, run.stop)
    onTestFinished(() => void server.close())
    expect(asked.length).toBeGreaterThan(0)
    expect(cookies).toEqual([])
  })

  test('nor from a tab of the server without a window, whose chat connects again', {
    tags: 'in-full',
  }, async ({ dataDir, newPage, onTestFinished }) => {
    const app = await startAppProcess({ dataDir })
    onTestFinished(async () => void (await app.stop()))
    const page = await newPage()
    await page.goto(app.url)
    await signUpByForm(page)
    await page.goto(`${app.origin}/chat`)
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    const port = Number(new URL(app.origin).port)
    await app.stop()
    const { asked, cookies, server } = await startListener(port)
    onTestFinished(() => void server.close())
    // By itself it tries once after a second: before the other program is there, if Stepwise takes long to end.
    const reconnect = page.getByRole('button', { name: 'Reconnect', exact: true }).first()
    await expect(async () => {
      if (asked.length === 0 && (await reconnect.isVisible())) await reconnect.click({ timeout: 1_000 })
      expect(asked.length).toBeGreaterThan(0)
    }).toPass({ timeout: timeLimits.action })
    expect(cookies).toEqual([])
  })
})

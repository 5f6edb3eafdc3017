import type { BrowserContext, Page } from 'playwright'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { contextDefaults, launchBrowser } from '../harness/browser.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import { longestTask, traced } from './chromium-trace.ts'
import { type Bench, type Figure, median } from './figure.ts'
import { fillHousehold } from './fill.ts'

/** So much slower than this computer. */
const THROTTLED = 4
const ROUNDS = 3
/** Of gaps and of masteries, each a card of its own. */
const CARDS = 300
/** In milliseconds: after so long without a long task, nothing more is to come. */
const QUIET = 2_000

/** In milliseconds. */
const GIVEN_UP = 30_000

/** What shows that a page can be used: something visible with these words in it, or named by them. */
interface Control {
  selector: string
  words: string
}

/** What is watched in the page itself; all in milliseconds. */
interface Watched {
  /** When the main control was there. */
  shownAt?: number
  /** When the last task of over 50 ms was over. */
  busyUntil: number
  layoutShift: number
  /** What the child has pressed for, where it is not the page's opening. */
  from: number
}

/** Runs in the page, before anything of its own. */
function watch({ selector, words }: Control): void {
  const watched: Watched = { busyUntil: 0, layoutShift: 0, from: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      watched.busyUntil = Math.max(watched.busyUntil, startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) watched.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const isControl = (element: Element) => {
    const labels = [...('labels' in element ? ((element as HTMLInputElement).labels ?? []) : [])]
    return (
      [element, ...labels].some(each => each.textContent.includes(words)) &&
      element.getClientRects().length > 0
    )
  }
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(isControl)) watched.shownAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const readWatched = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { watched: Watched }).watched,
    now: performance.now(),
  }))

interface Opened {
  /** From the opening, or the press, until the main control is there and the last long task before `QUIET` is over. */
  interactive: number
  longestTask: number
  layoutShift: number
}

/** Waits until the page is shown and has been quiet. */
async function whenQuiet(page: Page): Promise<Omit<Opened, 'longestTask'>> {
  for (;;) {
    const { shownAt, busyUntil, layoutShift, from, now } = await readWatched(page)
    if (shownAt === undefined && now - from > GIVEN_UP) {
      const shown = (await page.locator('body').textContent()) ?? ''
      throw new Error(`${page.url()} never shows its main control, but:\n${shown.slice(0, 1_000)}`)
    }
    const ready = shownAt === undefined ? now : Math.max(shownAt, busyUntil)
    if (now - ready > QUIET) return { interactive: ready - from, layoutShift }
    await page.waitForTimeout(QUIET - (now - ready) + 1)
  }
}

/** Does something to a page on a processor of a quarter of the speed, and sees what it takes. */
async function measured(page: Page, control: Control, work: () => Promise<void>): Promise<Opened> {
  await page.addInitScript(watch, control)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLED })
  const { result, events } = await traced(devtools, async () => {
    await work()
    return whenQuiet(page)
  })
  return { ...result, longestTask: longestTask(events) }
}

/** A question marked by the builtin tutor, measured from the last press. */
async function openResult(page: Page, origin: string): Promise<Opened> {
  await page.goto(`${origin}/evaluate`)
  const evaluator = evaluatorPage(page)
  await evaluator.question.fill('What is 7 × 8?')
  await page.keyboard.press('Control+Enter')
  await evaluator.answer.fill('54')
  await page.keyboard.press('Control+Enter')
  await evaluator.evaluate.waitFor()
  const control = { selector: 'h1', words: 'Evaluation Complete' }
  await page.evaluate(watch, control)
  return measured(page, control, async () => {
    await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched }
      const press = (event: Event) => Object.assign(watched, { from: event.timeStamp, layoutShift: 0 })
      window.addEventListener('keydown', press, { once: true, capture: true })
    })
    await page.keyboard.press('Control+Enter')
  })
}

const BARE =
  '<!doctype html><title>Bare</title><main><h1>Bare</h1><button>Start</button><script>document.body.append("!")</script></main>'

/** Each page with its main control; the first is what the others are judged by. */
const PAGES: readonly (readonly [what: string, path: string, control: Control])[] = [
  ['landing', '/', { selector: 'button', words: 'Create Account' }],
  ['evaluator', '/evaluate', { selector: 'textarea', words: 'Question' }],
  [`gaps with ${CARDS}`, '/understanding-gaps', { selector: '[role="status"]', words: `${CARDS} gaps` }],
  [`mastery with ${CARDS}`, '/knowledge-mastery', { selector: 'main *', words: 'Core Skills' }],
]

async function signInto(context: BrowserContext, client: Client, origin: string): Promise<void> {
  const cookies = client.cookies().split('; ')
  await context.addCookies(
    cookies.map(pair => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url: origin })),
  )
}

/**
 * Whether pages can be used soon on a slow computer. Each round opens every page in a browser that has seen none of
 * them. A page is interactive once its main control is visible and the last task of over 50 ms before two quiet seconds
 * is over, so that it is not only seen but answers. A task's time is what it took of the processor, since others may
 * have it meanwhile; the layout's shifts are all of them but those that a press has brought.
 */
export const page: Bench = {
  name: 'page',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const client = await openSignedInClient(app)
    fillHousehold(path, {
      children: 1,
      evaluations: CARDS,
      gapsEach: 1,
      resourcesEach: 0,
      masteriesEach: 1,
      chats: 0,
      messagesEach: 0,
      sentences: [0, 0, 3, 5],
    })
    const browser = await launchBrowser()
    const found = new Map<string, Opened[]>()
    async function open(what: string, isSignedIn: boolean, work: (page: Page) => Promise<Opened>) {
      const context = await browser.newContext(contextDefaults)
      const fresh = await context.newPage()
      if (isSignedIn) await signInto(context, client, app.origin)
      else await context.request.get(app.url)
      found.set(what, [...(found.get(what) ?? []), await work(fresh)])
      await context.close()
    }
    for (let round = 0; round < ROUNDS; round++) {
      await open('bare', true, async fresh => {
        const url = `${app.origin}/bare.html`
        await fresh.route(url, route => route.fulfill({ body: BARE, contentType: 'text/html' }))
        const control = { selector: 'button', words: 'Start' }
        return measured(fresh, control, async () => void (await fresh.goto(url)))
      })
      for (const [what, at, control] of PAGES) {
        await open(what, what !== 'landing', fresh =>
          measured(fresh, control, async () => void (await fresh.goto(app.origin + at))),
        )
      }
    }
    // What is marked has gaps of its own, so it comes last.
    for (let round = 0; round < ROUNDS; round++)
      await open('result', true, fresh => openResult(fresh, app.origin))
    await browser.close()
    await app.stop()
    await remove()
    const middle = (what: string, of: keyof Opened) => median((found.get(what) ?? []).map(each => each[of]))
    const best = (what: string, of: keyof Opened) =>
      Math.min(...(found.get(what) ?? []).map(each => each[of]))
    const bare = `a bare page ${middle('bare', 'interactive').toFixed(0)} ms`
    return [...PAGES.map(([what]) => what), 'result'].flatMap((what): Figure[] => [
      {
        what: `${what}: interactive on a ${THROTTLED} times slower processor (best ${best(what, 'interactive').toFixed(0)} ms; ${bare})`,
        value: middle(what, 'interactive'),
        unit: 'ms',
        aim: { most: 2_000 },
      },
      {
        what: `${what}: its longest task`,
        value: middle(what, 'longestTask'),
        unit: 'ms',
        aim: { most: 200 },
      },
      {
        what: `${what}: its layout's shift, in hundredths`,
        value: 100 * middle(what, 'layoutShift'),
        unit: '',
        aim: { most: 2 },
      },
    ])
  },
}

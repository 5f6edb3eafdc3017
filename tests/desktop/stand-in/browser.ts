import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { NOT_MADE_FAST } from '../../harness/browser.ts'
import { CALLS_HIDE_ADDRESS, chromiumArguments, SWITCHED_OFF } from '../../harness/chromium-arguments.ts'
import { inTime } from '../../harness/in-time.ts'

/** In milliseconds; Chromium comes within one or two seconds where it comes at all. */
const LONGEST_LAUNCH = 40_000
const LONGEST_CLOSE = 8_000

let context: BrowserContext | undefined
let isFirstTaken = false
const beingOpened = new Set<Promise<unknown>>()

/**
 * Starts the Chromium in whose pages the windows are, with the profile that cookies and storage stay in. What a call
 * tells of this computer's address is the app's own to decide.
 */
export async function launchBrowser(profile: string, switchedOff: string[]): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.LIGHT_CHROMIUM_PATH || process.env.CHROMIUM_PATH,
    viewport: null,
    locale: 'en-US',
    timezoneId: 'UTC',
    timeout: LONGEST_LAUNCH,
    args: [
      ...chromiumArguments(SWITCHED_OFF.filter(name => name !== CALLS_HIDE_ADDRESS).concat(switchedOff)),
      ...NOT_MADE_FAST,
      '--remote-debugging-port=0',
    ],
  })
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  process.send?.({ endpoint: `ws://127.0.0.1:${port}${path}` })
}

/** Playwright ends this whole process when a page closes in the middle of being got ready, so that closing waits. */
export function openBeforeClosing<T>(opening: Promise<T>): Promise<T> {
  beingOpened.add(opening)
  opening.catch(() => {}).finally(() => beingOpened.delete(opening))
  return opening
}

/** Waits until cookies and storage are written. A Chromium that hangs ends with this process. */
export async function closeBrowser(): Promise<void> {
  await inTime(LONGEST_CLOSE, 'Opening the pages', Promise.allSettled(beingOpened)).catch(() => {})
  if (context) await inTime(LONGEST_CLOSE, 'Closing Chromium', context.close()).catch(() => {})
}

export function browser(): BrowserContext {
  if (!context) throw new Error('The app is not ready: no window and no session can be had before')
  return context
}

/** A page for a window. Chromium starts with one, which is the first window's. */
export async function newPage(): Promise<Page> {
  const [first] = browser().pages()
  const isFirst = first && !isFirstTaken
  isFirstTaken = true
  return isFirst ? first : browser().newPage()
}

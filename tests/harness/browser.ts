import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts'

/** The two sizes that every screen must look good at. */
export const WIDE = { width: 1280, height: 800 }
export const NARROW = { width: 390, height: 844 }

/**
 * Starts the Chromium that `LIGHT_CHROMIUM_PATH` names, or else `CHROMIUM_PATH` (the scripts set them), with no connections
 * of its own.
 */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.LIGHT_CHROMIUM_PATH || process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_ARGUMENTS, '--use-fake-ui-for-media-stream', ...more],
  })
}

/**
 * Code of a journey's page runs a few times: to make it faster than its first compiling does takes more of the processor
 * than it ever saves, and so does clearing its memory away every few hundred kilobytes. What is measured is measured
 * without.
 */
export const NOT_MADE_FAST = ['--js-flags=--no-opt --no-maglev --min-semi-space-size=32']

let kept: Promise<Browser> | undefined

/**
 * The one Chromium of this process, started when it is first wanted and anew where it has crashed. Nobody closes it: it
 * ends with the process, by the pipe through which it is spoken to.
 */
export async function sharedBrowser(): Promise<Browser> {
  kept ??= launchBrowser(NOT_MADE_FAST)
  const browser = await kept
  if (browser.isConnected()) return browser
  kept = launchBrowser(NOT_MADE_FAST)
  return kept
}

/**
 * The defaults of a browser context: English, one time zone, so that dates read the same everywhere. What moves only to
 * please would keep the processor busy; a test about motion asks for it.
 */
export const contextDefaults = {
  viewport: WIDE,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

/** What Playwright's own test runner has as `PW_TEST_REUSE_CONTEXT`. */
interface Reusing {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>
}

/**
 * The page of the test before, emptied: cookies and what was stored, routes, scripts, permissions, clock and size are as
 * in a new profile, and further pages are closed. What its process has read and compiled is there still, which is the
 * half of what the first load of a page takes.
 */
export async function emptiedPage(browser: Browser): Promise<Page> {
  const context = await (browser as unknown as Reusing)._newContextForReuse(contextDefaults)
  await context.clearPermissions()
  return context.pages()[0] ?? context.newPage()
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'

let context: BrowserContext | undefined
let isFirstTaken = false
/** Opened by the app. A page that it asked for is not known by name before it is there. */
const windows = new Set<Page>()
let awaited = 0

/** Starts the Chromium in whose pages the windows are, with the profile that cookies and storage stay in. */
export async function launchBrowser(profile: string): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    viewport: null,
    locale: 'en-US',
    timezoneId: 'UTC',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--use-fake-device-for-media-stream',
      '--remote-debugging-port=0',
    ],
  })
  // Windows are opened by BrowserWindow alone; what a page opens gets nothing and is closed. Every request is held up
  // for that, which a bench must not measure.
  if (process.env.STAND_IN_OPENS !== 'unwatched') {
    await context.route('**/*', (route, request) =>
      isWindow(request.frame().page()) ? route.fallback() : route.abort(),
    )
  }
  context.on('page', page => void (isWindow(page) || page.close().catch(() => {})))
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  process.send?.({ endpoint: `ws://127.0.0.1:${port}${path}` })
}

export async function closeBrowser(): Promise<void> {
  await context?.close().catch(() => {})
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
  awaited++
  const page = isFirst ? first : await browser().newPage()
  windows.add(page)
  awaited--
  return page
}

const isWindow = (page: Page) => windows.has(page) || awaited > 0

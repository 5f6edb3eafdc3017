import { type BrowserWindow, session } from 'electron'
import type { Logger } from 'pino'
import type { RunningServer } from '#server/index.ts'
import { askAboutFrozenPage } from './frozen-page.ts'
import { isOfOrigin } from './navigation-guard.ts'
import { DesktopError, type Problem } from './start/problems.ts'
import { problemScreen, splashScreen } from './start/start-screen.ts'

/** A page that crashes again within this time, in milliseconds, is not loaded anew by itself. */
const CALM = 60_000

export type Showing =
  | { what: 'splash' }
  | { what: 'problem'; problem: Problem }
  | { what: 'app'; server: RunningServer }

/**
 * What the window shows. Its page is loaded anew when it has crashed, or has gone back to where nothing is any more.
 * @param onCrash the page has crashed for the second time in a row, or didn't come back; once for each thing shown
 */
export function shownPage(log: Logger, onCrash: () => void) {
  let showing: Showing = { what: 'splash' }
  let lastCrash = Number.NEGATIVE_INFINITY

  /** Loads under way. */
  let loading = 0
  /** Where the page was that a person has ended because it didn't answer. */
  let endedAt: string | undefined
  /** What has been told to be beyond help. */
  let givenUp: Showing | undefined

  const isApp = (url: string) => showing.what === 'app' && isOfOrigin(url, showing.server.origin)
  const isStartScreen = (url: string) => showing.what !== 'app' && url === chooseAddress(showing)

  async function load(into: BrowserWindow, at?: string): Promise<void> {
    loading++
    try {
      await loadInto(into, showing, at)
    } finally {
      loading--
    }
  }

  /** @param at the page of the app that it was on */
  function loadAnew(into: BrowserWindow, at?: string): void {
    const what = showing
    load(into, at !== undefined && isApp(at) ? at : undefined).catch((error: unknown) => {
      log.error({ err: error }, 'the page was not loaded anew')
      giveUp(what)
    })
  }

  function giveUp(what: Showing): void {
    if (what !== showing || what === givenUp) return
    givenUp = what
    onCrash()
  }

  /** Looks after a window's page for as long as it is there. */
  function watch(window: BrowserWindow): void {
    const { webContents } = window
    askAboutFrozenPage(window, log, () => {
      endedAt = webContents.getURL()
      webContents.forcefullyCrashRenderer()
    })
    webContents.on('did-navigate', (_event, url) => {
      // Going back while the next one was still being loaded.
      if (loading === 0 && !isApp(url) && !isStartScreen(url)) loadAnew(window)
    })
    webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      if (reason === 'clean-exit') return
      if (endedAt !== undefined) {
        log.warn('a person has ended the page')
        loadAnew(window, endedAt)
        endedAt = undefined
        return
      }
      log.error({ reason, exitCode }, 'the page has crashed')
      const isAgain = performance.now() - lastCrash < CALM
      lastCrash = performance.now()
      if (isAgain) giveUp(showing)
      else loadAnew(window)
    })
  }

  return {
    /** @throws DesktopError `page` when the app's page doesn't load */
    async show(next: Showing, window: BrowserWindow | undefined): Promise<void> {
      showing = next
      if (window) await load(window)
    },
    showing: () => showing,
    isApp,
    isStartScreen,
    loadAnew,
    watch,
  }
}

async function loadInto(
  window: BrowserWindow,
  showing: Showing,
  address = chooseAddress(showing),
): Promise<void> {
  if (showing.what === 'app') await giveLaunchCookie(showing.server)
  try {
    await window.loadURL(address)
    // Splash, failure and app are no pages of one another: going back must not lead from one to the next.
    window.webContents.navigationHistory.clear()
  } catch (error) {
    // The next one came before this one was there, or the window was closed.
    const isReplaced = error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED'
    if (isReplaced || window.isDestroyed()) return
    throw new DesktopError('page', error)
  }
}

function chooseAddress(showing: Showing): string {
  if (showing.what === 'app') return `${showing.server.origin}/`
  return showing.what === 'splash' ? splashScreen() : problemScreen(showing.problem)
}

/** Lets the window in: the server answers nobody without it. */
async function giveLaunchCookie({ origin, launchToken }: RunningServer): Promise<void> {
  await session.defaultSession.cookies.set({
    url: origin,
    name: 'stepwise_launch',
    value: launchToken,
    httpOnly: true,
    sameSite: 'strict',
  })
}

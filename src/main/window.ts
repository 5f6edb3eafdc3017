import { join } from 'node:path'
import { app, BrowserWindow, nativeTheme, screen, session } from 'electron'
import type { Logger } from 'pino'
import { SYSTEM_LOCALE_ARGUMENT } from '#contract/launch.ts'
import type { RunningServer } from '#server/index.ts'
import { showContextMenu } from './context-menu.ts'
import type { DesktopSettings } from './desktop-settings.ts'
import type { Saving } from './end/saving.ts'
import { quitBeforeSessionEnds } from './end/system-end.ts'
import { askAboutFrozenPage } from './frozen-page.ts'
import { guardNavigation, isOfOrigin } from './navigation-guard.ts'
import { hasOwnSpellCheck } from './spell-check.ts'
import { DesktopError, type Problem } from './start/problems.ts'
import { problemScreen, splashScreen } from './start/start-screen.ts'
import { placeWindow, SMALLEST, windowPlace } from './window-state.ts'

/** A page that crashes again within this time, in milliseconds, is not loaded anew by itself. */
const CALM = 60_000

export type Showing =
  | { what: 'splash' }
  | { what: 'problem'; problem: Problem }
  | { what: 'app'; server: RunningServer }

export interface AppWindow {
  /** Opens the window, or brings the open one forward. */
  open(): void
  /**
   * Loads something else into the window.
   * @throws DesktopError `page` when the app's page doesn't load
   */
  show(next: Showing): Promise<void>
  showing(): Showing
  /** Undefined while it is closed. */
  current(): BrowserWindow | undefined
  /** Whether an address is of the app's own pages, whichever server runs now. */
  isApp(url: string): boolean
  /** Whether an address is the splash or failure screen that is shown now. */
  isStartScreen(url: string): boolean
}

/** The one window. It exists from the first moment with the splash, so that it is never blank. */
export function appWindow(options: {
  settings: DesktopSettings
  saving: Saving
  log: Logger
  /** The page has crashed for the second time in a row, or didn't come back; once for each thing that is shown. */
  onCrash: () => void
}): AppWindow {
  const { settings, saving, log, onCrash } = options
  let window: BrowserWindow | undefined
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

  function create(): BrowserWindow {
    const displays = screen.getAllDisplays()
    const place = placeWindow(settings.read().window, displays)
    const created = new BrowserWindow({
      ...place,
      minWidth: SMALLEST.width,
      minHeight: SMALLEST.height,
      show: false,
      title: 'Stepwise',
      autoHideMenuBar: true,
      backgroundColor: nativeTheme.shouldUseDarkColors ? '#0f1b20' : '#fbf7f0',
      webPreferences: {
        preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs'),
        // The preload needs it before the page's first line runs, so that there is no time to ask.
        additionalArguments: [SYSTEM_LOCALE_ARGUMENT + app.getSystemLocale()],
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: hasOwnSpellCheck(process.platform),
        devTools: !app.isPackaged,
      },
    })
    // Where screens differ in scale, a new window is measured by the first one's.
    if (displays.length > 1) created.setBounds(place)
    created.once('ready-to-show', () => {
      // This shows the window too, which would be blank before.
      if (settings.read().window?.isMaximized) created.maximize()
      created.show()
    })
    created.on('close', event => {
      settings.change({ window: windowPlace(created) })
      // On macOS the app outlives its window; elsewhere closing it is quitting.
      if (process.platform === 'darwin' || isQuitting) return
      event.preventDefault()
      app.quit()
    })
    created.on('closed', () => {
      window = undefined
    })
    askAboutFrozenPage(created, log, () => {
      endedAt = created.webContents.getURL()
      created.webContents.forcefullyCrashRenderer()
    })
    quitBeforeSessionEnds(created, saving)
    const { webContents } = created
    guardNavigation(webContents, isApp, log)
    showContextMenu(webContents)
    webContents.on('did-navigate', (_event, url) => {
      // Going back while the next one was still being loaded.
      if (loading === 0 && !isApp(url) && !isStartScreen(url)) loadAnew(created)
    })
    webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      if (reason === 'clean-exit') return
      if (endedAt !== undefined) {
        log.warn('a person has ended the page')
        loadAnew(created, endedAt)
        endedAt = undefined
        return
      }
      log.error({ reason, exitCode }, 'the page has crashed')
      const isAgain = performance.now() - lastCrash < CALM
      lastCrash = performance.now()
      if (isAgain) giveUp(showing)
      else loadAnew(created)
    })
    return created
  }

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

  let isQuitting = false
  app.on('before-quit', () => {
    isQuitting = true
    if (!window) return
    settings.change({ window: windowPlace(window) })
    // The page lives on until what it saves is saved; nobody should close it meanwhile.
    window.hide()
  })

  return {
    open() {
      // A click on the Dock while the app is ending would bring a page that nobody serves any more.
      if (saving.hasBegun()) return
      if (!window) {
        window = create()
        loadAnew(window)
        return
      }
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    },
    async show(next) {
      showing = next
      if (window) await load(window)
    },
    showing: () => showing,
    current: () => window,
    isApp,
    isStartScreen,
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

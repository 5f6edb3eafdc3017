import { app, type BrowserWindow } from 'electron'
import type { Logger } from 'pino'
import { showContextMenu } from './context-menu.ts'
import type { DesktopSettings } from './desktop-settings.ts'
import type { Saving } from './end/saving.ts'
import { quitBeforeSessionEnds } from './end/system-end.ts'
import { makeWindow } from './make-window.ts'
import { guardNavigation } from './navigation-guard.ts'
import { type Showing, shownPage } from './shown-page.ts'
import { windowPlace } from './window-state.ts'

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
  const page = shownPage(log, onCrash)
  let window: BrowserWindow | undefined

  function create(): BrowserWindow {
    const created = makeWindow(settings)
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
    quitBeforeSessionEnds(created, saving)
    guardNavigation(created.webContents, page.isApp, log)
    showContextMenu(created.webContents)
    page.watch(created)
    return created
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
        page.loadAnew(window)
        return
      }
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    },
    show: next => page.show(next, window),
    showing: page.showing,
    current: () => window,
    isApp: page.isApp,
    isStartScreen: page.isStartScreen,
  }
}

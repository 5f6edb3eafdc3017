import { join } from 'node:path'
import { app, BrowserWindow, nativeTheme, screen } from 'electron'
import { SYSTEM_LOCALE_ARGUMENT } from '#contract/launch.ts'
import type { DesktopSettings } from './desktop-settings.ts'
import { hasOwnSpellCheck } from './spell-check.ts'
import { placeWindow, SMALLEST } from './window-state.ts'

/** A window where the last one was, in sight once there is something in it. */
export function makeWindow(settings: DesktopSettings): BrowserWindow {
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
  return created
}

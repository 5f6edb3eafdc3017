// A stand-in for the part of Electron's API that the desktop uses, on Node and a Chromium driven by Playwright. It is
// not Electron: what it can't show is listed in tests/desktop/README.md.
import { app } from './app.ts'
import { BrowserWindow } from './browser-window.ts'
import { ipcMain } from './ipc-main.ts'
import { Menu } from './menu.ts'
import { session } from './session.ts'
import {
  crashReporter,
  dialog,
  nativeTheme,
  powerMonitor,
  safeStorage,
  screen,
  shell,
  systemPreferences,
} from './system.ts'
import { utilityProcess } from './utility-process.ts'

const electron = {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  powerMonitor,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  utilityProcess,
}

// As Electron does where nobody else listens: a dialog with the stack, and on it goes.
process.on('uncaughtException', (error: Error) => {
  if (process.listenerCount('uncaughtException') > 1) return
  dialog.showErrorBox('A JavaScript error occurred in the main process', String(error.stack))
})
// What a system sends at the end of a session; Electron quits by it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => app.quit())

// The test's way in, in the place of Playwright's own for Electron: it runs a function with the API.
process.on('message', async ({ id, source, given }: { id: number; source: string; given: unknown }) => {
  try {
    const value = await new Function('electron', 'given', `return (${source})(electron, given)`)(
      electron,
      given,
    )
    process.send?.({ id, value })
  } catch (error) {
    process.send?.({ id, error: String(error) })
  }
})
// Whoever has started it is gone, or has ended it.
process.on('disconnect', () => app.exit(1))
// Nothing but the test listens there, so that it must not keep the process alive.
process.channel?.unref()

export {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  powerMonitor,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  utilityProcess,
}

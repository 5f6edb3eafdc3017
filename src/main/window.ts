import { BrowserWindow, session } from 'electron'
import type { RunningServer } from '#server/index.ts'

/** Opens the app's window on its own server, or brings the open one forward. */
export async function openWindow({ origin, launchToken }: RunningServer) {
  if (BrowserWindow.getAllWindows().length > 0) return showWindow()
  await session.defaultSession.cookies.set({
    url: origin,
    name: 'stepwise_launch',
    value: launchToken,
    httpOnly: true,
    sameSite: 'strict',
  })
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 360,
    minHeight: 480,
    show: false,
    autoHideMenuBar: true,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  })
  window.once('ready-to-show', () => window.show())
  // The window shows the app and nothing else.
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }))
  window.webContents.on('will-navigate', event => {
    if (new URL(event.url).origin !== origin) event.preventDefault()
  })
  await window.loadURL(`${origin}/`)
}

export function showWindow() {
  const [window] = BrowserWindow.getAllWindows()
  if (window?.isMinimized()) window.restore()
  window?.focus()
}

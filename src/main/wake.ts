import { type BrowserWindow, powerMonitor } from 'electron'
import type { DesktopNews } from '#contract/desktop.ts'
import { readTimeZoneAnew } from './time-zone.ts'

/**
 * Tells the page when the computer wakes or its screen is unlocked. The page's own timers have stood still meanwhile,
 * so that it must look again: whether it is locked by now, and what has changed.
 */
export function tellWaking(window: () => BrowserWindow | undefined): void {
  const tell = () => {
    readTimeZoneAnew()
    window()?.webContents.send('desktop:woke' satisfies DesktopNews)
  }
  powerMonitor.on('resume', tell)
  powerMonitor.on('unlock-screen', tell)
}

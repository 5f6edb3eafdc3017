import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { extractFile } from '@electron/asar'

export type Host = 'installed app' | 'Electron' | 'stand-in'

/** The program of an installed Stepwise, when it is that which is to be tested. */
export const installedApp = process.env.STEPWISE_APP

/** The Electron binary, where there is one and a screen to open its window on. */
export function electronBinary(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const name = join(folder, 'path.txt')
  if (!existsSync(name)) return undefined
  const binary = join(folder, 'dist', readFileSync(name, 'utf8'))
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return hasScreen && existsSync(binary) ? binary : undefined
}

export const host: Host = installedApp ? 'installed app' : electronBinary() ? 'Electron' : 'stand-in'

/** Whether the app looks for updates by itself: a signed one that was told where does. */
export function hasTrustedUpdates(): boolean {
  if (!installedApp) return false
  const folder = dirname(installedApp)
  const resources =
    process.platform === 'darwin' ? join(folder, '..', 'Resources') : join(folder, 'resources')
  const { hasTrustedUpdates: has } = JSON.parse(
    extractFile(join(resources, 'app.asar'), 'package.json').toString(),
  )
  return has === true
}

/** What a run of the suite ends with. */
export function hostLine(): string {
  if (host === 'installed app') return `Desktop tests: ran in the installed app ${installedApp}.`
  if (host === 'Electron') return 'Desktop tests: ran in Electron.'
  return "Desktop tests: ran on the stand-in for Electron's API (Node and Chromium), because there is no Electron binary or no screen here."
}

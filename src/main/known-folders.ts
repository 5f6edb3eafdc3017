import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'

/**
 * Where a file of the family's choice is offered to be saved. A folder of the person may be missing, or lie on a drive
 * that isn't there: Electron throws then on Windows, and the next one is offered.
 */
export function placeToSave(name: string): string {
  for (const folder of ['documents', 'downloads', 'home'] as const) {
    const path = readPath(folder)
    if (path !== undefined) return join(path, name)
  }
  return join(homedir(), name)
}

/** Where programs keep what is their own; where the system itself can't say it, its usual place in the home folder. */
export function appDataFolder(): string {
  const usual = {
    win32: join(homedir(), 'AppData', 'Roaming'),
    darwin: join(homedir(), 'Library', 'Application Support'),
  }
  const ofSystem =
    process.platform === 'win32' || process.platform === 'darwin' ? usual[process.platform] : undefined
  return readPath('appData') ?? ofSystem ?? join(homedir(), '.config')
}

function readPath(name: Parameters<typeof app.getPath>[0]): string | undefined {
  try {
    const path = app.getPath(name)
    return name === 'appData' || existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

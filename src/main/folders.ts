import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Folders {
  /** The desktop's own: settings, window, cookies, logs. Always one that can be written to, where there is any. */
  profile: string
  logs: string
}

/**
 * Finds where the desktop keeps what is its own. It lies in the data folder's usual place; where that can't be
 * written to, in the home folder, so that a parent's choice of another data folder can be remembered.
 */
export function findFolders(options: { appData: string; home: string; dataDir?: string }): Folders {
  const { appData, home, dataDir } = options
  const usual = join(dataDir ?? join(appData, 'Stepwise'), 'desktop')
  const profile = canWrite(usual) ? usual : join(home, '.stepwise', 'desktop')
  return { profile, logs: join(profile, 'logs') }
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { APP_ID } from './app-id.ts'

/** A folder that Stepwise writes to. */
export interface OwnFolder {
  path: string
  /** False for the family's work: a parent may have chosen a folder in which other things are too. */
  isWhole: boolean
}

/** What Stepwise writes beside the family's work. */
const NAMES = /^(stepwise\.|damaged-|home-ai[.-])|^(backups|work)$/

/**
 * Every folder on this computer that Stepwise writes to and that is there now: the family's work, the desktop's own
 * (settings, sealed keys, cookies, logs, crash reports), and what the system keeps apart as caches.
 * @param options `isGiven` when the command line names the folder: what lies in the usual places is none of its then
 */
export function ownFolders(options: {
  dataDir: string
  isGiven: boolean
  profile: string
  appData: string
  home: string
  platform: NodeJS.Platform
  environment: NodeJS.ProcessEnv
}): OwnFolder[] {
  const { dataDir, isGiven, profile, appData, home } = options
  const usual = [
    join(appData, 'Stepwise', 'desktop'),
    join(home, '.stepwise', 'desktop'),
    ...cachesIn(options),
  ]
  const own = [...new Set([profile, ...(isGiven ? [] : usual)].map(path => resolve(path)))]
  return [{ path: resolve(dataDir), isWhole: false }, ...own.map(path => ({ path, isWhole: true }))].filter(
    ({ path }) => existsSync(path),
  )
}

/** What each system keeps apart: downloaded updates, and on Linux and macOS some of Chromium's caches. */
function cachesIn(options: {
  home: string
  platform: NodeJS.Platform
  environment: NodeJS.ProcessEnv
}): string[] {
  const { home, platform, environment } = options
  if (platform === 'win32') {
    return [join(environment.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'stepwise-updater')]
  }
  const isMac = platform === 'darwin'
  const caches = isMac ? join(home, 'Library', 'Caches') : environment.XDG_CACHE_HOME || join(home, '.cache')
  const names = isMac ? [APP_ID, `${APP_ID}.ShipIt`] : []
  return ['Stepwise', ...names, 'stepwise-updater'].map(name => join(caches, name))
}

/** What Stepwise has written into a folder in which other things may be too. @returns whole paths */
export function ownNames(folder: string): string[] {
  return readdirSync(folder)
    .filter(name => NAMES.test(name))
    .map(name => join(folder, name))
}

import { posix, win32 } from 'node:path'

/** A service that copies folders between computers, by the names of the folders that it keeps. */
const SERVICES: [RegExp, string][] = [
  [/^OneDrive( - .+)?$/i, 'OneDrive'],
  [/^(Dropbox( \(.+\))?|Dropbox-.+)$/i, 'Dropbox'],
  [/^(Google ?Drive|GoogleDrive-.+|My Drive)$/i, 'Google Drive'],
  [/^(iCloud ?Drive|Mobile Documents)$/i, 'iCloud Drive'],
  [/^(Nextcloud|ownCloud|pCloud ?Drive|MEGA|Box)( .+)?$/i, 'A service'],
  [/^CloudStorage$/, 'A service'],
]

/** Below it Stepwise makes folders and files of names of its own; SQLite on Windows takes 260 signs in all. */
const LONGEST_ON_WINDOWS = 160

/** The service that copies this folder elsewhere, as far as its path tells; undefined where it tells of none. */
export function serviceOf(folder: string, platform: NodeJS.Platform): string | undefined {
  const { sep } = platform === 'win32' ? win32 : posix
  const names = folder.split(sep)
  return SERVICES.find(([pattern]) => names.some(name => pattern.test(name)))?.[1]
}

/** Whether a system could not open what Stepwise would keep there. */
export function isTooDeep(folder: string, platform: NodeJS.Platform): boolean {
  return platform === 'win32' && folder.length > LONGEST_ON_WINDOWS
}

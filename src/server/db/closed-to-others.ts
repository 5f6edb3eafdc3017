import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Logger } from 'pino'
import { parseMoment } from './stamp.ts'

/** What Stepwise itself puts into its data folder. */
const OURS = /^(stepwise\.|damaged-|(settings|keys)\.|backups$|work$|desktop$)/
/** What a file manager leaves everywhere. */
const NOBODYS = new Set(['.DS_Store', 'desktop.ini', 'Thumbs.db'])

/**
 * Takes from other users of this computer what they may read of the family's files, also where those were there
 * before Stepwise. A folder that holds other things than ours keeps its rights, its files that are ours don't.
 */
export function closeToOthers(dataDir: string, log: Logger): void {
  // Windows has no such bits; a user's own folders are closed to others there.
  if (process.platform === 'win32') return
  const isOurs = (name: string) => OURS.test(name)
  closeFolder(dataDir, isOurs, log)
  for (const file of listFiles(dataDir, isOurs)) close(file, 0o600, log)
  const backups = join(dataDir, 'backups')
  const isBackup = (name: string) => parseMoment(name) !== undefined
  closeFolder(backups, isBackup, log)
  for (const file of listFiles(backups, isBackup)) close(file, 0o600, log)
}

function closeFolder(folder: string, isOurs: (name: string) => boolean, log: Logger): void {
  if (!existsSync(folder)) return
  const others = readdirSync(folder).filter(name => !isOurs(name) && !NOBODYS.has(name))
  if (others.length === 0 || basename(folder) === 'Stepwise') close(folder, 0o700, log)
}

function listFiles(folder: string, isOurs: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && isOurs(entry.name))
    .map(entry => join(folder, entry.name))
}

function close(path: string, mode: number, log: Logger): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
  } catch (error) {
    // Somebody else's, or a disk that knows no rights: no reason not to start.
    log.warn({ err: error }, 'a file of the data folder stays open to others')
  }
}

/** Makes an empty file that nobody else may read, before SQLite fills it; its log gets the same rights. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
}

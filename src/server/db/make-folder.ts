import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** A folder whose drive is not there: a stick that was pulled out, or a letter that Windows has given to nothing. */
export class NoDrive extends Error {
  override readonly name = 'NoDrive'
}

/**
 * Makes a folder with all above it, level by level, because Node's own recursive way never returns where a system
 * refuses with ENOENT, as /proc does. New ones are readable by this person alone: others have no business in them.
 * @param system in place of this one's own
 * @throws NoDrive, or what the system refuses
 */
export function makeFolder(folder: string, system = { existsSync, mkdirSync, statSync, path }): void {
  if (system.existsSync(folder)) {
    if (!system.statSync(folder).isDirectory()) throw new Error('It is a file')
    return
  }
  const above = system.path.dirname(folder)
  if (above === folder) throw new NoDrive(folder)
  makeFolder(above, system)
  system.mkdirSync(folder, { mode: 0o700 })
}

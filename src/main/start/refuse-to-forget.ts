import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DesktopSettings } from '../desktop-settings.ts'
import { DesktopError } from './problems.ts'

/**
 * Makes sure that the family would see its own work: an empty folder in the place of the remembered one would be
 * filled anew as if there had never been anything.
 * @throws DesktopError `settings` when nobody knows the folder any more, `folder-gone` when no work is in it
 */
export function refuseToForget(settings: DesktopSettings): void {
  if (settings.isDamaged()) throw new DesktopError('settings')
  const { dataDir } = settings.read()
  if (dataDir === undefined) return
  if (!['stepwise.db', 'backups'].some(name => existsSync(join(dataDir, name)))) {
    throw new DesktopError('folder-gone')
  }
}

import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where a family's data lives unless the host names another folder: the place each system keeps for it. */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  environment: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') return join(environment.APPDATA || join(home, 'AppData', 'Roaming'), 'Stepwise')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Stepwise')
  return join(environment.XDG_DATA_HOME || join(home, '.local', 'share'), 'Stepwise')
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Desktop, Launch } from './desktop.ts'
import { launchInElectron } from './launch-electron.ts'
import { launchInstalled } from './launch-installed.ts'
import { launchOnStandIn } from './launch-stand-in.ts'
import { host } from './which-host.ts'

export interface Start extends Partial<Omit<Launch, 'profile'>> {
  /** False where the data folder is left to the settings and the system's usual place. */
  isFolderGiven?: boolean
}

/** A home of the test's own; `remove` deletes it. */
export async function makeHome() {
  const path = await mkdtemp(join(tmpdir(), 'stepwise-desktop-'))
  // A browser that was ended writes for a moment longer.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) }
}

/** Runs the app in this home, on the host that is there. */
export async function launch(
  home: string,
  { app, args = [], env = {}, within, isFolderGiven = true }: Start = {},
): Promise<Desktop> {
  const options: Launch = {
    app,
    within,
    args: [...(isFolderGiven ? [`--data-dir=${home}`] : []), ...args],
    env: { STEPWISE_KEYCHAIN: 'off', ...inHome(home), ...env },
    profile: isFolderGiven ? join(home, 'desktop') : join(home, 'config', 'Stepwise', 'desktop'),
  }
  if (host === 'installed app') return launchInstalled(options)
  return host === 'Electron' ? launchInElectron(options) : launchOnStandIn(options)
}

/** Keeps the app out of the home of the person who runs the tests. */
function inHome(home: string): Record<string, string> {
  const config = join(home, 'config')
  return { HOME: home, XDG_CONFIG_HOME: config, XDG_DATA_HOME: join(home, 'share'), APPDATA: config }
}

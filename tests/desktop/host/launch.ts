import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutAi } from '../../harness/app.ts'
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

/** Windows of this file that did not come, one after the other. Where none comes, each test would wait for it anew. */
let missed = 0
const MOST_MISSED = 2

/** Counts whether a window comes. */
function counted(desktop: Desktop): Desktop {
  return {
    ...desktop,
    async page() {
      try {
        const page = await desktop.page()
        missed = 0
        return page
      } catch (error) {
        missed++
        throw error
      }
    },
  }
}

/**
 * Runs the app in this home, on the host that is there.
 * @throws Error at once when the windows of the last two starts did not come
 */
export async function launch(
  home: string,
  { app, args = [], env = {}, within, isFolderGiven = true }: Start = {},
): Promise<Desktop> {
  if (missed >= MOST_MISSED) {
    throw new Error(`No window has come ${missed} times; the failures before this one say why.`)
  }
  const options: Launch = {
    app,
    within,
    args: [...(isFolderGiven ? [`--data-dir=${home}`] : []), ...args],
    env: { ...withoutAi, ...inHome(home), ...env },
    profile: isFolderGiven ? join(home, 'desktop') : join(home, 'config', 'Stepwise', 'desktop'),
  }
  if (host === 'installed app') return counted(launchInstalled(options))
  if (host === 'stand-in') return counted(launchOnStandIn(options))
  return counted(
    await launchInElectron(options).catch(error => {
      missed++
      throw error
    }),
  )
}

/** Keeps the app out of the home of the person who runs the tests. */
function inHome(home: string): Record<string, string> {
  const config = join(home, 'config')
  return { HOME: home, XDG_CONFIG_HOME: config, XDG_DATA_HOME: join(home, 'share'), APPDATA: config }
}

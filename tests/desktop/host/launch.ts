import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutAi } from '../../harness/app.ts'
import { inTime } from '../../harness/in-time.ts'
import { type Desktop, type Launch, LONGEST_START } from './desktop.ts'
import { electronCommand, launchInElectron } from './launch-electron.ts'
import { installedCommand, launchInstalled } from './launch-installed.ts'
import { launchOnStandIn, standInCommand } from './launch-stand-in.ts'
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

/** Windows that did not come, one after the other. Where none comes, each test would wait for it anew. */
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
  const options = optionsOf(home, { app, args, env, within, isFolderGiven })
  if (host === 'installed app') return counted(launchInstalled(options))
  if (host === 'stand-in') return counted(launchOnStandIn(options))
  return counted(
    await launchInElectron(options).catch(error => {
      missed++
      throw error
    }),
  )
}

/**
 * Starts the app once more in the same home, as a double click does, with nobody to drive it.
 * @returns its exit code
 */
export async function startAgain(home: string): Promise<number | null> {
  const options = optionsOf(home, {})
  const commandOf = {
    'installed app': installedCommand,
    Electron: electronCommand,
    'stand-in': standInCommand,
  }
  const { command, args, env } = commandOf[host](options)
  const child = spawn(command, args, { env, stdio: 'ignore' })
  const [code] = await inTime(LONGEST_START, 'The second start', once(child, 'exit')).catch(error => {
    child.kill('SIGKILL')
    throw error
  })
  return code
}

function optionsOf(home: string, { app, args = [], env = {}, within, isFolderGiven = true }: Start): Launch {
  return {
    app,
    within,
    args: [...(isFolderGiven ? [`--data-dir=${home}`] : []), ...args],
    env: { ...withoutAi, ...inHome(home), ...env },
    profile: isFolderGiven ? join(home, 'desktop') : usualProfile(home),
  }
}

/**
 * Where the app really puts what is its own when no folder is given. Windows asks nobody's surroundings for it but the
 * account, so that no test may start the app there without a folder: it would be the person's own.
 */
export function usualProfile(home: string, platform = process.platform): string {
  const appData = platform === 'darwin' ? join(home, 'Library', 'Application Support') : join(home, 'config')
  return join(appData, 'Stepwise', 'desktop')
}

/** Keeps the app out of the home of the person who runs the tests. macOS itself heeds the last one alone. */
function inHome(home: string): Record<string, string> {
  const config = join(home, 'config')
  return {
    ...{ HOME: home, XDG_CONFIG_HOME: config, XDG_DATA_HOME: join(home, 'share'), APPDATA: config },
    CFFIXED_USER_HOME: home,
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'
import type { Desktop, Launch } from './desktop.ts'
import { launchInElectron } from './launch-electron.ts'
import { launchOnStandIn } from './launch-stand-in.ts'
import { host } from './which-host.ts'

export interface Start extends Partial<Omit<Launch, 'profile'>> {
  /** False where the data folder is left to the settings and the system's usual place. */
  isFolderGiven?: boolean
}

/**
 * A test with the desktop app: `folder` is a home of its own, `start` runs the app there, as often as the test wants;
 * what still runs at the end is ended.
 */
export const test = base
  .extend('folder', async ({}, { onCleanup }) => {
    const path = await mkdtemp(join(tmpdir(), 'stepwise-desktop-'))
    // A browser that was ended writes for a moment longer.
    onCleanup(() => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
    return path
  })
  .extend('start', async ({ folder }, { onCleanup }) => {
    const started: Desktop[] = []
    onCleanup(async () => {
      await Promise.all(started.map(end))
    })
    return async ({ args = [], env = {}, within, isFolderGiven = true }: Start = {}): Promise<Desktop> => {
      const launch: Launch = {
        within,
        args: [...(isFolderGiven ? [`--data-dir=${folder}`] : []), ...args],
        env: { STEPWISE_KEYCHAIN: 'off', ...homeIn(folder), ...env },
        profile: isFolderGiven ? join(folder, 'desktop') : join(folder, 'config', 'Stepwise', 'desktop'),
      }
      const desktop = host === 'Electron' ? await launchInElectron(launch) : launchOnStandIn(launch)
      started.push(desktop)
      return desktop
    }
  })

/** Ends the app without its farewell; what does not answer within three seconds is killed. */
async function end(desktop: Desktop): Promise<void> {
  const timer = setTimeout(desktop.kill, 3_000)
  desktop.evaluate(({ app }) => app.exit(0)).catch(() => {})
  await desktop.ended
  clearTimeout(timer)
}

/** A home of the test's own, so that nothing of the person's who runs it is touched. */
function homeIn(folder: string): Record<string, string> {
  const config = join(folder, 'config')
  return { HOME: folder, XDG_CONFIG_HOME: config, XDG_DATA_HOME: join(folder, 'share'), APPDATA: config }
}

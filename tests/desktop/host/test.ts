import { test as base, type TestContext } from 'vitest'
import type { Desktop } from './desktop.ts'
import { launch, makeHome, type Start } from './launch.ts'
import { host } from './which-host.ts'

/** In an installed app, a test that needs the main process counts as skipped when it gets there. */
export function reachable(desktop: Desktop, { skip }: Pick<TestContext, 'skip'>): Desktop {
  if (host !== 'installed app') return desktop
  return {
    ...desktop,
    evaluate: async () => skip('it needs the main process, which an installed app keeps to itself'),
  }
}

/**
 * A test with the desktop app: `folder` is a home of its own, `start` runs the app there, as often as the test wants;
 * what still runs at the end is ended. `runtimeFolder` is for the sockets of a session's services, which come and go
 * whenever those end.
 */
export const test = base
  .extend('runtimeFolder', async ({}, { onCleanup }) => {
    const { path, remove } = await makeHome()
    onCleanup(remove)
    return path
  })
  .extend('folder', async ({}, { onCleanup }) => {
    const { path, remove } = await makeHome()
    onCleanup(remove)
    return path
  })
  .extend('start', async ({ folder, skip }, { onCleanup }) => {
    const started: Desktop[] = []
    onCleanup(async () => {
      await Promise.all(started.map(desktop => desktop.end()))
    })
    return async (how?: Start): Promise<Desktop> => {
      if (how?.isFolderGiven === false && process.platform === 'win32') {
        skip('without a folder it would use that of the person who runs the tests')
      }
      const desktop = await launch(folder, how)
      started.push(desktop)
      return reachable(desktop, { skip })
    }
  })

/** A test with one app for the whole file, on the landing page at the start of each test. */
export const sharedTest = base
  .extend('home', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { path, remove } = await makeHome()
    onCleanup(remove)
    return path
  })
  .extend('how', { scope: 'file' }, async (): Promise<Start> => ({}))
  .extend('shared', { scope: 'file' }, async ({ home, how }, { onCleanup }) => {
    const desktop = await launch(home, how)
    onCleanup(() => desktop.end())
    return desktop
  })
  .extend('desktop', async ({ shared, skip }) => reachable(shared, { skip }))
  .extend('page', async ({ shared }) => {
    const page = await shared.page()
    const button = page.getByRole('button', { name: 'Create Account' })
    await button.waitFor()
    await page.goto(new URL('/', page.url()).href)
    await button.waitFor()
    return page
  })

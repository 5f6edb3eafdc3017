import { test as base } from 'vitest'
import type { Desktop } from './desktop.ts'
import { end, launch, makeHome, type Start } from './launch.ts'

/**
 * A test with the desktop app: `folder` is a home of its own, `start` runs the app there, as often as the test wants;
 * what still runs at the end is ended.
 */
export const test = base
  .extend('folder', async ({}, { onCleanup }) => {
    const { path, remove } = await makeHome()
    onCleanup(remove)
    return path
  })
  .extend('start', async ({ folder }, { onCleanup }) => {
    const started: Desktop[] = []
    onCleanup(async () => {
      await Promise.all(started.map(end))
    })
    return async (how?: Start): Promise<Desktop> => {
      const desktop = await launch(folder, how)
      started.push(desktop)
      return desktop
    }
  })

/** A test with one app for the whole file, on the landing page at the start of each test. */
export const sharedTest = base
  .extend('home', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { path, remove } = await makeHome()
    onCleanup(remove)
    return path
  })
  .extend('desktop', { scope: 'file' }, async ({ home }, { onCleanup }) => {
    const desktop = await launch(home)
    onCleanup(() => end(desktop))
    return desktop
  })
  .extend('page', async ({ desktop }) => {
    const page = await desktop.page()
    const button = page.getByRole('button', { name: 'Create Account' })
    await button.waitFor()
    await page.goto(new URL('/', page.url()).href)
    await button.waitFor()
    return page
  })

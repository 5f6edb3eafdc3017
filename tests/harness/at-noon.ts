import { startApp } from './app.ts'
import { test } from './test.ts'

/** When it is on the server and on the page, by the clock of this computer. */
export const NOON = new Date(2025, 2, 5, 12)

/** A test of one day's use, for which it stays noon: a midnight amid it would begin another day. */
export const testAtNoon = test
  .extend('app', async ({ dataDir }, { onCleanup }) => {
    const app = await startApp({ dataDir }, { now: () => NOON })
    onCleanup(async () => {
      await app.stop()
    })
    return app
  })
  .extend('page', async ({ app, newPage }) => {
    const page = await newPage()
    await page.clock.setFixedTime(NOON)
    await page.goto(app.url)
    return page
  })

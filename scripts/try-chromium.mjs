// Run by `npm test` before all tests: opens a page in the Chromium that CHROMIUM_PATH names.
import { chromium } from 'playwright'
import { CHROMIUM_ARGUMENTS } from '../tests/harness/chromium-arguments.ts'

try {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_ARGUMENTS,
    timeout: 60_000,
  })
  const page = await browser.newPage()
  await page.goto('data:text/html,<title>there</title>', { timeout: 30_000 })
  if ((await page.title()) !== 'there') throw new Error('The page stayed empty.')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  // A browser that hangs would not let itself be closed either; it ends with this process.
  process.exit()
}

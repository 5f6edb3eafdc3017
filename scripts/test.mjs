// npm test: everything that must hold, from a bare clone. Words after `--` go to vitest, to run a part alone:
// npm test -- --project unit src/server
import { join } from 'node:path'
import { checks, runChecks } from './check.mjs'
import { root, say } from './lib/run.mjs'
import { runVitest } from './run-vitest.mjs'
import { ensureBuilt, ensureChromium, ensureKeychain, main, tryChromium } from './setup.mjs'

/** Compiled code of packages, so that not every file's process compiles them anew. */
const compiled = join(root, 'node_modules', '.cache', 'stepwise-code')

await main(async chosen => {
  const chromium = ensureChromium()
  tryChromium(chromium)
  ensureKeychain()
  const failedChecks = runChecks()
  for (const name of failedChecks) say(`Failed: ${name}`)
  ensureBuilt()
  const tests = await runVitest(chosen, { CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: compiled })
  const passed = checks.length - failedChecks.length + tests.passed
  const failed = failedChecks.length + tests.failed
  for (const name of tests.skipped) say(`Skipped: ${name}`)
  if (tests.files.some(file => file.includes('/tests/desktop/'))) {
    const { hostLine } = await import('../tests/desktop/host/which-host.ts')
    process.stdout.write(`\n${hostLine()}\n`)
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
})

// npm test: everything that must hold, from a bare clone. Words after `--` go to vitest, to run a part alone:
// npm test -- --project unit src/server
import { join } from 'node:path'
import { checks, runChecks } from './check.mjs'
import { root, say } from './lib/run.mjs'
import { lastLines, planOf } from './lib/test-plan.mjs'
import { runVitest } from './run-vitest.mjs'
import {
  ensureBuilt,
  ensureChromium,
  ensureElectron,
  ensureKeychain,
  findElectron,
  main,
  tryChromium,
} from './setup.mjs'

/** Compiled code of packages, so that not every file's process compiles them anew. */
const compiled = join(root, 'node_modules', '.cache', 'stepwise-code')

await main(async chosen => {
  const chromium = ensureChromium()
  tryChromium(chromium)
  ensureKeychain()
  const { platform } = process
  const installedApp = process.env.STEPWISE_APP
  // On Linux there is a stand-in, which spares everybody the download.
  const electron = platform === 'linux' || installedApp ? findElectron() : ensureElectron()
  const { words, leftOut } = planOf({ platform, hasElectron: Boolean(electron), installedApp })
  for (const line of leftOut) say(line)
  const failedChecks = runChecks()
  for (const name of failedChecks) say(`Failed: ${name}`)
  ensureBuilt()
  const env = { CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: compiled }
  const tests = await runVitest([...words, ...chosen], env)
  const passed = checks.length - failedChecks.length + tests.passed
  const failed = failedChecks.length + tests.failed
  const hasDesktop = tests.files.some(file => /[\\/]tests[\\/]desktop[\\/]/.test(file))
  const host = hasDesktop ? (await import('../tests/desktop/host/which-host.ts')).hostLine() : undefined
  const lines = lastLines({ ...tests, passed, failed }, { leftOut, host })
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.exitCode = failed === 0 ? 0 : 1
})

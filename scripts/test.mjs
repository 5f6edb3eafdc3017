// npm test: everything that must hold, from a bare clone. Words after `--` go to vitest, to run a part alone:
// npm test -- --project unit src/server
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, runChecks } from './check.mjs'
import { ensureBuilt, ensureChromium, ensureKeychain, main, root, run, say, tryChromium } from './setup.mjs'

/** The longest that all tests together may take; beyond it something hangs. */
const MOST_MINUTES = 60
/** Compiled code of packages, so that not every file's process compiles them anew. */
const compiled = join(root, 'node_modules', '.cache', 'stepwise-code')

/** @returns {{ passed: number, failed: number, skipped: string[], hasDesktop: boolean }} what vitest's own report tells */
function runVitest(chosen, chromium) {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = run('vitest', ['run', ...reporters, ...chosen], {
    env: { CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: compiled },
    output: ['ignore', 1, 2],
    minutes: MOST_MINUTES,
  })
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that could not be loaded holds no failed test, and still is a failure.
    const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
    const failed = numFailedTests + broken.length
    // Parts chosen by words leave the rest out; what a test itself could not do here must be seen.
    const skipped = testResults.flatMap(file =>
      file.assertionResults.filter(isSkipped).map(test => test.fullName),
    )
    const hasDesktop = testResults.some(file => file.name.includes('/tests/desktop/'))
    return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), skipped, hasDesktop }
  } catch {
    // No report means that vitest itself did not get to its end; its output above says why.
    return { passed: 0, failed: 1, skipped: [], hasDesktop: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isSkipped = ({ status }) => status === 'skipped' || status === 'pending'

await main(async chosen => {
  const chromium = ensureChromium()
  tryChromium(chromium)
  ensureKeychain()
  const failedChecks = runChecks()
  for (const name of failedChecks) say(`Failed: ${name}`)
  ensureBuilt()
  const tests = runVitest(chosen, chromium)
  const passed = checks.length - failedChecks.length + tests.passed
  const failed = failedChecks.length + tests.failed
  for (const name of tests.skipped) say(`Skipped: ${name}`)
  if (tests.hasDesktop) {
    const { hostLine } = await import('../tests/desktop/host/which-host.ts')
    process.stdout.write(`\n${hostLine()}\n`)
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
})

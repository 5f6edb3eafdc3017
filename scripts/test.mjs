// npm test: everything that must hold, from a bare clone. Words after `--` go to vitest, to run a part alone:
// npm test -- --project unit src/server. Besides vitest's there are --all, --seed and --changed; CONTRIBUTING.md says
// what they do.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks, runChecks } from './check.mjs'
import { withMemoryFolder } from './lib/memory-folder.mjs'
import { reachOf } from './lib/reach.mjs'
import { root, SetupError, say } from './lib/run.mjs'
import { lastLines, planOf } from './lib/test-plan.mjs'
import { isWhole, needsBrowser, readWords } from './lib/test-words.mjs'
import { runVitest } from './run-vitest.mjs'
import {
  ensureBuilt,
  ensureChromium,
  ensureElectron,
  ensureKeychain,
  findElectron,
  findLightChromium,
  main,
  tryChromium,
} from './setup.mjs'

/** Every test that there is, for git. */
const TESTS = ['src', 'scripts', 'tests'].flatMap(folder => [`${folder}/*.test.ts`, `${folder}/*.test.tsx`])

/** Compiled code of packages, so that not every file's process compiles them anew. */
const compiled = join(root, 'node_modules', '.cache', 'stepwise-code')

await main(async given => {
  const asked = readGiven(given)
  const setUp = []
  const timed = (name, work) => {
    const from = performance.now()
    const result = work()
    setUp.push([name, (performance.now() - from) / 1_000])
    return result
  }
  const { platform } = process
  const installedApp = process.env.STEPWISE_APP
  const { chromium, electron } = timed('setup', () => {
    ensureKeychain()
    if (!needsBrowser(asked)) return {}
    const chromium = ensureChromium()
    tryChromium(chromium)
    // On Linux there is a stand-in, which spares everybody the download.
    return { chromium, electron: platform === 'linux' || installedApp ? findElectron() : ensureElectron() }
  })
  const { words, leftOut } = planOf({ platform, hasElectron: Boolean(electron), installedApp })
  if (!isWhole(asked) && !asked.isChanged) leftOut.push('Left out: types and lint; npm run check has them.')
  for (const line of leftOut) say(line)
  // They run beside the build and the tests, which leave the processors free now and then.
  const began = performance.now()
  const checking = (isWhole(asked) || asked.isChanged ? runChecks() : undefined)?.finally(() =>
    setUp.push(['types and lint beside the rest', (performance.now() - began) / 1_000]),
  )
  timed('build', ensureBuilt)
  const env = {
    CHROMIUM_PATH: chromium,
    LIGHT_CHROMIUM_PATH: process.env.CHROMIUM_PATH ? undefined : findLightChromium(),
    NODE_COMPILE_CACHE: compiled,
    STEPWISE_BUILT: 'yes',
    STEPWISE_ALL: asked.isAll ? 'yes' : undefined,
    STEPWISE_SEED: String(asked.seed),
  }
  if (asked.seed !== 0) say(`Chance begins with the seed ${asked.seed}.`)
  const command = [...commandFor(asked), ...words, ...asked.rest]
  const [tests, failedChecks] = await Promise.all([
    withMemoryFolder(folder => runVitest(command, { ...env, ...(folder && { TMPDIR: folder }) })),
    checking,
  ])
  const passed = (failedChecks ? checks.length - failedChecks.length : 0) + tests.passed
  const failed = (failedChecks?.length ?? 0) + tests.failed
  const hasDesktop = tests.files.some(file => /[\\/]tests[\\/]desktop[\\/]/.test(file))
  const host = hasDesktop ? (await import('../tests/desktop/host/which-host.ts')).hostLine() : undefined
  const seed = asked.seed === 0 ? undefined : asked.seed
  const lines = lastLines({ ...tests, passed, failed }, { leftOut, host, seed, setUp })
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.exitCode = failed === 0 ? 0 : 1
})

function readGiven(given) {
  try {
    return readWords(given, Math.random)
  } catch (error) {
    throw new SetupError(error.message)
  }
}

/** @returns {string[]} vitest's command, with the files that a change can reach where that was asked for */
function commandFor({ isChanged, since }) {
  if (!isChanged) return ['run']
  const isThere = path => existsSync(join(root, path))
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...TESTS).filter(
    isThere,
  )
  const changed = changedSince(since).filter(isThere)
  const reached = reachOf(changed, tests, path => readFileSync(join(root, path), 'utf8'))
  return reached ? ['related', '--run', '--passWithNoTests', ...reached] : ['run']
}

/** @returns {string[]} the paths that git prints, each ended by a zero */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new SetupError(`git can't say what has changed: ${stderr.trim()}`)
  return stdout.split('\0').filter(path => path !== '')
}

/** What differs from a commit, with what git doesn't know yet. */
function changedSince(since = 'HEAD') {
  return [
    ...git('diff', '--name-only', '-z', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
}

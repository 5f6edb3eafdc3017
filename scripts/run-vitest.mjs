import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { sumUp, underWay } from './lib/ledger.mjs'
import { root, say, start } from './lib/run.mjs'

/** A run in which nothing has happened for so long is stuck, in milliseconds: no test may take so long. */
const STUCK_AFTER = 10 * 60_000
const LOOK_EVERY = 5_000

/**
 * Runs vitest. A stuck run is ended and the files that it left are run: one process that hangs must neither hold up
 * everything for ever nor hide what the others would find. What hung has failed, whatever comes of it afterwards.
 * @param {string[]} words vitest's own arguments, its command first
 * @returns {Promise<import('./lib/ledger.mjs').Found & { hung: string[] }>} a file that could not be loaded counts as
 * a failure, and so does each that `hung` names
 */
export async function runVitest(words, env) {
  const first = await runOnce(words, env)
  if (first.left.length === 0) return first
  say('The files that are left are run.')
  const second = await runOnce(['run', ...first.left], env)
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed + second.left.length,
    skipped: [...first.skipped, ...second.skipped],
    inFullOnly: first.inFullOnly + second.inFullOnly,
    files: [...first.files, ...second.files, ...second.left],
    left: second.left,
    times: [...first.times, ...second.times],
    hung: [...first.hung, ...second.hung],
  }
}

async function runOnce(words, env) {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-test-'))
  const ledger = join(folder, 'ledger.jsonl')
  writeFileSync(ledger, '')
  try {
    const code = await runWatched(words, { ...env, STEPWISE_LEDGER: ledger }, ledger)
    const lines = readLedger(ledger)
    const found = sumUp(lines, root)
    const hung = underWay(lines)
      .filter(({ file }) => found.left.includes(file))
      .map(nameOf)
    const failed = found.failed + hung.length
    // An error outside of every test fails the run as well.
    return { ...found, hung, failed: code !== 0 && failed === 0 ? 1 : failed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<number | null>} vitest's exit code, null when it was stuck and has been ended */
async function runWatched([command, ...words], env, ledger) {
  const reporters = ['--reporter=default', '--reporter=./scripts/ledger-reporter.mjs']
  const vitest = start('vitest', [command, ...reporters, ...words], {
    cwd: root,
    env,
    output: ['ignore', 1, 2],
  })
  const watch = setInterval(() => {
    if (Date.now() - statSync(ledger).mtimeMs < STUCK_AFTER) return
    clearInterval(watch)
    const lines = readLedger(ledger)
    const tests = underWay(lines).map(nameOf)
    const which = tests.length > 0 ? tests.join('; ') : `no test, but ${sumUp(lines, root).left.join(', ')}`
    say(`\nNothing has happened for ${STUCK_AFTER / 60_000} minutes. Under way: ${which}`)
    endTree(vitest.pid)
  }, LOOK_EVERY)
  const [code] = await once(vitest, 'exit')
  clearInterval(watch)
  return code
}

const nameOf = ({ file, name }) => `${relative(root, file)} > ${name}`

function readLedger(ledger) {
  return readFileSync(ledger, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}

/** Ends a process and all that it has started, the last ones first. */
function endTree(pid) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    return
  }
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,stat=,wchan=,args='], { encoding: 'utf8' })
  const all = stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .map(([id, parent, ...rest]) => ({ id: Number(id), parent: Number(parent), words: rest.join(' ') }))
  const below = parent =>
    all.filter(each => each.parent === parent).flatMap(each => [...below(each.id), each])
  for (const { id, words } of below(pid)) {
    say(`  ${id} ${words.slice(0, 160)}`)
    end(id)
  }
  end(pid)
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { sumUp } from './lib/ledger.mjs'
import { root, say, start } from './lib/run.mjs'

/** A run in which nothing has happened for so long is stuck, in milliseconds: a test with its second try takes less. */
const STUCK_AFTER = 10 * 60_000
const LOOK_EVERY = 5_000

/**
 * Runs vitest. A stuck run is ended and the files that it left are run once again: one process that hangs must
 * neither hold up everything for ever nor hide what the others have found.
 * @param {string[]} chosen vitest's own arguments
 * @returns {Promise<{ passed: number, failed: number, skipped: string[], retried: string[], files: string[] }>} a
 * file that could not be loaded counts as a failure; `retried` names what passed at its second try
 */
export async function runVitest(chosen, env) {
  const first = await runOnce(chosen, env)
  if (first.left.length === 0) return first
  say('The files that are left are run once again.')
  const second = await runOnce(first.left, env)
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed + second.left.length,
    skipped: [...first.skipped, ...second.skipped],
    retried: [...first.retried, ...second.retried],
    files: [...first.files, ...second.files, ...second.left],
  }
}

async function runOnce(chosen, env) {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-test-'))
  const ledger = join(folder, 'ledger.jsonl')
  writeFileSync(ledger, '')
  try {
    const code = await runWatched(chosen, { ...env, STEPWISE_LEDGER: ledger }, ledger)
    const result = sumUp(readLedger(ledger), root)
    // An error outside of every test fails the run as well.
    if (code !== 0 && result.failed === 0 && result.left.length === 0) result.failed = 1
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<number | null>} vitest's exit code, null when it was stuck and has been ended */
async function runWatched(chosen, env, ledger) {
  const reporters = ['--reporter=default', '--reporter=./scripts/ledger-reporter.mjs']
  const vitest = start('vitest', ['run', ...reporters, ...chosen], {
    cwd: root,
    env,
    output: ['ignore', 1, 2],
  })
  const watch = setInterval(() => {
    if (Date.now() - statSync(ledger).mtimeMs < STUCK_AFTER) return
    clearInterval(watch)
    say(`\nNothing has happened for ${STUCK_AFTER / 60_000} minutes. Under way: ${underWay(ledger)}`)
    endTree(vitest.pid)
  }, LOOK_EVERY)
  const [code] = await once(vitest, 'exit')
  clearInterval(watch)
  return code
}

function readLedger(ledger) {
  return readFileSync(ledger, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}

function underWay(ledger) {
  const lines = readLedger(ledger)
  const done = new Set(
    lines.filter(({ event }) => event === 'test done').map(({ file, name }) => file + name),
  )
  const begun = lines.filter(({ event, file, name }) => event === 'test begun' && !done.has(file + name))
  const tests = begun.map(({ file, name }) => `${relative(root, file)} > ${name}`)
  return tests.length > 0 ? tests.join('; ') : `no test, but ${sumUp(lines, root).left.join(', ')}`
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

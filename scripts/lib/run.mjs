// @ts-check
// Runs commands on this computer. Only what Node 20.0 has, and no package: it works before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commandOf, toolEnvironmentOf } from './command.mjs'

/** The repository's folder, with a separator at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A step that failed; its message says in a sentence what to do. */
export class SetupError extends Error {}

/**
 * Prints to stderr, because stdout belongs to what a command answers.
 * @param {string} words
 */
export function say(words) {
  process.stderr.write(`${words}\n`)
}

/** @type {import('./command.mjs').Computer} */
export const thisComputer = {
  platform: process.platform,
  root,
  node: process.execPath,
  environment: process.env,
  has: existsSync,
  read: file => readFileSync(file, 'utf8'),
}

/**
 * Runs a command, its output going to ours.
 * @param {string} name as `commandOf` takes it
 * @param {readonly string[]} words
 * @param {{ env?: Record<string, string | undefined>, output?: import('node:child_process').StdioOptions, minutes?: number, node?: string }} how
 * `minutes` is the longest that it may take, `node` runs npm in the place of the Node that runs this
 * @returns {number} the exit code; 1 also when it was ended for taking longer
 */
export function run(name, words, { env, output = ['ignore', 2, 2], minutes, node = process.execPath } = {}) {
  const command = commandOf(name, words, { ...thisComputer, node })
  const done = spawnSync(command.program, command.words, {
    cwd: root,
    env: toolEnvironmentOf(thisComputer, env),
    stdio: output,
    ...(minutes && { timeout: minutes * 60_000, killSignal: 'SIGKILL' }),
  })
  if (done.error && 'code' in done.error && done.error.code === 'ETIMEDOUT')
    say(`"${name}" did not end within ${minutes} minutes.`)
  return done.status ?? 1
}

/**
 * Starts a command that goes on beside this script, in the folder where this script is.
 * @param {string} name as `commandOf` takes it
 * @param {readonly string[]} words
 * @param {{ env?: Record<string, string | undefined>, output: import('node:child_process').StdioOptions, cwd?: string }} how
 * @returns {import('node:child_process').ChildProcess}
 */
export function start(name, words, { env, output, cwd }) {
  const command = commandOf(name, words, thisComputer)
  return spawn(command.program, command.words, {
    cwd,
    env: toolEnvironmentOf(thisComputer, env),
    stdio: output,
  })
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { expect } from '../../harness/expect.ts'
import { inTime } from '../../harness/in-time.ts'
import { timeLimits } from '../../support/time-limits.ts'
import {
  appArguments,
  type Command,
  commandWithin,
  type Desktop,
  environmentOf,
  type Launch,
  LONGEST_QUIT,
} from './desktop.ts'
import { installedApp } from './which-host.ts'

/** The command that runs the installed app. */
export function installedCommand({ args, env, within = [] }: Launch, program = installedApp ?? ''): Command {
  return {
    ...commandWithin(within, program, ['--remote-debugging-port=0', ...appArguments(args)]),
    env: environmentOf(env),
  }
}

/**
 * Runs the installed app. Its fuses keep every test out of its main process, so its pages are reached by Chromium's
 * own way alone.
 */
export function launchInstalled(launch: Launch, program = installedApp ?? ''): Desktop {
  const { profile } = launch
  const { command, args, env } = installedCommand(launch, program)
  const child = spawn(command, args, { env, stdio: 'ignore' })
  const ended = once(child, 'exit').then(
    ([code]) => (typeof code === 'number' ? code : null),
    // It could not even be started.
    () => null,
  )
  // The app must not outlive the tests.
  process.once('exit', () => child.kill('SIGKILL'))
  const portFile = join(profile, 'DevToolsActivePort')
  let connecting: Promise<Browser> | undefined

  async function connect(): Promise<Browser> {
    await expect.poll(() => existsSync(portFile), { timeout: timeLimits.state }).toBe(true)
    const [port, path] = readFileSync(portFile, 'utf8').split('\n')
    return chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
  }

  return {
    async page() {
      connecting ??= connect()
      const browser = await connecting
      const pages = () => browser.contexts().flatMap(context => context.pages())
      await expect.poll(() => pages().length, { timeout: timeLimits.state }).toBe(1)
      const [page] = pages()
      if (!page) throw new Error('The window has no page')
      return page
    },
    evaluate: () => Promise.reject(new Error('Nobody gets into the main process of an installed app')),
    log() {
      const file = join(profile, 'logs', 'stepwise.log')
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    },
    ended,
    quit() {
      // Without force, this closes the window as a person does.
      if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(child.pid)])
      else child.kill('SIGTERM')
      return inTime(LONGEST_QUIT, 'Quitting', ended)
    },
    async end() {
      if (process.platform === 'win32' && child.exitCode === null) {
        execFileSync('taskkill', ['/f', '/t', '/pid', String(child.pid)])
      } else child.kill('SIGKILL')
      await ended
    },
  }
}

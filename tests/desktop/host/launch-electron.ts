import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron } from 'playwright'
import { inTime } from '../../harness/in-time.ts'
import {
  appArguments,
  type Command,
  commandWithin,
  type Desktop,
  environmentOf,
  type Launch,
  LONGEST_ANSWER,
  LONGEST_QUIT,
  LONGEST_START,
} from './desktop.ts'
import { electronBinary } from './which-host.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The command that runs the built desktop in Electron, with nobody to drive it. */
export function electronCommand(
  { app = root, args, env, within = [] }: Launch,
  binary = electronBinary() ?? '',
): Command {
  return { ...commandWithin(within, binary, [app, ...appArguments(args)]), env: environmentOf(env) }
}

/**
 * Runs the built desktop in Electron itself. Playwright puts words of its own right behind the program, where a session
 * around it would take them for its own: a script holds the session and the program together then.
 */
export async function launchInElectron(launch: Launch, binary = electronBinary() ?? ''): Promise<Desktop> {
  const { app: folder = root, args, env, within = [], profile } = launch
  const app = await _electron.launch({
    executablePath: within.length === 0 ? binary : scriptOf([...within, binary]),
    args: [folder, ...appArguments(args)],
    env: environmentOf(env),
    // Without it Playwright switches the sandbox off, in which the family's pages run.
    chromiumSandbox: true,
    timeout: LONGEST_START,
  })
  const child = app.process()
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  return {
    page: async () => app.windows().findLast(page => !page.isClosed()) ?? app.firstWindow(),
    evaluate: (run, given) =>
      inTime(LONGEST_ANSWER, 'Asking the main process', app.evaluate(run as never, given as never)),
    log() {
      const file = join(profile, 'logs', 'stepwise.log')
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    },
    ended,
    async quit() {
      void app.evaluate(electron => electron.app.quit()).catch(() => {})
      return inTime(LONGEST_QUIT, 'Quitting', ended)
    },
    async end() {
      const timer = setTimeout(() => child.kill('SIGKILL'), 3_000)
      void app.evaluate(electron => electron.app.exit(0)).catch(() => {})
      await ended
      clearTimeout(timer)
    },
  }
}

/** A program that runs these words and whatever it is given behind them. */
function scriptOf(words: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'stepwise-within-')), 'electron')
  const quoted = words.map(word => `'${word.replaceAll("'", String.raw`'\''`)}'`)
  writeFileSync(file, `#!/bin/sh\nexec ${quoted.join(' ')} "$@"\n`, { mode: 0o755 })
  return file
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from 'playwright'
import { inTime } from '../../harness/in-time.ts'
import { type Desktop, type Launch, LONGEST_ANSWER, LONGEST_QUIT, LONGEST_START } from './desktop.ts'
import { electronBinary } from './which-host.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Runs the built desktop in Electron itself. */
export async function launchInElectron({
  app: folder = root,
  args,
  env,
  within = [],
  profile,
}: Launch): Promise<Desktop> {
  const [command, ...words] = [...within, electronBinary() ?? '']
  const app = await _electron.launch({
    executablePath: command,
    args: [...words, folder, ...args],
    env: { ...process.env, ...env } as Record<string, string>,
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

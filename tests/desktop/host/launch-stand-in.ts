import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  LONGEST_ANSWER,
  LONGEST_QUIT,
  LONGEST_START,
} from './desktop.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Compiled code of one test's app serves the next one's. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'stepwise-desktop-code')
const register = join(root, 'tests', 'desktop', 'stand-in', 'register.mjs')

interface Message {
  endpoint?: string
  id?: number
  value?: unknown
  error?: string
}

/** The command that runs the built desktop on the stand-in. */
export function standInCommand(
  { app = root, args, env, within = [] }: Launch,
  node = process.execPath,
): Command {
  const words = [
    // As Electron has it: a promise that fails and that nobody heeds is a warning.
    '--unhandled-rejections=warn-with-error-code',
    ...['--import', register],
    join(app, 'out', 'main', 'index.js'),
    ...appArguments(args),
  ]
  return {
    ...commandWithin(within, node, words),
    env: environmentOf({ STAND_IN_APP: app, NODE_COMPILE_CACHE: compiled, ...env }),
  }
}

/** Runs the built desktop on the stand-in, in a process of its own. */
export function launchOnStandIn(launch: Launch, node = process.execPath): Desktop {
  const { profile } = launch
  const { command, args, env } = standInCommand(launch, node)
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A process group of its own, so that it can be ended with the session around it.
    detached: true,
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    stderr += text
  })
  const endpoint = Promise.withResolvers<string>()
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  child.on('message', ({ endpoint: address, id, value, error }: Message) => {
    if (address) endpoint.resolve(address)
    const waiter = id === undefined ? undefined : waiting.get(id)
    if (error === undefined) waiter?.resolve(value as never)
    else waiter?.reject(new Error(error))
  })
  const ended = once(child, 'exit').then(
    ([code]) => (typeof code === 'number' ? code : null),
    // It could not even be started.
    (error: Error) => {
      stderr += error.message
      return null
    },
  )
  void ended.then(code => {
    const gone = new Error(`The app ended with code ${code}. It said:\n${stderr}`)
    endpoint.reject(gone)
    for (const waiter of waiting.values()) waiter.reject(gone)
  })
  endpoint.promise.catch(() => {})

  /** Also what the app has left in its group; its Chromium ends by itself when the app is gone. */
  function endGroup() {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nobody is left.
    }
  }

  let connecting: Promise<Browser> | undefined
  let calls = 0
  return {
    async page() {
      connecting ??= inTime(LONGEST_START, 'Opening the window', endpoint.promise).then(address =>
        chromium.connectOverCDP(address),
      )
      const browser = await connecting
      const pages = () => browser.contexts().flatMap(context => context.pages())
      // One that has crashed or that a page tried to open is there for a moment longer.
      await expect.poll(() => pages().length, { timeout: timeLimits.state }).toBe(1)
      const [page] = pages()
      if (!page) throw new Error('The window has no page')
      page.setDefaultTimeout(timeLimits.action)
      return page
    },
    evaluate(run, given) {
      const id = ++calls
      const waiter = Promise.withResolvers<never>()
      waiting.set(id, waiter)
      child.send({ id, source: String(run), given }, error => error && waiter.reject(error))
      return inTime(LONGEST_ANSWER, 'Asking the main process', waiter.promise).finally(() =>
        waiting.delete(id),
      )
    },
    log() {
      const file = join(profile, 'logs', 'stepwise.log')
      return existsSync(file) ? readFileSync(file, 'utf8') : stderr
    },
    ended,
    quit() {
      child.send({ id: 0, source: '({ app }) => app.quit()' })
      return inTime(LONGEST_QUIT, 'Quitting', ended)
    },
    async end() {
      const timer = setTimeout(endGroup, 10_000)
      if (child.connected) child.send({ id: 0, source: '({ app }) => app.exit(0)' }, () => {})
      await ended
      clearTimeout(timer)
      endGroup()
    },
  }
}

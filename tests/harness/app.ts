import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maths } from '#server/engine/maths.ts'
import { type RunningServer, type ServerOptions, startServer } from '#server/index.ts'
import { openLog } from '#server/log/log.ts'
import { built } from '../support/server/built.ts'
import { timeLimits } from '../support/time-limits.ts'

const serve = built('main/serve.js')
const pages = built('renderer')

/** A developer's own keys, keychain and Ollama have no part in a test: nothing answers at port 9. */
export const withoutAi = {
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  GEMINI_API_KEY: '',
  GEMINI_BASE_URL: '',
  LOCAL_AI_BASE_URL: '',
  LOCAL_AI_MODEL: '',
  OLLAMA_BASE_URL: 'http://127.0.0.1:9',
  LM_STUDIO_BASE_URL: 'http://127.0.0.1:9',
  STEPWISE_KEYCHAIN: 'off',
}

/** The real server, with its own data folder and a free port. */
export interface App {
  /** The address with the launch token, as the ready line names it. */
  url: string
  origin: string
  dataDir: string
  /** Everything that the server has logged so far. */
  log(): string
  /** Ends it as a quit does. Harmless when repeated. */
  stop(): Promise<unknown>
}

/** The same as it is built, in a process of its own. */
export interface AppProcess extends App {
  process: ChildProcess
  /**
   * Ends the process (SIGTERM unless told otherwise), by force when it doesn't end in time.
   * @returns its exit code, null after a kill
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const started = new Map<string, App>()

/** The app that was started last at an address. */
export function appAt(origin: string): App {
  const app = started.get(origin)
  if (!app) throw new Error(`No app was started at ${origin}`)
  return app
}

/** Makes an empty data folder; `remove` deletes it. */
export async function makeDataDir() {
  const path = await mkdtemp(join(tmpdir(), 'stepwise-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export interface AppOptions {
  dataDir: string
  /** When missing, any free one; of the process of the tests mostly the same one. */
  port?: number
  /** Beside `withoutAi`. */
  env?: Record<string, string>
}

/**
 * The port of an app in the process of the tests where no other one has it: a browser has read the page's code at that
 * address before.
 */
let usualPort = 0
let isUsualTaken = false

/** @returns the app at the usual port, undefined where that is taken */
async function atUsualPort(options: ServerOptions): Promise<RunningServer | undefined> {
  if (isUsualTaken) return undefined
  isUsualTaken = true
  const server = await startServer({ ...options, port: usualPort }).catch(() => undefined)
  if (!server) {
    isUsualTaken = false
    return undefined
  }
  usualPort = server.port
  return { ...server, close: () => server.close().finally(() => (isUsualTaken = false)) }
}

/**
 * The engine of this process, loaded: from source and beside others that takes longer than the page of a family, whose
 * app is built, waits for its first mark.
 */
let engine: Promise<unknown> | undefined

/**
 * Starts the server in the process of the test: a journey looks at what a family sees, and a process of its own for
 * each would cost the better part of a second to load what the one before had loaded already.
 */
export async function startApp(
  { dataDir, port, env = {} }: AppOptions,
  more: Pick<ServerOptions, 'localAddresses' | 'now'> = {},
): Promise<App> {
  engine ??= maths.canRead('What is 2 + 3?')
  await engine
  let lines = ''
  const log = openLog('info', {
    write: line => {
      lines += line
    },
  })
  const environment = { ...withoutAi, ...env }
  const options = { dataDir, port: port ?? 0, staticDir: pages, log, environment, ...more }
  const server = (port === undefined && (await atUsualPort(options))) || (await startServer(options))
  const app: App = {
    url: server.newLink(),
    origin: server.origin,
    dataDir,
    log: () => lines,
    stop: () => server.close(),
  }
  started.set(app.origin, app)
  return app
}

/**
 * Starts the built server and waits for its ready line.
 * @throws Error with the server's log when it ends or says nothing in time
 */
export async function startAppProcess(options: AppOptions): Promise<AppProcess> {
  const { dataDir, port = 0, env = {} } = options
  const child = spawn(process.execPath, [serve, '--port', String(port), '--data-dir', dataDir], {
    env: { ...process.env, ...withoutAi, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    log += text
  })
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. Its log:\n${log}`))
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`was not ready within ${timeLimits.state / 1_000} s`)
    }, timeLimits.state)
    child.on('exit', code => {
      clearTimeout(limit)
      fail(`ended with code ${code}`)
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
      const ready = /^Stepwise is ready: (\S+)\n/.exec(output)
      if (!ready?.[1]) return
      clearTimeout(limit)
      resolve(ready[1])
    })
  })
  const app: AppProcess = {
    url,
    origin: new URL(url).origin,
    dataDir,
    process: child,
    log: () => log,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      const force = setTimeout(() => child.kill('SIGKILL'), timeLimits.state)
      const [code] = await once(child, 'exit')
      clearTimeout(force)
      return code
    },
  }
  started.set(app.origin, app)
  return app
}

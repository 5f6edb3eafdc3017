import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import { type BrowserHome, keepBrowserHome, readBrowserHome } from './browser-home.ts'
import { helpersOfNode } from './helper/helper-process.ts'
import { randomSecret } from './http/launch.ts'
import { requestLink } from './http/link-requests.ts'
import { type RunningServer, startServer } from './index.ts'
import { describedError } from './log/described-error.ts'
import { openLog } from './log/log.ts'
import { openLogFile } from './log/log-file.ts'
import { problemsFor } from './log/terminal.ts'
import { HELP, type Options, readArguments } from './read-arguments.ts'
import { secretsOfThisComputer } from './secrets/of-this-computer.ts'
import { boundNewSpace } from './shared/bound-new-space.ts'
import { StartError } from './start-error.ts'

/** Built, this file lies in out/main/chunks, and what it starts in out/main beside out/renderer; from source, in src/server. */
const isSource = import.meta.filename.endsWith('.ts')
const FOLDER = isSource ? import.meta.dirname : join(import.meta.dirname, '..')
const BUILT_PAGES = isSource ? '../../out/renderer' : '../renderer'
const HELPER = isSource ? 'family-data/helper.ts' : 'helper.js'
const READER = isSource ? 'ai/providers/builtin/read/reading-process.ts' : 'reading-process.js'
const HOME_AI = isSource ? 'ai/providers/home/engine/engine-process.ts' : 'home-engine.js'

/** How long a browser may take to come after it was called, in milliseconds: what calls it can be seen by all. */
const OPENING_LIFETIME = 60_000

await main()

async function main(): Promise<void> {
  try {
    const options = readArguments(process.argv.slice(2), join(FOLDER, BUILT_PAGES))
    if (options) await serve(options)
    else process.stdout.write(HELP)
  } catch (error) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${describe(error)}\n`)
    process.exitCode = 1
  }
}

async function serve(options: Options): Promise<void> {
  boundNewSpace()
  const home = options.isForBrowser ? readBrowserHome(options.dataDir) : undefined
  if (home && (await openRunning(home))) return

  const level = process.env.STEPWISE_LOG_LEVEL ?? 'info'
  const log = openLog(level, options.isForBrowser ? forPeople(options.dataDir) : stderr())
  endAtCrash(log)
  const secrets = secretsOfThisComputer(log)
  const startHelper = helpersOfNode(join(FOLDER, HELPER))
  const startReader = helpersOfNode(join(FOLDER, READER), [])
  const startHomeAi = helpersOfNode(join(FOLDER, HOME_AI), [])
  const processes = { startHelper, startReader, startHomeAi }
  const start = (port: number, browserHome?: BrowserHome) =>
    startServer({ ...options, ...processes, port, browserHome, log, secrets, environment: process.env })
  const server = await (home ? startAtHome(options, home, start) : start(options.port))
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'closing')
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  // Once each: a second Ctrl+C ends the process at once.
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`Stepwise is ready: ${server.newLink()}\n`)
  if (home) tellOpener(server.newLink(OPENING_LIFETIME))
}

/** Opens the Stepwise that runs already for this data folder. @returns false when there is none */
async function openRunning({ port, secret }: BrowserHome): Promise<boolean> {
  if (port === undefined) return false
  const [toShow, toOpen] = [await requestLink(port, secret), await requestLink(port, secret)]
  if (toShow === undefined || toOpen === undefined) return false
  const link = (token: string) => `http://127.0.0.1:${port}/?token=${token}`
  process.stdout.write(`Stepwise is running already: ${link(toShow)}\n`)
  tellOpener(link(toOpen))
  return true
}

/**
 * Takes the port of the last time where it is free, so that what the pages have stored for their address is found
 * again, and notes where a second start finds this one.
 */
async function startAtHome(
  { port, dataDir }: Options,
  former: BrowserHome,
  start: (port: number, home: BrowserHome) => Promise<RunningServer>,
): Promise<RunningServer> {
  const home = { ...former, secret: randomSecret() }
  const server = await start(port || (former.port ?? 0), home).catch((error: unknown) => {
    if (port === 0 && error instanceof StartError && error.obstacle === 'port') return start(0, home)
    throw error
  })
  keepBrowserHome(dataDir, { ...home, port: server.port })
  return server
}

/** Hands a link to the script that has started this process, past everybody's eyes, so that it opens a browser. */
function tellOpener(link: string): void {
  process.send?.({ link })
}

function stderr(): DestinationStream {
  return pino.destination({ fd: 2, sync: true })
}

/** All of the log in a file of the data folder, once that is there, and its problems in words on the terminal. */
function forPeople(dataDir: string): DestinationStream {
  let file: DestinationStream | undefined
  const inFolder = {
    write(line: string) {
      if (existsSync(dataDir)) file ??= logFileIn(dataDir)
      file?.write(line)
    },
  }
  return pino.multistream([{ stream: inFolder }, { stream: problemsFor(line => process.stderr.write(line)) }])
}

/** A log that can't be written costs its lines, not the start. */
function logFileIn(dataDir: string): DestinationStream {
  try {
    return openLogFile(join(dataDir, 'stepwise.log'))
  } catch {
    return { write: () => {} }
  }
}

/** Node itself would print the error with all its words. */
function endAtCrash(log: Logger): void {
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'Stepwise has crashed')
    process.exit(1)
  })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'Stepwise could not start.'
  const { name, code, stack } = describedError(error)
  return [`Stepwise could not start: ${code ?? name}`, ...stack].join('\n    ')
}

import { EventEmitter, once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'electron'
import { closeBrowser, launchBrowser } from './browser.ts'
import { preventable, strict } from './strict.ts'

const root = process.env.STAND_IN_APP ?? ''
const appData = process.env.XDG_CONFIG_HOME || join(homedir(), '.config')
const paths = new Map<string, string>([
  ['appData', appData],
  ['userData', join(appData, 'Stepwise')],
  ['home', homedir()],
  ['documents', join(homedir(), 'Documents')],
  ['downloads', join(homedir(), 'Downloads')],
])
const events = new EventEmitter()
/** The windows close themselves when the app quits; a window that refuses stops that. */
export const closers = new Set<() => boolean>()
let lock: Server | undefined
let isEnding = false
/** Features of Chromium that the app itself has switched off; it has none of its own command line's. */
const switchedOff: string[] = []
let isReady = false
/** A second start has told the first of itself. */
let handedOver: Promise<unknown> = Promise.resolve()

const whenReady = new Promise<void>(resolve => {
  // The app's own first lines choose the profile before anything is opened.
  setImmediate(async () => {
    if (isEnding) return
    isReady = true
    await launchBrowser(join(userData(), 'chromium'), switchedOff)
    events.emit('ready')
    resolve()
  })
})

function userData(): string {
  return paths.get('userData') ?? ''
}

/** Ends the process as Electron does: what closes the windows may still be refused. */
function quit(): void {
  const before = preventable({})
  events.emit('before-quit', before)
  if (before.defaultPrevented) return
  for (const close of closers) if (!close()) return
  void exit(0)
}

async function exit(code = 0): Promise<void> {
  if (isEnding) return
  isEnding = true
  events.emit('quit')
  await handedOver
  await closeBrowser()
  lock?.close()
  process.exit(code)
}

/** Holds a socket in the profile; a second start finds it and passes its command line on. */
function requestSingleInstanceLock(): boolean {
  mkdirSync(userData(), { recursive: true })
  const socket = join(userData(), 'lock')
  if (canReach(socket)) {
    const other = createConnection(socket, () => other.end(JSON.stringify(process.argv)))
    handedOver = once(other, 'close')
    return false
  }
  rmSync(socket, { force: true })
  lock = createServer(connection => {
    let text = ''
    connection.setEncoding('utf8').on('data', more => {
      text += more
    })
    connection.on('end', () => events.emit('second-instance', {}, JSON.parse(text), '', null))
  }).listen(socket)
  lock.unref()
  return true
}

/** Whether somebody listens there. Electron answers at once, so this must do so too: Linux lists its sockets. */
function canReach(socket: string): boolean {
  return readFileSync('/proc/net/unix', 'utf8')
    .split('\n')
    .some(line => line.endsWith(` ${socket}`))
}

const members = {
  name: 'Stepwise',
  isPackaged: false,
  getLocaleCountryCode: () => '',
  // As a system whose dates are written otherwise than its Chromium's words.
  getSystemLocale: () => 'de-DE',
  getVersion: () => String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version),
  getAppPath: () => root,
  getPath(name) {
    const path = paths.get(name)
    if (path === undefined) throw new Error(`The stand-in has no path "${name}"`)
    // As on Windows, where a person's folder may be missing or lie on a drive that is gone.
    const isOfPerson = name === 'documents' || name === 'downloads'
    if (isOfPerson && !existsSync(path)) throw new Error(`Failed to get '${name}' path`)
    return path
  },
  setPath: (name, path) => void paths.set(name, path),
  whenReady: () => whenReady,
  enableSandbox() {},
  commandLine: strict('commandLine', {
    getSwitchValue: (name: string) =>
      process.argv.findLast(word => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '',
    appendSwitch(name: string, value = '') {
      if (isReady) throw new Error('Chromium has read its switches already')
      // A machine for tests has no voices that it could open.
      if (name === 'enable-speech-dispatcher') return
      if (name !== 'disable-features') throw new Error(`The stand-in knows no switch "${name}"`)
      switchedOff.splice(0, Infinity, ...value.split(','))
    },
    hasSwitch: (name: string) =>
      process.argv.some(word => word === `--${name}` || word.startsWith(`--${name}=`)),
  }),
  requestSingleInstanceLock,
  quit,
  exit: code => void exit(code),
} satisfies Partial<Record<keyof App, unknown>> & Omit<Partial<App>, 'commandLine'>

export const app = strict('app', Object.assign(events, members))

import { join } from 'node:path'
import { app, utilityProcess } from 'electron'
import {
  FRUGAL,
  type HelperProcess,
  helperEnvironment,
  type StartHelper,
} from '#server/helper/helper-process.ts'

/** Runs helpers as processes of Electron's own: the packed app can't be run as Node. */
export const startHelper: StartHelper = () => startProcess('helper.js', 'Stepwise files', FRUGAL)

/** The one that reads pictures, by WebAssembly, which the frugal way goes without. */
export const startReader: StartHelper = () => startProcess('reading-process.js', 'Stepwise pictures', [])

/** The one in which the home AI runs. */
export const startHomeAi: StartHelper = () => startProcess('home-engine.js', 'Stepwise home AI', [])

function startProcess(file: string, serviceName: string, execArgv: string[]): HelperProcess {
  const child = utilityProcess.fork(join(app.getAppPath(), 'out', 'main', file), [], {
    env: helperEnvironment(),
    execArgv,
    stdio: 'ignore',
    serviceName,
  })
  return {
    send: message => child.postMessage(message),
    onMessage: listener => void child.on('message', listener),
    onExit: listener => void child.once('exit', () => listener()),
    kill() {
      // Electron asks politely first, and what is inside of SQLite never hears it.
      if (child.pid === undefined) child.kill()
      else endNow(child.pid)
    },
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

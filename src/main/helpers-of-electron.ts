import { join } from 'node:path'
import { app, utilityProcess } from 'electron'
import { FRUGAL, helperEnvironment, type StartHelper } from '#server/helper/helper-process.ts'

/** Runs helpers as processes of Electron's own: the packed app can't be run as Node. */
export const startHelper: StartHelper = () => {
  const child = utilityProcess.fork(join(app.getAppPath(), 'out', 'main', 'helper.js'), [], {
    env: helperEnvironment(),
    execArgv: FRUGAL,
    stdio: 'ignore',
    serviceName: 'Stepwise files',
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

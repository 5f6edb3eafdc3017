import { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { utilityProcess as ofElectron, UtilityProcess } from 'electron'
import { strict } from './strict.ts'

const parentPort = new URL('./parent-port.mjs', import.meta.url).href

/** A process of Node's, in which the code finds Electron's way to talk with whoever has started it. */
const members = {
  fork(modulePath, args, options) {
    const child = fork(modulePath, args, {
      env: { ...options?.env } as Record<string, string>,
      execArgv: ['--import', parentPort, ...(options?.execArgv ?? [])],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const events = new EventEmitter()
    child.on('message', message => events.emit('message', message))
    child.once('spawn', () => events.emit('spawn'))
    child.once('exit', code => events.emit('exit', code ?? 1))
    return Object.assign(events, {
      get pid() {
        return child.pid
      },
      stdout: null,
      stderr: null,
      postMessage: (message: never) => void child.send(message, () => {}),
      kill: () => child.kill(),
    }) as unknown as UtilityProcess
  },
} satisfies Pick<typeof ofElectron, 'fork'>

export const utilityProcess = strict('utilityProcess', members)

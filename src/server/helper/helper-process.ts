import { fork } from 'node:child_process'

/** A process of its own for long work on files: whatever happens in it, the server goes on, and can end it. */
export interface HelperProcess {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
  /** Also when it could not be started. */
  onExit(listener: () => void): void
  /** At once, whatever it is in the middle of. */
  kill(): void
}

/** Starts the built or source `helper` in a process; each host has its own way. */
export type StartHelper = () => HelperProcess

/** What a helper needs to know of the world; keys of AI services are none of it. */
const ENVIRONMENT = ['TZ', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE']

/**
 * SQLite and zlib do the work; what V8 does to be quick would only take memory. A host may heed these words or not: a
 * restore of 2 GB takes 121 MB at most with them and 133 MB without, of the 300 that a helper may take.
 */
export const FRUGAL = ['--lite-mode', '--max-semi-space-size=1']

export function helperEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ENVIRONMENT.flatMap(name => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * Runs helpers by the Node that runs the server.
 * @param entry the path of the helper's code
 * @param flags those of V8, the frugal ones when missing; WebAssembly needs others
 */
export function helpersOfNode(entry: string, flags: readonly string[] = FRUGAL): StartHelper {
  return () => {
    const child = fork(entry, {
      env: helperEnvironment(),
      // Node reads TypeScript by WebAssembly, which the frugal way goes without.
      execArgv: entry.endsWith('.ts') ? [] : [...flags],
      // Pictures go along as bytes.
      serialization: 'advanced',
      // What the server prints is one line.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const listeners: (() => void)[] = []
    let isGone = false
    const gone = () => {
      if (isGone) return
      isGone = true
      for (const listener of listeners) listener()
    }
    child.once('exit', gone)
    child.once('error', gone)
    return {
      // A helper that has gone meanwhile says so by its exit.
      send: message => void child.send(message as never, () => {}),
      onMessage: listener => void child.on('message', listener),
      onExit: listener => void listeners.push(listener),
      kill: () => void child.kill('SIGKILL'),
    }
  }
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Arguments {
  /** Another data folder than the one of the settings. */
  dataDir?: string
  /** The port that the server must take; without it, the last one or any free one. */
  port?: number
}

/** Reads what Stepwise understands of a command line that is also Electron's and Chromium's; the rest is theirs. */
export function readArguments(commandLine: string[]): Arguments {
  const { values } = parseArgs({
    args: commandLine,
    strict: false,
    options: { 'data-dir': { type: 'string' }, port: { type: 'string' } },
  })
  const dataDir = values['data-dir']
  const port = Number(values.port)
  return {
    ...(typeof dataDir === 'string' && dataDir !== '' && { dataDir: resolve(dataDir) }),
    ...(Number.isInteger(port) && port > 0 && port < 65_536 && { port }),
  }
}

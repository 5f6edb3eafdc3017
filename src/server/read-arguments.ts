import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataDir } from './data-dir.ts'
import { StartError } from './start-error.ts'

export const HELP = `Runs Stepwise without a window and prints the address to open in a browser.

  --port NUMBER       the port to listen on; 0, the default, takes any free one
  --data-dir FOLDER   where the family's data lives; by default ${defaultDataDir()}
  --static-dir FOLDER where the built pages are
  --for-browser       links for one use, to an address that only the family's browser knows; a second start
                      while it runs prints a new link
  --use-backup        go back to the newest good backup where the data can't be opened; the file is kept
  --help              this text
`

/** What the words behind the command ask for; folders as full paths. */
export interface Options {
  port: number
  dataDir: string
  staticDir: string
  isForBrowser: boolean
  isBackupWanted: boolean
}

/**
 * @param args the words behind the command
 * @param builtPages the folder of the built pages
 * @returns undefined when the help is asked for
 * @throws StartError for a word that it does not know, and for a port that is none
 */
export function readArguments(args: string[], builtPages: string): Options | undefined {
  const { values } = parse(args)
  if (values.help) return undefined
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
    throw new StartError(`--port wants a number from 0 to 65535, not "${values.port}".`)
  }
  return {
    port,
    dataDir: resolve(values['data-dir'] || defaultDataDir()),
    isForBrowser: values['for-browser'],
    isBackupWanted: values['use-backup'],
    staticDir: resolve(values['static-dir'] || builtPages),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '0' },
        'data-dir': { type: 'string' },
        'static-dir': { type: 'string' },
        'for-browser': { type: 'boolean', default: false },
        'use-backup': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('. ')[0] : 'The arguments are not readable'
    throw new StartError(`${reason}; run with --help to see what can be set.`, { cause })
  }
}

import type * as Electron from 'electron'
import type { Page } from 'playwright'

/** The longest that a start may take until there is a window, in milliseconds. */
export const LONGEST_START = 60_000
/** The longest that the main process may take for a test's function, in milliseconds. */
export const LONGEST_ANSWER = 30_000
/** The longest that quitting may take, in milliseconds: five seconds of saving on a busy machine. */
export const LONGEST_QUIT = 30_000

/** The running app, on whichever host. */
export interface Desktop {
  /** The window's page as it is now; after a crash it is another one. */
  page(): Promise<Page>
  /** Runs a function in the main process with Electron's API. */
  evaluate<Given, Value>(
    run: (electron: typeof Electron, given: Given) => Value | Promise<Value>,
    given?: Given,
  ): Promise<Value>
  /** The log file so far. */
  log(): string
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>
  /** Quits as a person does. @returns the exit code */
  quit(): Promise<number | null>
  /** Ends it without its farewell. */
  end(): Promise<void>
}

export interface Launch {
  /** Where the app is, when it isn't this repository. */
  app?: string
  /** Further arguments of the command line. */
  args: string[]
  env: Record<string, string>
  /** Words to put before the command, such as those of a session of its own. */
  within?: string[]
  /** The desktop's own folder, where its log is. */
  profile: string
}

/**
 * What every host's app is started with: made-up microphone and camera, so that no system asks for the person's own,
 * and nothing but this computer to be reached.
 */
const SWITCHES = [
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
]

/** A program with its words, as it is spawned. */
export interface Command {
  command: string
  args: string[]
  env: Record<string, string>
}

/** Words of the app's own, behind those that every host gets. */
export const appArguments = (args: string[]): string[] => [...SWITCHES, ...args]

/** The test's own surroundings with what the launch changes of them. */
export const environmentOf = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...env }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

/** Puts words before a command, such as those of a session of its own; all words of the app come behind them. */
export function commandWithin(within: string[], command: string, args: string[]): Omit<Command, 'env'> {
  const [first = '', ...words] = [...within, command, ...args]
  return { command: first, args: words }
}

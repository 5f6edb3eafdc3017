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

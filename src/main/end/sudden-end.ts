import { join } from 'node:path'
import { app, dialog } from 'electron'
import type { Logger } from 'pino'

/** How the app ends by a failure that nobody expected. */
export interface SuddenEnd {
  /** Where the failure is written down, as soon as there is a log. */
  logTo(log: Logger, folder: string): void
  /** What saves before the end, as soon as there is something to save. @returns whether all of it was saved */
  saveBy(save: () => Promise<boolean>): void
}

/**
 * Takes the failures of the main process that nobody handles. Electron itself would show a child the stack and go on
 * with what is half done; this saves, says so in plain words and ends.
 */
export function endKindly(): SuddenEnd {
  let log: Logger | undefined
  let file: string | undefined
  let save: () => Promise<boolean> = async () => true
  let isEnding = false

  async function end(error: unknown): Promise<void> {
    log?.fatal({ err: error }, 'the app has crashed')
    // One failure may bring the next; the first one ends the app.
    if (isEnding) return
    isEnding = true
    const isSaved = await save().catch(() => false)
    dialog.showErrorBox('Stepwise has to close', chooseWords(isSaved, file))
    app.exit(1)
  }

  process.on('uncaughtException', error => void end(error))
  process.on('unhandledRejection', error => void end(error))
  return {
    logTo(to, folder) {
      log = to
      file = join(folder, 'stepwise.log')
    },
    saveBy(how) {
      save = how
    },
  }
}

function chooseWords(isSaved: boolean, file: string | undefined): string {
  return [
    'Something went wrong inside Stepwise.',
    isSaved
      ? 'What you have done is saved.'
      : 'The last thing that you did may not be saved; everything before it is.',
    'Open Stepwise again to go on. If this happens more often, restart the computer.',
    ...(file ? [`\n\nFor a grown-up who wants to help: what happened is written down in ${file}`] : []),
  ].join(' ')
}

import { dialog } from 'electron'
import type { Logger } from 'pino'
import type { Outcome } from '#contract/desktop.ts'

/** Says in a dialog how something ended; nothing when the parent has changed their mind. */
export async function tellOutcome(result: Outcome): Promise<void> {
  if (result.outcome === 'cancelled') return
  const isDone = result.outcome === 'done'
  await dialog.showMessageBox({
    type: isDone ? 'info' : 'warning',
    message: isDone ? 'Done' : 'That didn’t work',
    detail: isDone ? result.file : result.message,
    buttons: ['OK'],
  })
}

/**
 * Does what an entry of the menu says. Nobody waits for it, so that a failure is told here.
 * @param words what the parent is told then
 */
export function fromMenu(log: Logger, words: string, work: () => Promise<void>): void {
  work()
    .catch((error: unknown) => {
      log.error({ err: error }, 'an entry of the menu failed')
      return tellOutcome({ outcome: 'failed', message: words })
    })
    .catch((error: unknown) => log.error({ err: error }, 'a failure could not be told'))
}

import { type BrowserWindow, dialog } from 'electron'
import type { Logger } from 'pino'

/**
 * Asks whoever sits before a page that doesn't answer what to do about it; the question goes when the page answers.
 * @param openAgain ends the page and loads it anew
 */
export function askAboutFrozenPage(window: BrowserWindow, log: Logger, openAgain: () => void): void {
  let asking: AbortController | undefined

  async function ask(): Promise<void> {
    if (asking) return
    const mine = new AbortController()
    asking = mine
    try {
      const { response } = await dialog.showMessageBox(window, {
        type: 'question',
        message: 'Stepwise is taking a long time',
        detail:
          'Perhaps the computer is busy: waiting a little often helps. If it doesn’t, open Stepwise again. What is saved is safe, and what you have typed is usually there again.',
        buttons: ['Wait', 'Open again'],
        defaultId: 0,
        cancelId: 0,
        signal: mine.signal,
      })
      if (response === 1 && !mine.signal.aborted && !window.isDestroyed()) openAgain()
    } catch (error) {
      log.error({ err: error }, 'the question about a page that does not answer failed')
    } finally {
      asking = undefined
    }
  }

  window.on('unresponsive', () => {
    log.warn('the page does not answer')
    void ask()
  })
  window.on('responsive', () => asking?.abort())
  window.on('closed', () => asking?.abort())
}

import { askByDialog } from '../updates.ts'
import { goOnErasing } from './erasing.ts'

/** As many paths as fit into a dialog of the system. */
const MOST = 8

/** What could not be deleted, in words for whoever has asked for it. */
export function wordsOfLeft(left: string[]): string {
  const more = left.length > MOST ? `\n… and ${left.length - MOST} more` : ''
  return `Another program may hold it, such as a backup or an antivirus. Restart the computer and open Stepwise once more: it deletes the rest first.\n\n${left.slice(0, MOST).join('\n')}${more}`
}

/**
 * Tells what of a deletion is still there, until it is gone: nobody should go on as if it were.
 * @returns false when the app should quit
 */
export async function tellUntilErased(profile: string, left: string[]): Promise<boolean> {
  for (let still = left; still.length > 0; still = goOnErasing(profile)) {
    const isToTry = await askByDialog({
      message: 'Not everything is deleted yet',
      detail: wordsOfLeft(still),
      yes: 'Try again',
      no: 'Quit',
    })
    if (!isToTry) return false
  }
  return true
}

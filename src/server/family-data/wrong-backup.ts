import { MOST_CHILDREN } from '#contract/children.ts'
import { HttpError } from '../shared/http-error.ts'

const SQLITE_HEADER = 'SQLite format 3\0'

const words = {
  none: 'This file is no backup of Stepwise. Please choose one that Stepwise has made; its name usually ends in .db.',
  damaged:
    'This backup is damaged or not complete, so it was not used. Please choose another one; perhaps it was not copied to its end.',
  newer:
    'This backup was made by a newer version of Stepwise. Please update Stepwise on this computer first, then try again.',
  other: 'This backup was made by another edition of Stepwise, so it was not used.',
  strange:
    'There is something in this backup that Stepwise would not have put there, so it was not used. Please choose another one.',
  nobody:
    'Your family’s account is not in this backup, so it was not used. It holds other families of another computer.',
  noSuchChild: 'This child is not in this backup, so it was not used. Please choose another backup.',
  crowded: `With the children of this backup your family would have more than ${MOST_CHILDREN}, so it was not used. Please restore one child alone, or delete one first.`,
}

/** Why a file can't be used as a backup, in words for the parent. */
export function wrongBackup(why: keyof typeof words): HttpError {
  return new HttpError(400, 'wrong_backup', words[why])
}

/** @throws HttpError 400 when a file that begins like this is no database */
export function refuseOtherFiles(beginning: Buffer): void {
  if (beginning.toString('latin1', 0, SQLITE_HEADER.length) !== SQLITE_HEADER) throw wrongBackup('none')
}

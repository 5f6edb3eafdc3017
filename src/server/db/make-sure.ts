import type { Logger } from 'pino'
import { StartError, type StartObstacle } from '../start-error.ts'
import { cannotOpen, damagedFile } from './inspect.ts'
import { judge } from './judge.ts'
import { newestUsable, type Place, recover } from './recover.ts'
import { momentInWords } from './stamp.ts'

/** Where a backup helps. A folder, a lock, a port or a newer file has nothing to gain from one. */
const CURED_BY_BACKUP: ReadonlySet<StartObstacle | undefined> = new Set<StartObstacle>([
  'damaged',
  'strange',
  'other-edition',
  'unreadable',
  'update',
])

interface Careful extends Place {
  log: Logger
  /** The parent wants the newest good backup in the place of a file that can't be opened. */
  isBackupWanted: boolean
}

/**
 * Opens the database file with `open`, once more from a backup where that helps: at once where the file is damaged
 * or lost, and otherwise where the parent wants it.
 * @throws StartError, with the date of the backup to go back to where there is one; nothing is changed then
 */
export function openCarefully<T>(given: Careful, open: () => T): T {
  try {
    makeSure(given)
    return open()
  } catch (error) {
    if (!(error instanceof StartError) || !CURED_BY_BACKUP.has(error.obstacle)) throw error
    const place = { ...given, isUpdateFailing: error.obstacle === 'update' }
    const isDamaged = error.obstacle === 'damaged'
    if (isDamaged || place.isBackupWanted) {
      if (goBack(place, isDamaged ? 'damaged' : 'odd', error)) return open()
      throw error
    }
    throw withOffer(error, newestUsable(place)?.takenAt)
  }
}

/** @throws StartError when the file is none that this version can open */
function makeSure(place: Careful): void {
  const { file, migrations } = place
  const found = judge(file, migrations)
  if (found.state === 'missing') goBack(place, 'missing')
  if (found.state === 'damaged') throw damagedFile(file, found.reason)
  if (found.state === 'newer') {
    throw new StartError(
      `The data file ${file} belongs to a newer version of Stepwise and has been left untouched; install the newest version to open it.`,
      { obstacle: 'newer' },
    )
  }
  if (found.state !== 'strange') return
  throw found.step === undefined
    ? new StartError(
        `Stepwise can't tell what the data file ${file} is, because its parts contradict each other, and has left it untouched; put a backup in its place, or choose another data folder with --data-dir.`,
        { obstacle: 'strange', cause: found.reason },
      )
    : new StartError(
        `The data file was prepared by another edition of Stepwise (step ${found.step} differs), so it is left untouched; use that edition, or choose another data folder with --data-dir.`,
        { obstacle: 'other-edition' },
      )
}

function goBack(place: Careful, fault: Parameters<typeof recover>[1], cause?: StartError): boolean {
  try {
    const recovery = recover(place, fault)
    if (!recovery) return false
    place.log.error(
      { cause: cause?.cause, fault, backup: recovery.backup.file, keptAs: recovery.keptAs },
      'restored a backup',
    )
    return true
  } catch (error) {
    throw cannotOpen(place.file, error)
  }
}

function withOffer(error: StartError, backup: Date | undefined): StartError {
  if (!backup) return error
  const when = momentInWords(backup)
  return new StartError(
    `${error.message.replace(/\.$/, '')}; or start with --use-backup to go back to the backup of ${when}, and the present file is kept.`,
    {
      obstacle: error.obstacle,
      cause: error.cause,
      backup,
      detail: `There is a good backup of ${when}. With it, anything saved after that is missing; the present file is kept.`,
    },
  )
}

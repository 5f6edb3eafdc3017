import type { Logger } from 'pino'
import { type Backup, type BackupKind, latestMoment, listBackups, removeBackup } from './backup-files.ts'
import { examineInThread } from './examine-in-thread.ts'
import type { Migration } from './migrations/index.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many good ones stay however old they are, and for how many days more of them do. */
const KEPT: Record<BackupKind, { good: number; days: number }> = {
  daily: { good: 7, days: 7 },
  snapshot: { good: 3, days: 0 },
  'before-restore': { good: 2, days: 7 },
}

interface Folder {
  folder: string
  migrations: readonly Migration[]
  now: () => Date
  log: Logger
  signal: AbortSignal
}

/**
 * Removes the backups that are old, but never the last good ones, whatever their dates: a family may be away for
 * longer than a week, a clock may run wild, and a disk may spoil one file after the other.
 * @returns those that were to count as good ones and are not
 */
export async function removeOldBackups(given: Folder): Promise<Backup[]> {
  const bad: Backup[] = []
  for (const kind of ['daily', 'snapshot', 'before-restore'] as const)
    bad.push(...(await removeOld(kind, given)))
  return bad
}

async function removeOld(
  kind: BackupKind,
  { folder, migrations, now, log, signal }: Folder,
): Promise<Backup[]> {
  const all = listBackups(folder)
  const backups = all.filter(backup => backup.kind === kind)
  const moment = now().getTime()
  const isYoung = (backup: Backup) => {
    const age = moment - latestMoment(backup, all)
    return KEPT[kind].days > 0 && age >= 0 && age <= KEPT[kind].days * DAY
  }
  const mustLeave = (backup: Backup) =>
    backup.seal.leavesBy !== undefined && Date.parse(backup.seal.leavesBy) <= moment
  const isKeptByNumber = KEPT[kind].good >= backups.length && !backups.some(mustLeave)
  if (isKeptByNumber || backups.every(backup => isYoung(backup) && !mustLeave(backup))) return []

  const examinees = backups.map(({ file, seal: { sha256 } }) => ({ file, ...(sha256 && { sha256 }) }))
  const verdicts = await examineInThread({ examinees, migrations }, signal)
  const isGood = (backup: Backup) => verdicts[backups.indexOf(backup)]?.isGood === true
  let good = 0
  const bad: Backup[] = []
  const staying = backups.filter(backup => !mustLeave(backup))
  for (const backup of staying) {
    if (good >= KEPT[kind].good) {
      if (!isYoung(backup)) removeBackup(backup)
    } else if (isGood(backup)) good++
    else bad.push(backup)
  }
  // The last good one stays even then.
  if (good > 0) for (const backup of backups.filter(mustLeave)) removeBackup(backup)
  for (const { file } of bad) log.error({ file }, 'a backup can not be used')
  return bad
}

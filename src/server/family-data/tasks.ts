import { checkBackup } from './check-backup.ts'
import { writeExport } from './export.ts'
import { restoreRows } from './restore-rows.ts'
import { writeBackup } from './write-backup.ts'

/** The long work on files, done in a process of its own so that nobody else waits for it. */
export const tasks = {
  backUp: writeBackup,
  check: checkBackup,
  export: writeExport,
  restore: restoreRows,
}
export type FamilyTasks = typeof tasks

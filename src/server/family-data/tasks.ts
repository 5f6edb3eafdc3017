import { writeAccountBackup } from './account-backup.ts'
import { checkBackup } from './check-backup.ts'
import { writeExport } from './export.ts'
import { restoreAccount } from './restore-account.ts'

/** The long work on files, done in a process of its own so that nobody else waits for it. */
export const tasks = {
  backUp: writeAccountBackup,
  check: checkBackup,
  export: writeExport,
  restore: restoreAccount,
}
export type FamilyTasks = typeof tasks

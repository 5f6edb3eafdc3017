import type { checkBackup } from './check-backup.ts'
import type { writeExport } from './export.ts'
import type { restoreRows } from './restore-rows.ts'
import type { writeBackup } from './write-backup.ts'

type Given<Task extends (given: never) => unknown> = Parameters<Task>[0]

/**
 * The long work on files, done in a process of its own so that nobody else waits for it. It loads what it does and no
 * more: each process does one of them.
 */
export const tasks = {
  backUp: async (given: Given<typeof writeBackup>) => (await import('./write-backup.ts')).writeBackup(given),
  check: async (given: Given<typeof checkBackup>) => (await import('./check-backup.ts')).checkBackup(given),
  export: async (given: Given<typeof writeExport>) => (await import('./export.ts')).writeExport(given),
  restore: async (given: Given<typeof restoreRows>) => (await import('./restore-rows.ts')).restoreRows(given),
}
export type FamilyTasks = typeof tasks

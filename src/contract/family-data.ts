import { z } from 'zod'
import { passwordAgainSchema } from './accounts.ts'
import { type Endpoints, idParams } from './endpoint.ts'
import { ofChildSchema } from './parents-corner.ts'

/** In bytes. A family's work of years is a few megabytes; a file beyond this is something else. */
export const LARGEST_BACKUP = 1024 * 1024 * 1024
/** What the parent types before the account or a child is deleted; letter case doesn't matter. */
export const DELETE_WORDS = 'delete everything'

/** A backup may take its time, in milliseconds. */
const BACKUP_DEADLINE = 600_000

const keptBackupSchema = z.object({
  /** Names it in the calls. */
  name: z.string(),
  /** ISO 8601 in UTC. */
  takenAt: z.string(),
  /** The daily one, one from before an update of Stepwise, or one from before a restore, to undo that. */
  kind: z.enum(['daily', 'snapshot', 'before-restore']),
})
export type KeptBackup = z.infer<typeof keptBackupSchema>

/** A child whose work is in a backup. */
const childInBackupSchema = z.object({
  /** Names it in the calls. */
  id: z.number().int(),
  name: z.string(),
  /** False for one that the family has no more: restoring the backup adds it again. */
  isHere: z.boolean(),
})
export type ChildInBackup = z.infer<typeof childInBackupSchema>

const damagedFileSchema = z.object({
  /** Names it in the folder. */
  name: z.string(),
  /** When Stepwise set it aside, and when it deletes it: ISO 8601 in UTC. */
  setAsideAt: z.string(),
  deletedAt: z.string(),
  bytes: z.number(),
})
export type DamagedFile = z.infer<typeof damagedFileSchema>

const restoredSchema = z.object({
  /** The backup that holds how things were before, to undo this. */
  undo: keptBackupSchema,
})
export type Restored = z.infer<typeof restoredSchema>

const confirmation = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.literal(DELETE_WORDS, `Please type “${DELETE_WORDS}” to confirm`))

const wroteItself = z.void()

const listedBackupSchema = keptBackupSchema.extend({ children: z.array(childInBackupSchema) })
export type ListedBackup = z.infer<typeof listedBackupSchema>

/** Where a call takes a `child`, it is about that one alone; 404 for another family's. */
export const familyDataEndpoints = {
  /** Those on this computer in which this family's data is, or the child's, newest first. */
  listBackups: {
    method: 'GET',
    path: '/api/backups',
    access: 'parent',
    query: ofChildSchema,
    answer: z.object({ backups: z.array(listedBackupSchema) }),
  },
  /** Files that were set aside because they were damaged, newest first; all families' words are in them. */
  listDamaged: {
    method: 'GET',
    path: '/api/damaged-files',
    access: 'parent',
    answer: z.object({ files: z.array(damagedFileSchema) }),
  },
  /** Answers with a file that holds this family's data alone, or of its children that one alone. */
  backUpNow: {
    method: 'GET',
    path: '/api/backups/now',
    access: 'parent',
    query: ofChildSchema,
    answer: wroteItself,
    deadline: BACKUP_DEADLINE,
  },
  /**
   * What each child has done becomes what it was in the backup. Children that the family has no more are added again;
   * those that the backup doesn't know stay as they are, as do other families, the password and what a parent has set.
   * With a `child` it is restored alone: one of the family, or one that the list names.
   */
  restoreBackup: {
    method: 'POST',
    path: '/api/backups/:name/restore',
    access: 'parent',
    params: z.object({ name: z.string().max(100) }),
    query: ofChildSchema,
    answer: restoredSchema,
    deadline: BACKUP_DEADLINE,
  },
  /** The same from a file that `backUpNow` made, sent as it is: `application/octet-stream`. */
  restoreFile: {
    method: 'POST',
    path: '/api/backups/restore-file',
    access: 'parent',
    query: ofChildSchema,
    answer: restoredSchema,
    deadline: BACKUP_DEADLINE,
  },
  /** Answers with a zip of JSON and Markdown. */
  exportFamily: {
    method: 'GET',
    path: '/api/export',
    access: 'parent',
    query: ofChildSchema,
    answer: wroteItself,
    deadline: BACKUP_DEADLINE,
  },
  /** How many other families have an account on this computer. */
  countOthers: {
    method: 'GET',
    path: '/api/computer',
    access: 'parent',
    answer: z.object({ otherFamilies: z.number().int() }),
  },
  /**
   * Allows the desktop, for a minute, to delete everything of everyone; the only family's keys of AI services are
   * forgotten at once. 409 while there are other families.
   */
  allowErasing: {
    method: 'POST',
    path: '/api/computer/erase',
    access: 'parent',
    body: passwordAgainSchema.extend({ confirmation }),
    answer: z.void(),
  },
  /** 409 `last_child` for the only one who learns: that is `deleteAccount`. */
  deleteChild: {
    method: 'POST',
    path: '/api/parent/children/:id/delete',
    access: 'parent',
    params: idParams,
    body: z.object({ confirmation }),
    answer: z.void(),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/me/delete',
    access: 'parent',
    body: z.object({ confirmation }),
    answer: z.void(),
  },
} as const satisfies Endpoints

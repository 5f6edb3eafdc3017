import { closeSync, existsSync, fsyncSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readText, removeFile, renameFile } from '../shared/held-files.ts'
import { readChecksum } from './examine.ts'
import { parseMoment, stamp } from './stamp.ts'

/** What a backup's file name ends with. */
const ENDINGS = {
  daily: '-daily.db',
  /** From before an update of the database. */
  snapshot: '-before-update.db',
  /** From before a family went back to an older backup, so that it can undo that. */
  'before-restore': '-before-restore.db',
} as const

export type BackupKind = keyof typeof ENDINGS

/** Kept beside a backup as `….db.seal`. A backup from before there were seals has none. */
const sealSchema = z.object({
  /** Of the whole file, in hex. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Counts up from backup to backup, whatever the clock says. */
  number: z.number().int().positive().optional(),
  /** When it must be gone, because it holds an account that was deleted. */
  leavesBy: z.iso.datetime().optional(),
})
export type Seal = z.infer<typeof sealSchema>

export interface Backup {
  file: string
  /** What the clock said. */
  takenAt: Date
  kind: BackupKind
  seal: Seal
}

/**
 * Every backup in the folder, the one taken last first. A backup that was taken after another one can't be older, so
 * where a stamp says so, it is the former one's that is wrong.
 */
export function listBackups(folder: string): Backup[] {
  const backups = readdirIfThere(folder).flatMap(name => {
    const takenAt = parseMoment(name)
    const kind = findKind(name)
    const file = join(folder, name)
    return takenAt && kind ? [{ file, takenAt, kind, seal: readSeal(file) } satisfies Backup] : []
  })
  const byAge = backups.map(backup => ({ backup, moment: latestMoment(backup, backups) }))
  byAge.sort((one, other) => other.moment - one.moment || numberOf(other.backup) - numberOf(one.backup))
  return byAge.map(({ backup }) => backup)
}

/** The latest moment, in milliseconds, at which a backup can have been taken. */
export function latestMoment(backup: Backup, backups: readonly Backup[]): number {
  const later = backups.filter(
    other => backup.seal.number !== undefined && numberOf(other) > backup.seal.number,
  )
  return Math.min(...[backup, ...later].map(({ takenAt }) => takenAt.getTime()))
}

const numberOf = ({ seal }: Backup): number => seal.number ?? 0

function findKind(name: string): BackupKind | undefined {
  for (const [kind, ending] of Object.entries(ENDINGS)) {
    if (name.endsWith(ending)) return kind as BackupKind
  }
  return undefined
}

/** A place for a new backup. A name holds whole seconds; a second backup within one must not take the first one's. */
export function freePlace(folder: string, now: Date, kind: BackupKind): { file: string; takenAt: Date } {
  const takenAt = new Date(Math.floor(now.getTime() / 1_000) * 1_000)
  const fileOf = (moment: Date) => join(folder, `${stamp(moment)}${ENDINGS[kind]}`)
  while (existsSync(fileOf(takenAt))) takenAt.setTime(takenAt.getTime() + 1_000)
  return { file: fileOf(takenAt), takenAt }
}

/**
 * Puts a finished copy in a backup's place, with its checksum beside it first: a crash in between leaves a seal
 * without a backup, which the next one sweeps away.
 */
export function putInPlace(copy: string, file: string, folder: string, sha256: string | undefined): Seal {
  const number = Math.max(0, ...listBackups(folder).map(numberOf)) + 1
  const seal: Seal = { ...(sha256 && { sha256 }), number }
  writeSeal(file, seal)
  renameFile(copy, file)
  return seal
}

/** Changes a backup on purpose: where its checksum was right before, it is right afterwards. */
export function changeBackup({ file, seal }: Backup, change: (file: string) => void): void {
  const wasRight = seal.sha256 !== undefined && readChecksum(file) === seal.sha256
  change(file)
  if (wasRight) writeSeal(file, { ...seal, sha256: readChecksum(file) })
}

/** A backup that holds what should be forgotten goes by then, however few there are. */
export function letGoBy({ file, seal }: Backup, moment: Date): void {
  if (seal.leavesBy === undefined) writeSeal(file, { ...seal, leavesBy: moment.toISOString() })
}

export function removeBackup({ file }: Backup): void {
  removeFile(file)
  removeFile(sealOf(file))
}

/** What a crash or a failure left of a copy. */
export function sweep(folder: string): void {
  for (const name of readdirIfThere(folder)) {
    const isLoneSeal = name.endsWith('.seal') && !existsSync(join(folder, name.slice(0, -'.seal'.length)))
    if (name.includes('.partial') || isLoneSeal) removeFile(join(folder, name))
  }
}

const sealOf = (file: string) => `${file}.seal`

function writeSeal(file: string, seal: Seal): void {
  const partial = `${sealOf(file)}.partial`
  const descriptor = openSync(partial, 'w', 0o600)
  try {
    writeFileSync(descriptor, `${JSON.stringify(seal)}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameFile(partial, sealOf(file))
}

/** A seal that can't be read says nothing. */
function readSeal(file: string): Seal {
  try {
    return sealSchema.parse(JSON.parse(readText(sealOf(file))))
  } catch {
    return {}
  }
}

function readdirIfThere(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

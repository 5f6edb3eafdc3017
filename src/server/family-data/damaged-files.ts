import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { DamagedFile } from '#contract/family-data.ts'
import { DAYS_DAMAGED_KEPT } from '#contract/periods.ts'
import { parseMoment, stamp } from '../db/stamp.ts'
import { patiently, removeFile, renameFile } from '../shared/held-files.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const PREFIX = 'damaged-'
/** What SQLite keeps beside a file; they go with it. */
const COMPANIONS = ['', '-wal', '-shm']

/** The files that were set aside because they were damaged, newest first. They hold the words of all families. */
export function listDamaged(folder: string): DamagedFile[] {
  return namesIn(folder)
    .filter(name => !COMPANIONS.some(suffix => suffix !== '' && name.endsWith(suffix)))
    .map(name => {
      const setAsideAt = parseMoment(name.slice(PREFIX.length)) ?? statSync(join(folder, name)).mtime
      const bytes = COMPANIONS.reduce((sum, suffix) => sum + readSize(join(folder, name + suffix)), 0)
      const deletedAt = new Date(setAsideAt.getTime() + DAYS_DAMAGED_KEPT * DAY)
      return { name, setAsideAt: setAsideAt.toISOString(), deletedAt: deletedAt.toISOString(), bytes }
    })
    .sort((one, other) => other.setAsideAt.localeCompare(one.setAsideAt))
}

/** Deletes each of them with what lies beside it. @returns how many names are gone @throws what the disk refuses */
export function removeDamaged(folder: string): number {
  const names = namesIn(folder)
  for (const name of names) patiently(() => rmSync(join(folder, name), { recursive: true, force: true }))
  return names.length
}

/** Deletes those that have been kept for long enough, now and each hour. */
export function keepDamagedFiles(options: { folder: string; now: () => Date; log: Logger }): {
  stop(): void
} {
  const { folder, now, log } = options
  const sweep = () => {
    try {
      removeOld(folder, now())
    } catch (error) {
      log.error({ err: error }, 'a damaged file could not be deleted')
    }
  }
  sweep()
  const timer = setInterval(sweep, HOUR).unref()
  return { stop: () => clearInterval(timer) }
}

function removeOld(folder: string, now: Date): void {
  for (const { name, setAsideAt, deletedAt } of listDamaged(folder)) {
    const isOfTomorrow = new Date(setAsideAt).getTime() > now.getTime() + DAY
    if (!isOfTomorrow && new Date(deletedAt).getTime() > now.getTime()) continue
    for (const suffix of COMPANIONS) {
      const file = join(folder, name + suffix)
      // The clock was ahead then: its days are counted from now.
      if (!isOfTomorrow) removeFile(file)
      else if (readSize(file) > 0) renameFile(file, join(folder, nameOfNow(name, now) + suffix))
    }
  }
}

function nameOfNow(name: string, now: Date): string {
  const rest = name.slice(PREFIX.length).replace(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-?/, '')
  return `${PREFIX}${stamp(now)}-${rest}`
}

function namesIn(folder: string): string[] {
  return readdirSync(folder).filter(name => name.startsWith(PREFIX))
}

function readSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

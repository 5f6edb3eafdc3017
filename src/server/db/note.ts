import { closeSync, ftruncateSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import type SQLite from 'better-sqlite3'
import type { Logger } from 'pino'
import { z } from 'zod'
import { readText } from '../shared/held-files.ts'
import { readChecksum } from './examine.ts'
import { momentInWords } from './stamp.ts'

/** The last change that was saved. */
export interface LastChange {
  /** Counts up from change to change. */
  number: number
  /** ISO 8601 in UTC; empty before the first one. */
  at: string
}

const notedSchema = z.object({
  number: z.number().int().nonnegative(),
  at: z.union([z.iso.datetime(), z.literal('')]),
  /** The data file as it was left when Stepwise was closed. */
  closed: z.object({ sha256: z.string(), counter: z.number().int() }).optional(),
})
/** What `stepwise.note.json` says about the data file beside it. */
export type Noted = z.infer<typeof notedSchema>

/** What the parent reads when bytes changed by themselves. */
export const ROTTEN =
  'A part of the file with your family’s work has changed while Stepwise was closed, though nobody has written to it. Please look whether a text or a mark is not as it was; the backups in the parent’s corner hold what was there before. The disk of this computer may be failing.'

/** A note takes as much room each time, so that a full disk doesn't hinder it. */
const ROOM = 240

export interface Note {
  /** There was none, or none with anything in it. */
  isNew: boolean
  write(noted: Noted): void
  close(): void
}

/** Where the note about a data file lies. */
export function noteBeside(file: string): string {
  return `${file.replace(/\.db$/, '')}.note.json`
}

/** @returns undefined where there is no note, or none that can be read */
export function readNote(file: string): Noted | undefined {
  try {
    return notedSchema.parse(JSON.parse(readText(file)))
  } catch {
    return undefined
  }
}

/** Keeps the note open. It is not flushed to the disk: after a power cut it may be older than the data, never newer. */
export function openNote(file: string, log: Logger): Note {
  let descriptor: number | undefined
  const isNew = !statSync(file, { throwIfNoEntry: false })?.size
  const attempt = (run: () => void) => {
    try {
      run()
    } catch (error) {
      // It serves to tell of a loss. That it can't be kept is none.
      log.warn({ err: error }, 'the note of the last change is not kept')
    }
  }
  attempt(() => {
    descriptor = openSync(file, 'a+', 0o600)
    closeSync(descriptor)
    descriptor = openSync(file, 'r+')
    ftruncateSync(descriptor, ROOM)
  })
  return {
    isNew,
    write(noted) {
      attempt(() => {
        if (descriptor !== undefined) writeSync(descriptor, JSON.stringify(noted).padEnd(ROOM), 0)
      })
    },
    close() {
      attempt(() => {
        if (descriptor !== undefined) closeSync(descriptor)
        descriptor = undefined
      })
    },
  }
}

/** What the closed data file is known by. The log must have been written back into it. */
function describeClosed(file: string): Noted['closed'] | undefined {
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return undefined
  return { sha256: readChecksum(file), counter: readCounter(file) }
}

/**
 * Whether bytes of the data file have changed while Stepwise was closed and nobody wrote to it: SQLite counts in the
 * header what it writes, a failing disk doesn't.
 */
export function isRotten(file: string, noted: Noted | undefined): boolean {
  try {
    const closed = noted?.closed
    if (!closed) return false
    const found = describeClosed(file)
    return found !== undefined && found.sha256 !== closed.sha256 && found.counter === closed.counter
  } catch {
    // A file that can't be read has words of its own.
    return false
  }
}

/** @returns words for the parent where the data file lacks what the note knows of */
function lossInWords(found: LastChange, noted: Noted | undefined): string | undefined {
  if (!noted || noted.number <= found.number || noted.at === '') return undefined
  const until = momentInWords(new Date(noted.at))
  const from = found.at !== '' && found.at < noted.at ? momentInWords(new Date(found.at)) : undefined
  const when =
    from === undefined ? `until ${until}` : from === until ? `at ${until}` : `between ${from} and ${until}`
  return `What was done ${when} may be missing. Stepwise was ended in the middle of its work, perhaps by a power cut, and the last part of what it had written is lost.`
}

/** False for a database of a version from before changes were counted. */
export function hasCount(sqlite: SQLite.Database): boolean {
  return sqlite.prepare("select 1 from pragma_table_info('last_change')").get() !== undefined
}

/**
 * Compares the opened database with the note.
 * @returns words for the parent about what is lost; undefined when nothing is
 */
export function findLoss(sqlite: SQLite.Database, note: Note, noted: Noted | undefined): string | undefined {
  if (!hasCount(sqlite)) return undefined
  const read = sqlite.prepare<[], LastChange>('select number, at from last_change')
  const found = read.get() ?? { number: 0, at: '' }
  const words = lossInWords(found, noted)
  // Counts on from where it was, or the same loss would be told again and again.
  if (noted && words) sqlite.prepare('update last_change set number = ?').run(noted.number)
  note.write(read.get() ?? found)
  return words
}

/** Notes what the file is like now that it is closed. */
export function noteClosed(file: string, noteFile: string, note: Note): void {
  const noted = readNote(noteFile)
  const closed = describeClosed(file)
  if (noted && closed) note.write({ number: noted.number, at: noted.at, closed })
}

function readCounter(file: string): number {
  const counter = Buffer.alloc(4)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, counter, 0, counter.length, 24)
  } finally {
    closeSync(descriptor)
  }
  return counter.readUInt32BE()
}

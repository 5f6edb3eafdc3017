import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { isDamage } from './inspect.ts'
import { judge } from './judge.ts'
import type { Migration } from './migrations/index.ts'

/** A file to look at; with a checksum that it has been given, that alone decides. */
export interface Examinee {
  file: string
  sha256?: string
  /** Just made: it is turned into one that needs no log beside it. */
  isFresh?: boolean
}

export type Verdict = { isGood: true; sha256: string } | { isGood: false; reason: string }

/** How much of a file is read at once, in bytes. */
const PIECE = 1_048_576

/**
 * Whether a copy of the database may count as a good one: whole, with nothing that points to nothing, and with the
 * tables of this version or a former one.
 */
export function examine({ file, sha256, isFresh }: Examinee, migrations: readonly Migration[]): Verdict {
  try {
    if (sha256 !== undefined) {
      return readChecksum(file) === sha256
        ? { isGood: true, sha256 }
        : { isGood: false, reason: 'its bytes have changed' }
    }
    if (isFresh) standAlone(file)
    const found = judge(file, migrations)
    if (found.state !== 'good')
      return { isGood: false, reason: 'reason' in found ? found.reason : found.state }
    if (found.isMisnumbered) return { isGood: false, reason: 'its number has changed' }
    if (hasLooseEnds(file)) return { isGood: false, reason: 'a row of it points to nothing' }
    return { isGood: true, sha256: readChecksum(file) }
  } catch (error) {
    return { isGood: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** SHA-256 of a file, in hex. */
export function readChecksum(file: string): string {
  const hash = createHash('sha256')
  const piece = Buffer.alloc(PIECE)
  const descriptor = openSync(file, 'r')
  try {
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece)) {
      hash.update(piece.subarray(0, length))
    }
  } finally {
    closeSync(descriptor)
  }
  return hash.digest('hex')
}

/** Opening it to read it would otherwise leave files beside it. */
function standAlone(file: string): void {
  const sqlite = new SQLite(file, { fileMustExist: true })
  try {
    sqlite.pragma('journal_mode = delete')
  } catch (error) {
    if (!isDamage(error)) throw error
  } finally {
    sqlite.close()
  }
}

function hasLooseEnds(file: string): boolean {
  const sqlite = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    return sqlite.prepare('select 1 from pragma_foreign_key_check limit 1').get() !== undefined
  } finally {
    sqlite.close()
  }
}

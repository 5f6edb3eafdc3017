import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { shareNext } from '../shared/share-next.ts'
import type { ConnectionMutex } from './connection-mutex.ts'
import type { ChangeCounter } from './count-changes.ts'

/** Puts what has been written to a file onto the disk, while the event loop goes on. */
export interface Flush {
  /** @throws what the disk has thrown: then it is not certain that it is there */
  flush(): Promise<void>
  /** Waits for what is under way and lets go of the file. */
  close(): Promise<void>
}

/** The log of a database file, opened when first needed: SQLite has made it by then, and keeps no lock on it. */
export function flushLog(databaseFile: string): Flush {
  const sync = promisify(fdatasync)
  let descriptor: number | undefined
  const { ask: flush, settled } = shareNext(() => {
    // Windows flushes only what may be written to.
    descriptor ??= openSync(`${databaseFile}-wal`, 'r+')
    return sync(descriptor)
  })
  return {
    flush,
    async close() {
      await settled()
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
    },
  }
}

/** Where SQLite itself has flushed what it says to have saved. */
export const FLUSHED: Flush = { async flush() {}, async close() {} }

/**
 * Gives the connection to the next one; settles once what was written is on the disk, and noted down. The disk keeps
 * nobody else waiting, and many who write at once wait for one flush.
 */
export function lettingGo(options: { mutex: ConnectionMutex; changes: ChangeCounter; disk: Flush }) {
  const { mutex, changes, disk } = options
  return async (hasWritten: boolean): Promise<void> => {
    const change = changes.take()
    mutex.release()
    if (!hasWritten) return
    await disk.flush()
    changes.noteDown(change)
  }
}

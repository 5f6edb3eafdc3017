import type SQLite from 'better-sqlite3'
import { hasCount, type LastChange, type Note } from './note.ts'

/** Counts each change in the transaction that makes it, and notes it down once it is on the disk. */
export interface ChangeCounter {
  /** Adds what was changed since the last call to the count; belongs into the transaction, at its end. */
  count(): void
  /** What was counted last and is not taken yet. */
  take(): LastChange | undefined
  /** Notes it down; belongs behind the flush, so that the note is never newer than the data. */
  noteDown(change: LastChange | undefined): void
  /** What was changed since the last call has been undone. */
  forget(): void
  /** Does both, in a transaction of its own, for changes that were made without. */
  catchUp(): void
  /** Counts what another process has changed. */
  countOther(): void
}

const COUNTS_NOTHING: ChangeCounter = {
  count() {},
  take: () => undefined,
  noteDown() {},
  forget() {},
  catchUp() {},
  countOther() {},
}

export function countChanges(sqlite: SQLite.Database, note: Note, now: () => Date): ChangeCounter {
  if (!hasCount(sqlite)) return COUNTS_NOTHING
  const readTotal = sqlite.prepare<[], number>('select total_changes()').pluck()
  const add = sqlite.prepare<[string], LastChange>(
    'update last_change set number = number + 1, at = ? returning number, at',
  )
  const total = () => readTotal.get() ?? 0
  let counted = total()
  let latest: LastChange | undefined

  function count(): void {
    // What was counted in a transaction that came to nothing must not be noted.
    latest = undefined
    if (total() !== counted) addOne()
  }

  function addOne(): void {
    latest = add.get(now().toISOString())
    counted = total()
  }

  return {
    count,
    take() {
      const change = latest
      latest = undefined
      return change
    },
    noteDown(change) {
      if (change) note.write(change)
    },
    forget() {
      latest = undefined
      counted = total()
    },
    catchUp() {
      if (sqlite.inTransaction || total() === counted) return
      try {
        sqlite.transaction(count).immediate()
      } catch {
        // The change itself is saved; without room for its count, the next one is counted.
        latest = undefined
      }
    },
    countOther() {
      counted = -1
      this.catchUp()
    },
  }
}

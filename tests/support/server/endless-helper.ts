import SQLite from 'better-sqlite3'
import { serveTasks } from '#server/helper/serve-tasks.ts'

const hoard: Buffer[] = []

/** A helper whose tasks never end by themselves: one inside of SQLite, where no JavaScript runs, one in memory. */
export const endlessTasks = {
  check: (_given: unknown) => {
    const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'
    return new SQLite(':memory:').prepare(endless).get()
  },
  hoard: (_given: unknown) => {
    for (;;) hoard.push(Buffer.alloc(10_000_000, 1))
  },
  pid: (_given: unknown) => process.pid,
}

serveTasks(endlessTasks)

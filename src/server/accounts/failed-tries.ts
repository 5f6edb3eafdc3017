import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'

const MOST_FAILURES = 10
const PAUSE = 15 * 60_000
/** Those that belong to no account are the ones that anybody can make up. */
const MOST_UNKNOWN = 1_000
const UNKNOWN = '?'

interface Tries {
  failures: number
  /** On the clock of `elapsed`. */
  until: number
}

export interface FailedTries {
  /** Counts a failure. @returns 0, or the milliseconds to wait when there have been ten: then nothing is counted */
  count(subject: string): Promise<number>
  /** A try that came to nothing, neither right nor wrong. */
  takeBack(subject: string): Promise<void>
  forgive(subject: string): Promise<void>
}

/** Names what is tried, such as `login` for an account; an e-mail that has none by its hash alone. */
export function createSubject(kind: string, account: { id: number } | undefined, emailHash: string): string {
  return account ? `${kind} ${account.id}` : `${kind} ${UNKNOWN}${emailHash}`
}

/**
 * The failed tries of the last 15 minutes, by what was tried. They outlive a restart, and no clock but the running
 * one counts for them: set to whatever time, the computer's neither frees anybody nor keeps them out for longer.
 * Where the disk is full they count until Stepwise is closed.
 * @param elapsed milliseconds on a clock that nobody can set
 */
export function keepFailedTries(options: { db: Db; elapsed: () => number; log: Logger }): FailedTries {
  const { db, elapsed, log } = options
  const startedAt = elapsed()
  const all = new Map<string, Tries>()
  let loading: Promise<void> | undefined
  // Read at the first try, because it is not needed to start.
  const load = () => (loading ??= read())

  async function read(): Promise<void> {
    for (const { subject, failures } of await db.selectFrom('failed_tries').selectAll().execute()) {
      all.set(subject, { failures, until: startedAt + PAUSE })
    }
  }

  async function forgetOld(): Promise<void> {
    const over = [...all].filter(([, { until }]) => until <= elapsed()).map(([subject]) => subject)
    const unknown = [...all.keys()].filter(subject => subject.includes(UNKNOWN) && !over.includes(subject))
    await forget([...over, ...unknown.slice(0, Math.max(0, unknown.length - MOST_UNKNOWN))])
  }

  async function forget(subjects: string[]): Promise<void> {
    const kept = subjects.filter(subject => all.delete(subject))
    if (kept.length === 0) return
    await store(db.deleteFrom('failed_tries').where('subject', 'in', kept))
  }

  async function set(subject: string, tries: Tries): Promise<void> {
    all.set(subject, tries)
    const { failures } = tries
    await store(
      db
        .insertInto('failed_tries')
        .values({ subject, failures })
        .onConflict(conflict => conflict.column('subject').doUpdateSet({ failures })),
    )
  }

  async function store(query: { execute(): Promise<unknown> }): Promise<void> {
    try {
      await query.execute()
    } catch (error) {
      log.warn({ err: error }, 'failed tries are counted until the next start alone')
    }
  }

  return {
    async count(subject) {
      await load()
      const moment = elapsed()
      const before = all.get(subject)
      const isOver = !before || before.until <= moment
      if (!isOver && before.failures >= MOST_FAILURES) return before.until - moment
      const failures = isOver ? 1 : before.failures + 1
      // The pause begins with the last of them.
      const until = isOver || failures === MOST_FAILURES ? moment + PAUSE : before.until
      await set(subject, { failures, until })
      await forgetOld()
      return 0
    },
    async takeBack(subject) {
      const tries = all.get(subject)
      if (tries) await set(subject, { ...tries, failures: Math.max(0, tries.failures - 1) })
    },
    async forgive(subject) {
      await load()
      await forget([subject])
    },
  }
}
